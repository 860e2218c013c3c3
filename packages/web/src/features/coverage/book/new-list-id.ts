/** Characters of an id: enough that two lists of one person never meet. */
const BYTES = 8;

/** A random name for a list, for its address. Works without a secure context, where `crypto.randomUUID` is missing. */
export function newListId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
