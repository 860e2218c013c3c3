/** Multipliers of the two halves of the hash: odd numbers without a pattern in their bits (cyrb53, public domain). */
const MULTIPLIERS = [2654435761, 1597334677] as const;

/**
 * A short name for a text: equal texts have equal names, different ones practically never. 53 bits, not for security.
 * @param text any length; ten million characters take some hundredths of a second
 */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let position = 0; position < text.length; position++) {
    const unit = text.charCodeAt(position);
    high = Math.imul(high ^ unit, MULTIPLIERS[0]);
    low = Math.imul(low ^ unit, MULTIPLIERS[1]);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
