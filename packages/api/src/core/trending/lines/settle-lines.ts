import { at } from '@earshot/schema/at';
import type { FoundDate } from '@earshot/schema/values/dates/found-date';
import type { LineFields } from '../layout/field-label.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import { readFields } from '../layout/read-fields.ts';
import type { LineOptions } from './line-options.ts';
import { withoutBullet } from './line-pieces.ts';
import { yearNearOf } from './list-dates.ts';
import { listLayout } from './list-layout.ts';
import { withoutListMarks } from './list-marks.ts';
import { type ReadLine, readLine } from './read-line.ts';
import { sourceEvidence } from './source-evidence.ts';
import { sourceKey } from './source-key.ts';
import { bareName } from './source-place.ts';
import { slottedNames } from './source-slots.ts';
import { splitPieces } from './split-pieces.ts';
import { stripDates } from './strip-dates.ts';
import { wholeTitle } from './whole-title.ts';

/** Number of lines in which a name must be a possible publisher before it counts as a publisher elsewhere. */
const CONFIRMING_LINES = 2;
/** Number of other headlines that must name a source for it to be the subject of the list. */
const MIN_NAMING_LINES = 2;

/**
 * Reads every line, then rereads doubtful lines with the help of the publishers and years found in the others. `ownDates`:
 * dates on separate lines.
 */
export function settleLines(
  rows: readonly NumberedLine[],
  {
    lineType,
    referenceDay,
    table,
    numericOrder,
  }: Pick<LineOptions, 'lineType' | 'referenceDay' | 'table' | 'numericOrder'>,
  ownDates: readonly FoundDate[],
): { readonly lines: ReadLine[]; readonly yearNear: string | undefined } {
  const texts = withoutListMarks(rows.map(({ text }) => text));
  // The titles of addresses come from the addresses.
  const fields = table || lineType === 'url' ? null : readFields(texts, 'headline');
  const readAt = (i: number, own: LineOptions) => readLine(at(texts, i), at(rows, i).line, own);
  const options: LineOptions = {
    lineType,
    referenceDay,
    ...(numericOrder && { numericOrder }),
    trustedSources: new Set(),
    layout: new Set(),
    table,
  };
  const first = rows.map((_, i) => readAt(i, options));
  const distinct = withoutRepeats(first);
  const trustedSources = frequentSources(distinct, options);
  const settled = { ...options, trustedSources, layout: listLayout(distinct) };
  const second = first.map((read, i) => (isDoubtful(read) ? readAt(i, settled) : read));
  const yearNear = yearNearOf(second, ownDates, referenceDay);
  const dated = { ...settled, yearNear };
  const lines = second.map((read, i) => {
    const own = fields?.[i] ?? null;
    const isOtherYear = read.isYearAssumed && yearNear !== undefined;
    return isOtherYear || addsTo(read, own) ? readAt(i, { ...dated, fields: own }) : read;
  });
  return { lines: withoutSubject(lines, dated), yearNear };
}

/**
 * Removes a source that is actually the subject of the list ("Investors flee - Coast Lines"): it is the list's only source
 * and not a known publisher, fewer than half of the lines have it, and at least two other headlines contain it.
 */
function withoutSubject(lines: readonly ReadLine[], options: LineOptions): ReadLine[] {
  const [name = '', ...others] = new Set(lines.flatMap(({ source }) => source ?? []));
  const named = lines.filter(({ source }) => source === name).length;
  const about = lines.filter(({ title, source }) => source === null && title.includes(name)).length;
  const isSubject = others.length === 0 && sourceEvidence(name) === 'weak';
  if (!isSubject || 2 * named >= lines.length || about < MIN_NAMING_LINES) return [...lines];
  return lines.map((line) =>
    line.source === name && line.slot === 'after a dash'
      ? { ...line, source: null, slot: null, title: wholeTitle(line.text, options) }
      : line,
  );
}

/** Whether the pieces of a line have an outlet or a day that the reading of the line on its own does not have. */
function addsTo(read: ReadLine, fields: LineFields | null): boolean {
  if (fields === null || (fields.outlet === null && fields.days.length === 0)) return false;
  const isSame = fields.outlet === read.source && fields.title === read.title;
  return !isSame || (read.date === null && fields.days.length > 0);
}

/** Whether the publishers in other lines may change how the line is read. */
function isDoubtful({ fromSlug, source, title }: ReadLine): boolean {
  return !fromSlug && (source === null || !/\s/.test(source) || title.includes(':'));
}

/** Keeps each headline of a publisher only once, because a repeated line is not a confirmation. */
function withoutRepeats(lines: readonly ReadLine[]): ReadLine[] {
  const seen = new Set<string>();
  return lines.filter(({ title, source }) => {
    const key = `${title}\n${source ?? ''}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Returns the keys of publishers that several lines contain or end with. */
function frequentSources(lines: readonly ReadLine[], options: LineOptions): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const name of line.source === null ? possibleNames(line.title, options) : [line.source]) {
      const key = sourceKey(name);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([key, count]) => (count >= CONFIRMING_LINES ? [key] : [])));
}

/** Returns possible publishers in a title without one: after a bar or dash, or in a slot. */
function possibleNames(title: string, options: LineOptions): string[] {
  const piece = splitPieces(withoutBullet(title)).slice(1).at(-1)?.text;
  const written = [...(piece === undefined ? [] : [piece]), ...slottedNames(title).map(({ name }) => name)];
  const names = written.map((text) => bareName(stripDates(text, options).rest));
  return [...new Set(names)].filter((name) => sourceEvidence(name) !== 'none');
}
