/** Separator between a headline and the name of the outlet or section, with spaces around it unless it is a bar. */
const SEPARATOR = /\s+[-–—·•»:]+\s+|\s*\|+\s*/u;

/**
 * Whether the titles of a page are the same headline. A section and the outlet's name after it (`Ferries return | News |
 * Coast Radio`), spaces and letter case are ignored.
 * @param titles titles that are present, at least one
 * @param outlet names of the outlet, e.g. its source name and its host
 */
export function titlesAgree(titles: readonly string[], outlet: readonly string[]): boolean {
  const names = new Set(outlet.map(lettersOf).filter(Boolean));
  const readings = titles.map((title) => headlinesOf(title, names));
  const [first = [], ...others] = readings;
  return first.some((headline) => others.every((reading) => reading.includes(headline)));
}

/** What a title may have as its headline: the whole of it and, when it ends in the outlet's name, each beginning of it. */
function headlinesOf(title: string, names: ReadonlySet<string>): string[] {
  const parts = title.split(SEPARATOR).map(lettersOf);
  const whole = parts.join(' ');
  if (parts.length < 2 || !names.has(parts.at(-1) ?? '')) return [whole];
  return [whole, ...parts.slice(1).map((_, end) => parts.slice(0, end + 1).join(' '))];
}

/** Letters and digits alone, in lower case: `The Harbor-Ledger` and `the harborledger` are the same. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
