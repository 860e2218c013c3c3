import { countOf, formatCount } from '@earshot/schema/format-count';
import { isSupported } from '@earshot/schema/trending/heat';
import type { HeatBasis, TrendingResult } from '@earshot/schema/trending/model';
import { longDay } from '@earshot/schema/trending/phrasing';
import { NO_DATES_FOUND } from '@earshot/schema/trending/rules';
import { METHOD_VERSION } from '../report/method-version.ts';
import type { ReadLine } from './lines/read-line.ts';
import type { Tag } from './tags/tag.ts';

type Summary = TrendingResult['summary'];

export interface SummaryInput {
  /** Number of lines that are neither blank nor furniture of a page. */
  readonly totalLines: number;
  readonly stories: number;
  readonly lines: readonly ReadLine[];
  readonly tags: readonly Tag[];
  readonly basis: HeatBasis;
  readonly referenceDay: string;
  /** Additional remarks on how the list was read. */
  readonly remarks: readonly string[];
}

/** Returns the summary of a ranking: totals, time window, tags, timeline, and notes on what the ranking could not use. */
export function summarizeList(input: SummaryInput): Summary {
  const timeline = countDays(input.lines);
  const [first, last] = [timeline[0]?.day, timeline.at(-1)?.day];
  return {
    total_inputs: input.totalLines,
    unique_titles: input.stories,
    time_window: first && last ? timeWindow(first, last) : NO_DATES_FOUND,
    top_tags: input.tags.map(({ text, lines }): [string, number] => [text, lines]),
    ...(input.lines.some(({ relativeDate }) => relativeDate) && { reference_day: input.referenceDay }),
    notes: [...input.remarks, ...supportNotes(input)],
    timeline,
    method_version: METHOD_VERSION,
    heat_basis: input.basis,
  };
}

/** Returns a range such as `March 1, 2025 to March 5, 2025`, or one date if both days are equal. */
function timeWindow(first: string, last: string): string {
  return first === last ? longDay(first) : `${longDay(first)} to ${longDay(last)}`;
}

function countDays(lines: readonly ReadLine[]): Summary['timeline'] {
  const days = new Map<string, number>();
  for (const { date } of lines) if (date !== null) days.set(date, (days.get(date) ?? 0) + 1);
  return [...days]
    .map(([day, lineCount]) => ({ day, count: lineCount }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

function supportNotes({ basis, lines, referenceDay }: SummaryInput): string[] {
  if (basis.lines === 0) return [];
  const notes: string[] = [];
  if (!isSupported('recency', basis))
    notes.push(
      `${share(basis.dated_lines, basis.lines, 'a date')}, which is too few to judge recency. Its points were distributed over the other parts of the heat score.`,
    );
  if (!isSupported('sources', basis))
    notes.push(
      `${share(basis.sourced_lines, basis.lines, 'a source')}, which is too few to judge source diversity. Its points were distributed over the other parts of the heat score.`,
    );
  const relative = lines.filter(({ relativeDate }) => relativeDate).length;
  if (relative > 0)
    notes.push(
      `${countOf(relative, 'line')} ${relative === 1 ? 'has' : 'have'} a relative date, such as “2 hours ago,” counted from ${longDay(referenceDay)}.`,
    );
  return notes;
}

function share(some: number, all: number, what: string): string {
  return some === 0
    ? `No line has ${what}`
    : `Only ${formatCount(some)} of ${countOf(all, 'line')} ${some === 1 ? 'has' : 'have'} ${what}`;
}
