import { findDates } from '@earshot/schema/values/dates/find-dates';
import type { FoundDate } from '@earshot/schema/values/dates/found-date';
import { dayOfCell } from '@earshot/schema/values/dates/read-day';
import { isCommonWord } from '../../text/background-rank.ts';
import type { ColumnRole } from '../layout/column-role.ts';
import { dayOf, outletOf } from '../layout/record-facts.ts';
import type { LineOptions } from './line-options.ts';
import { sourceEvidence } from './source-evidence.ts';
import { bareName, confirmedEvidence, isTitleLike } from './source-place.ts';
import { type SourceSlot, slottedNames } from './source-slots.ts';
import { stripDates } from './strip-dates.ts';
import { takeEdges } from './take-edges.ts';

const VIA = /^via\s/i;
const AUTHOR = /^\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,2}$/u;

/** The parts of a line read on its own. */
export interface LineParts {
  /** The headline, which is one contiguous part of the line. */
  readonly title: string;
  readonly source: string | null;
  /** Dates that are not part of the headline. */
  readonly dates: readonly FoundDate[];
  /** Position of the source. Null after a bar, in a cell, or before a dash. */
  readonly slot: SourceSlot | null;
}

const DATELINE =
  /^(\p{Lu}[\p{L}\p{M}\d .,'’/-]{1,50}?)?[\s,]*[([]([\p{L}\p{N} .&'-]{2,30})[)\]]\s*(?:[-–—:]{1,2}\s*)?(\S.{7,})$/u;

/**
 * Removes dates and the publisher from both ends of a line that has no list mark or URL: `Headline - Source`, `Source:
 * Headline`, `Date | Source | Headline`, `Headline (AP)`, datelines. The text between them is not changed.
 */
export function readParts(line: string, options: LineOptions): LineParts {
  const dateline = readDateline(line, options);
  if (dateline) return dateline;
  const edges = takeEdges(line, options);
  const { written, source, dates } = edges;
  const middle = stripDates(written, options);
  const isDatedInFront = !written.startsWith(middle.rest);
  const isDatedInBracket = /,[^()[\]]*[)\]）］]\s*$/u.test(line);
  const isDated = middle.edge.length > 0 && (isDatedInFront || isDatedInBracket);
  const inline = takeInlineSource(middle.rest, options, source, isDated);
  return {
    title: inline.title,
    source: source ?? inline.source,
    dates: [...dates, ...middle.edge, ...inline.dates],
    slot: edges.isAfterDash ? 'after a dash' : inline.slot,
  };
}

/** Returns the title, publisher and dates from a table row's cells. */
export function readCells(cells: readonly string[], options: LineOptions): LineParts {
  const named = readColumns(cells, options);
  if (named) return named;
  const dated = cells.map((cell) => stripDates(cell, options));
  const texts = dated.map(({ rest }) => rest).filter((rest) => /[\p{L}\p{N}]/u.test(rest));
  const isSource = (cell: string) => confirmedEvidence(cell, options) !== 'none';
  const longest = texts.reduce((a, b) => (b.length > a.length ? b : a), '');
  const source =
    texts.find((cell) => cell !== longest && confirmedEvidence(cell, options) === 'strong') ??
    texts.find((cell) => cell !== longest && isSource(cell));
  const dates = dated.flatMap(({ edge }) => edge);
  if (source !== undefined) return { source: bareName(source), title: longest, dates, slot: null };
  const inline = takeInlineSource(longest, options, null);
  return { ...inline, dates: [...dates, ...inline.dates] };
}

/** Like `readCells`, but uses the columns of the list's table. Null if the row's title column has no letters. */
function readColumns(cells: readonly string[], options: LineOptions): LineParts | null {
  const { table } = options;
  if (!table || cells.length !== table.cells) return null;
  const cellOf = (role: ColumnRole) => cells[table.roles.indexOf(role)] ?? '';
  const title = cellOf('title');
  if (!/\p{L}/u.test(title)) return null;
  const outlet = outletOf(cellOf('outlet'), options);
  const day = dayOf(cellOf('date'), options) ?? dayOfCell(cellOf('date'), options);
  const dates = day === null ? [] : [typeof day === 'string' ? writtenOn(day) : day];
  if (outlet !== null) return { title, source: outlet, dates, slot: null };
  const inline = takeInlineSource(title, options, null);
  return { ...inline, dates: [...dates, ...inline.dates] };
}

/** A day that is all that a cell has, such as the serial number of a spreadsheet. */
function writtenOn(date: string): FoundDate {
  return { date, start: 0, end: 0, relative: false, isYearAssumed: false };
}

/** Reads `WASHINGTON, March 10 (Reuters) - The Treasury said`. Null for any other line. */
function readDateline(text: string, options: LineOptions): LineParts | null {
  const [, place = '', agency = '', rest = ''] = DATELINE.exec(text) ?? [];
  if (agency === '' || confirmedEvidence(agency, options) !== 'strong') return null;
  const story = stripDates(rest, options);
  if (!isTitleLike(story.rest)) return null;
  return {
    title: story.rest.replace(/^[\s|]+|[\s|]+$/g, ''),
    source: bareName(agency),
    dates: [...findDates(place, options), ...story.edge],
    slot: text.startsWith('[') ? 'bracket in front' : null,
  };
}

/**
 * Finds publishers within a title: `Source: Headline`, `Source, May 12: Headline`, `[Source] Headline`, `Headline (AP)`,
 * `Headline, Source`. If `known` is given, looks only for that publisher. `isDated`: whether there is a date next to the
 * name in the bracket, or at the start of the line.
 */
function takeInlineSource(
  title: string,
  options: LineOptions,
  known: string | null,
  isDated = false,
): LineParts {
  for (const { slot, name, rest } of slottedNames(title)) {
    const inSlot = stripDates(name, options);
    const slotted = slot === 'bracket at the end' ? { ...inSlot, rest: withoutAuthor(inSlot.rest) } : inSlot;
    const isSource =
      known === null
        ? isSourceIn(slot, slotted.rest, isDated, options)
        : slot !== 'after a comma' && bareName(slotted.rest) === known;
    if (!isSource || (slot !== 'bracket at the end' && !isTitleLike(rest))) continue;
    const story = stripDates(rest, options);
    return {
      source: bareName(slotted.rest),
      title: story.rest,
      dates: [...slotted.edge, ...story.edge],
      slot: known === null ? slot : null,
    };
  }
  return { source: null, title, dates: [], slot: null };
}

/** "Coast Times, Ana Ruiz" without the author. */
function withoutAuthor(text: string): string {
  const [outlet = '', author = '', ...more] = text.split(/,\s+/);
  const isAuthor = more.length === 0 && AUTHOR.test(author) && sourceEvidence(author) !== 'strong';
  return isAuthor && sourceEvidence(outlet) !== 'none' ? outlet : text;
}

/**
 * Whether the name in a slot is a publisher. Known publishers are accepted anywhere except after a comma. Other names are
 * accepted in slots where the list has its publishers, and in brackets next to a date.
 */
function isSourceIn(slot: SourceSlot, name: string, isDated: boolean, options: LineOptions): boolean {
  const evidence = confirmedEvidence(name, options);
  if (evidence === 'none') return false;
  if (evidence === 'strong' && slot !== 'after a comma') return true;
  if (VIA.test(name)) return true;
  if (slot === 'prefix' && isCommonWord(bareName(name).toLowerCase())) return false;
  return (
    options.layout.has(slot) || (isDated && (slot === 'bracket at the end' || slot === 'bracket in front'))
  );
}
