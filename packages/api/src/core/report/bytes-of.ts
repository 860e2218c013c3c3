const encoder = new TextEncoder();

/** Bytes of UTF-8 that a value takes as JSON. */
export function bytesOf(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
