const GROUPED = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/u;
const SHORT = /^(\d+)(?:[.,](\d{1,3}))?\s?(k|tsd\.?|m|mio\.?|mn|b|bn|mrd\.?)$/iu;
const POWERS: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Parses a count of people as written in exports: `1240000`, `1,240,000`, `1.240.000`, `1 240 000`, `1.24M`, `1,2 Mio.`,
 * `12k`. Without a unit, three digits after a separator are thousands. Null for any other text.
 */
export function readCount(text: string): number | null {
  const cell = text.trim();
  if (GROUPED.test(cell)) return Number(cell.replace(/\D/g, ''));
  if (PLAIN.test(cell)) return Math.round(Number(cell.replace(',', '.')));
  const [, whole = '', decimals = '0', unit = ''] = SHORT.exec(cell) ?? [];
  if (whole === '') return null;
  const power = /^mrd/i.test(unit) ? 1e9 : POWERS[unit.charAt(0).toLowerCase()];
  return power === undefined ? null : Math.round(Number(`${whole}.${decimals}`) * power);
}
