import { countOf, formatCount } from '@earshot/schema/format-count';
import { isSupported, MIN_SHARE_KNOWN, totalReach } from '@earshot/schema/trending/heat';
import type { HeatBasis, TrendingResult } from '@earshot/schema/trending/model';
import { joinNames, longDay } from '@earshot/schema/trending/phrasing';
import { NO_DATES_FOUND } from '@earshot/schema/trending/rules';
import { isAfterToday } from '@earshot/schema/values/dates/calendar';
import { leftOutNotes } from '../documents/text-lines.ts';
import { METHOD_VERSION } from '../report/compose-report.ts';
import { countsOf } from './layout/counts.ts';
import type { ReadLine } from './lines/read-line.ts';
import type { LinesInput, LinesReading } from './lines/read-lines.ts';
import type { UserColumns } from './lines/read-table.ts';
import type { ListSources } from './lines/source-evidence.ts';
import type { Tag } from './tags.ts';

type Summary = TrendingResult['summary'];

export interface SummaryInput {
  readonly totalLines: number;
  readonly stories: number;
  readonly lines: readonly ReadLine[];
  readonly tags: readonly Tag[];
  readonly basis: HeatBasis;
  readonly referenceDay: string;
  readonly remarks: readonly string[];
}

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

function timeWindow(first: string, last: string): string {
  return first === last ? longDay(first) : `${longDay(first)} to ${longDay(last)}`;
}

function countDays(lines: readonly ReadLine[]): Summary['timeline'] {
  return [...countsOf(lines.flatMap(({ date }) => date ?? []))]
    .map(([day, count]) => ({ day, count }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

const JUDGED = [
  { part: 'recency', counted: 'dated_lines', what: 'a date', name: 'recency' },
  { part: 'sources', counted: 'sourced_lines', what: 'a source', name: 'source diversity' },
] as const;

function supportNotes({ basis, lines, referenceDay }: SummaryInput): string[] {
  if (basis.lines === 0) return [];
  return [
    ...JUDGED.filter(({ part }) => !isSupported(part, basis)).map(
      ({ counted, what, name }) =>
        `${share(basis[counted], basis.lines, what)}, which is too few to judge ${name}. Its points were distributed over the other parts of the heat score.`,
    ),
    ...linesHave(
      lines.filter(({ relativeDate }) => relativeDate).length,
      `a relative date, such as “2 hours ago,” counted from ${longDay(referenceDay)}`,
    ),
  ];
}

/** The sentence with its count, in the singular or the plural. Empty for a count of 0. */
function aboutLines(count: number, one: string, several: string): string[] {
  return count === 0 ? [] : [`${countOf(count, 'line')} ${count === 1 ? one : several}.`];
}

const linesHave = (count: number, what: string) => aboutLines(count, `has ${what}`, `have ${what}`);

const MAX_EXAMPLES = 3;

export function readingRemarks(
  { lineType }: Pick<LinesInput, 'lineType'>,
  { lines, beyond, continued, leftOut, withoutLetters }: LinesReading,
  later: Pick<LaterDates, 'remarks'>,
): string[] {
  const plain = lineType === 'url' ? lines.filter(({ url }) => url === null).length : 0;
  const examples = joinNames([...new Set(leftOut)].slice(0, MAX_EXAMPLES).map((text) => `“${text}”`));
  return [
    ...leftOutNotes(beyond),
    ...aboutLines(
      plain,
      'has no web address and was read as a headline',
      'have no web address and were read as a headline',
    ),
    ...later.remarks,
    ...aboutLines(
      continued,
      'goes on with the item above it and was joined to it',
      'go on with the items above them and were joined to them',
    ),
    ...aboutLines(
      leftOut.length,
      `was not ranked because it looks like a label, byline, teaser or date of a page: ${examples}`,
      `were not ranked because they look like labels, bylines, teasers or dates of a page, such as ${examples}`,
    ),
    ...aboutLines(
      withoutLetters,
      'without any letters was left out of the ranking',
      'without any letters were left out of the ranking',
    ),
  ];
}

function share(some: number, all: number, what: string): string {
  return some === 0
    ? `No line has ${what}`
    : `Only ${formatCount(some)} of ${countOf(all, 'line')} ${some === 1 ? 'has' : 'have'} ${what}`;
}

export interface LaterDates {
  /** Few of the list's dates are after today, so it is probably a mistake: it is shown, but nothing is measured against it. */
  readonly isStray: (day: string | null) => boolean;
  readonly remarks: readonly string[];
}

/** Tomorrow counts as today, because of time zones. */
export function laterDates(lines: readonly Pick<ReadLine, 'date'>[], referenceDay: string): LaterDates {
  const days = lines.flatMap(({ date }) => date ?? []);
  const isLater = (day: string) => isAfterToday(day, { referenceDay });
  const later = days.filter(isLater).length;
  const areFew = later < MIN_SHARE_KNOWN * days.length;
  const newest = days.reduce((latest, day) => (day > latest ? day : latest), '');
  const isRecencyUsed = days.length >= MIN_SHARE_KNOWN * lines.length;
  const from = areFew
    ? 'the newest of the other dates'
    : `${longDay(newest || referenceDay)}, the newest date of the list`;
  const text = `a date after today, ${longDay(referenceDay)}${isRecencyUsed ? `. Recency counts from ${from}` : ''}`;
  return {
    isStray: (day) => day !== null && areFew && isLater(day),
    remarks: linesHave(later, text),
  };
}

export function heatBasis(
  lines: readonly ReadLine[],
  sources: ListSources,
  { reachOf }: Pick<UserColumns, 'reachOf'>,
  { isStray }: Pick<LaterDates, 'isStray'>,
): HeatBasis {
  const hours = lines.flatMap(({ ageHours }) => ageHours ?? []);
  const reaches = lines.flatMap(({ line, source }) => {
    const reach = reachOf.get(line);
    return reach === undefined ? [] : [{ reach, source: source === null ? null : sources.nameOf(source) }];
  });
  return {
    lines: lines.length,
    dated_lines: lines.filter(({ date }) => date !== null).length,
    sourced_lines: lines.filter(({ source }) => source !== null).length,
    newest_day: lines.reduce<string | null>(
      (newest, { date }) =>
        date !== null && !isStray(date) && (newest === null || date > newest) ? date : newest,
      null,
    ),
    ...(hours.length > 0 && { newest_hours: hours.reduce((least, age) => Math.min(least, age)) }),
    ...(reaches.length > 0 && { reach: { lines: reaches.length, total: totalReach(reaches) } }),
  };
}
