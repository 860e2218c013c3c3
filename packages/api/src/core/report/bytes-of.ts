const encoder = new TextEncoder();

/** Returns the number of UTF-8 bytes of a value as JSON. */
export function bytesOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
