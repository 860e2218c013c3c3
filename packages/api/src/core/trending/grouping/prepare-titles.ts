import { dayNumber } from '@earshot/schema/values/dates/calendar';
import type { DayRange } from './day-evidence.ts';
import { type ListProfile, profileList } from './list-profile.ts';
import { compareRows, type PackedRows } from './packed-rows.ts';
import { PairEvidence } from './pair-evidence.ts';
import { JoinRules, reasonsOfTerms } from './reasons.ts';
import { weighTerms } from './term-weights.ts';
import { readTitleTerms, type TitleTerms } from './title-terms.ts';
import { type WeightedTitles, weighTitles } from './word-weights.ts';

export interface DatedTitle {
  readonly title: string;
  /** ISO date, or null if the line has none. */
  readonly date: string | null;
}

export interface PreparedTitles {
  /** The titles of all lines, with nicknames replaced by names. */
  readonly lines: readonly string[];
  /** The distinct titles. */
  readonly titles: readonly string[];
  readonly weighted: WeightedTitles;
  /** By line: the number of its distinct title. */
  readonly numberOfLine: Int32Array;
  /** By distinct title: the index of a line that has it. */
  readonly examples: Int32Array;
  readonly terms: TitleTerms;
  readonly profile: ListProfile;
  readonly evidence: PairEvidence;
  readonly rules: JoinRules;
  /** By term: its kind of reason, see `REASONS`. */
  readonly kinds: Uint8Array;
  /** By term: the distinct titles that contain it, ascending. */
  readonly holders: PackedRows;
  readonly days: readonly (DayRange | null)[];
}

/** Makes lines comparable: identical titles become one, numbered independently of the order of the lines. */
export function prepareTitles(lines: readonly DatedTitle[]): PreparedTitles {
  const titles = lines.map(({ title }) => title);
  const weighted = weighTitles(titles);
  const { examples, numberOfLine } = distinctTitles(weighted.sequences);
  const terms = readTitleTerms(titles, examples, weighted);
  const days = dayRanges(lines, numberOfLine, examples.length);
  const words = weighTerms(terms, weighted);
  const profile = profileList(terms, words, weighted.names);
  const kinds = reasonsOfTerms(terms, weighted);
  const rules = new JoinRules({ terms, weighted, examples, kinds, profile, words });
  const evidence = new PairEvidence({ terms, words, profile, days });
  return {
    lines: titles,
    titles: Array.from(examples, (line) => titles[line] ?? ''),
    weighted,
    numberOfLine,
    examples,
    terms,
    profile,
    evidence,
    rules,
    kinds,
    holders: words.holders,
    days,
  };
}

function distinctTitles(sequences: PackedRows): { examples: Int32Array; numberOfLine: Int32Array } {
  const lines = sequences.starts.length - 1;
  const sorted = Int32Array.from({ length: lines }, (_, i) => i).sort((a, b) => compareRows(sequences, a, b));
  const examples: number[] = [];
  const numberOfLine = new Int32Array(lines);
  for (const line of sorted) {
    const example = examples.at(-1);
    if (example === undefined || compareRows(sequences, example, line) !== 0) examples.push(line);
    numberOfLine[line] = examples.length - 1;
  }
  return { examples: Int32Array.from(examples), numberOfLine };
}

function dayRanges(
  lines: readonly DatedTitle[],
  numberOfLine: Int32Array,
  titles: number,
): (DayRange | null)[] {
  const ranges = Array.from({ length: titles }, (): DayRange | null => null);
  lines.forEach(({ date }, i) => {
    if (date === null) return;
    const [day, title] = [dayNumber(date), numberOfLine[i] ?? 0];
    const known = ranges[title];
    ranges[title] = known
      ? { first: Math.min(known.first, day), last: Math.max(known.last, day) }
      : { first: day, last: day };
  });
  return ranges;
}
