/** Separator between a headline and the name of the outlet or section. Must be surrounded by spaces unless it is a pipe. */
const SEPARATOR = /\s+[-–—·•»:]+\s+|\s*\|+\s*/u;

/** Ignores a section and the outlet's name after the headline (`Ferries return | News | Coast Radio`). */
export function titlesAgree(titles: readonly string[], outlet: readonly string[]): boolean {
  const names = new Set(outlet.map(lettersOf).filter(Boolean));
  const readings = titles.map((title) => headlinesOf(title, names));
  const [first = [], ...others] = readings;
  return first.some((headline) => others.every((reading) => reading.includes(headline)));
}

/**
 * Returns the possible headlines in a title: the whole title and, if it ends with the outlet's name, each of its prefixes.
 */
function headlinesOf(title: string, names: ReadonlySet<string>): string[] {
  const parts = title.split(SEPARATOR).map(lettersOf);
  const whole = parts.join(' ');
  if (parts.length < 2 || !names.has(parts.at(-1) ?? '')) return [whole];
  return [whole, ...parts.slice(1).map((_, end) => parts.slice(0, end + 1).join(' '))];
}

/** Returns letters and digits only, in lowercase: `The Harbor-Ledger` and `the harborledger` compare equal. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
