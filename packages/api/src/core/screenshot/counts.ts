const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:reposts?|retweets?|retruths?)$/i, 'reposts'],
  [/^quotes?$/i, 'quotes'],
  [/^likes?$/i, 'likes'],
  [/^bookmarks?$/i, 'bookmarks'],
  [/^views?$/i, 'views'],
  [/^comments?$/i, 'comments'],
  [/^shares?$/i, 'shares'],
  [/^(?:replies|reply)$/i, 'replies'],
  [/^reactions?$/i, 'reactions'],
  [/^boosts?$/i, 'boosts'],
  [/^favou?rites?$/i, 'favourites'],
  [/^(?:upvotes?|votes?)$/i, 'upvotes'],
  [/^saves?$/i, 'saves'],
  [/^notes?$/i, 'notes'],
];
/** Networks group the digits of large numbers; without a group separator, a point or a unit was lost in reading. */
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+|\d{1,4}(?:[.,]\d{1,2})?`;
const COUNTED = new RegExp(`(?<![\\w.,])(${NUMBER})\\s?([KkMm])?\\s+([A-Za-z]+)`, 'g');
const FACTORS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/**
 * Engagement figures that are printed with their name, such as `1,286 Reposts` or `1.1K shares`. Numbers beside a mere
 * icon are left out: an icon cannot be recognized with certainty. On networks whose reactions stand before the comments, the
 * number that opens that row counts as reactions.
 */
export function readCounts(rows: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    for (const [, number = '', suffix = '', label = ''] of row.matchAll(COUNTED)) {
      const name = NAMES.find(([pattern]) => pattern.test(label))?.[1];
      const value = toNumber(number, suffix);
      // `Like` beside a number is a button beside an icon; only `1 like` is a count.
      if (name && value !== null && (value === 1 || label.endsWith('s')))
        counts[name] = Math.max(counts[name] ?? 0, value);
    }
    const opening = new RegExp(`^\\D{0,8}?(${NUMBER})\\s?([KkMm])?\\s.*\\d[KkMm]?\\s+comments\\b`).exec(row);
    if (opening?.[1] && !new RegExp(`^\\D*${opening[1]}\\s?[KkMm]?\\s+comments?\\b`, 'i').test(row)) {
      const value = toNumber(opening[1], opening[2] ?? '');
      if (value !== null) counts.reactions ??= value;
    }
  }
  return counts;
}

/** Null for a part of one without a unit, whose unit was lost in reading. */
function toNumber(number: string, suffix: string): number | null {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(number)) return Number(number.replace(/\D/g, ''));
  const value = Number(number.replace(',', '.'));
  if (suffix === '') return Number.isInteger(value) ? value : null;
  return Math.round(value * (FACTORS[suffix.toLowerCase()] ?? 1));
}
