/** Reads datelines at the beginning of a paragraph: "BERLIN, Nov 3 (Reuters) - ", "Rosenau, 6. Mai 2026 – ". */
import { type DatedSpan, type DatingOptions, datedSpans } from './dated-spans.ts';
import { agencyNamed } from './names.ts';

const MAX_CHARACTERS = 110;
const DASH = /\s(?:[–—-]|--)\s|[–—:]\s/u;
const IN_BRACKETS = /\(([^()]{2,40})\)/u;

export interface Dateline {
  readonly dates: readonly DatedSpan[];
  readonly agency: string | null;
}

/**
 * Returns the days and agency between the beginning of a paragraph and its first dash or colon. Without one, an agency in
 * brackets near the beginning is enough. Null if the paragraph does not begin with a dateline.
 */
export function readDateline(text: string, options: DatingOptions): Dateline | null {
  const head = text.slice(0, MAX_CHARACTERS);
  const dash = DASH.exec(head);
  const line = dash ? head.slice(0, dash.index) : '';
  const bracketed = IN_BRACKETS.exec(dash ? line : head.slice(0, MAX_CHARACTERS / 2))?.[1] ?? '';
  const agency =
    bracketed
      .split(/[/,]/)
      .map(agencyNamed)
      .find((name) => name !== null) ?? null;
  const isPlace = /^[\p{Lu}\p{sc=Han}(/]/u.test(line) && !/\p{L}{5,}[.!?]\s+\p{Lu}/u.test(line);
  const dates = isPlace ? datedSpans(line, options) : [];
  return dates.length > 0 || agency !== null ? { dates, agency } : null;
}
