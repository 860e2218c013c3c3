/** Number of random bytes in an ID, enough to rule out collisions between a user's lists. */
const BYTES = 8;

/** Returns a random list ID for use in the page URL. Works in insecure contexts, where `crypto.randomUUID` is missing. */
export function newListId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
