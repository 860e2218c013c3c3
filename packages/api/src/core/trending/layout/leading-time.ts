const LEADING_TIME =
  /^\[?(\d{1,2}[:.h]\d{2}(?::\d{2})?)(?:\s?[ap]\.?m\.?(?!\p{L})|\s?Uhr(?!\p{L}))?\]?\s*(?:[-–—|:·,]\s*)?(?=\S)/iu;

/** Splits a time of day from the start of a line: "06:40 BBC News: Ferry runs aground". */
export function splitLeadingTime(line: string): { time: string | null; rest: string } {
  const match = LEADING_TIME.exec(line);
  if (!match || match[0].length === match[1]?.length) return { time: null, rest: line };
  const rest = line.slice(match[0].length);
  return /^\p{L}|^["“„«‘'[(]/u.test(rest) ? { time: match[1] ?? null, rest } : { time: null, rest: line };
}
