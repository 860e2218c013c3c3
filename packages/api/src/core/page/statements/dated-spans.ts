/** Finds the dates in short lines and datelines, each with its label. */
import { findDates } from '@earshot/schema/values/dates/find-dates';
import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import { ANY_DAY, firstDay } from '@earshot/schema/values/dates/read-day';
import { type FoundLabel, findLabels } from './labels.ts';
import { agencyNamed } from './names.ts';

export interface DatedSpan {
  /** ISO date. */
  readonly day: string;
  /** `plain`: the line does not say whether this is the publication or update date. */
  readonly kind: 'published' | 'updated' | 'plain';
  /** Whether the date depends on the time of the request, as "3 hours ago" or a day without a year does. */
  readonly isRelative: boolean;
  readonly start: number;
  readonly end: number;
}

export interface DatingOptions {
  readonly order: NumericOrder;
  /** Day of the request. If null, days that depend on it are skipped. */
  readonly today: string | null;
}

/** A label after a day belongs to it if only a time or punctuation is between them. */
const BETWEEN = /^(?:[\s,;()[\]/|·•-]|\d{1,2}[:.]\d{2}(?::\d{2})?|[ap]\.?m\.?)*$/iu;

/**
 * Returns the days in a text, in order.
 * @param carried label of the line above, if that line has no value
 */
export function datedSpans(
  text: string,
  { order, today }: DatingOptions,
  carried: FoundLabel | null = null,
): DatedSpan[] {
  const dates = daysIn(text, order, today);
  if (dates.length === 0) return [];
  const labels = findLabels(text).filter(({ kind }) => kind === 'published' || kind === 'updated');
  return dates.map((date, i) => {
    const from = dates[i - 1]?.end ?? 0;
    const to = dates[i + 1]?.start ?? text.length;
    const before = labels.findLast(({ start, end }) => start >= from && end <= date.start);
    const after = labels.find(
      ({ start, end }) => start >= date.end && end <= to && BETWEEN.test(text.slice(date.end, start)),
    );
    const isAfter =
      after !== undefined && (i === dates.length - 1 || !BETWEEN.test(text.slice(after.end, to)));
    const label = before ?? (isAfter ? after : null) ?? (i === 0 ? carried : null);
    return { ...date, kind: label?.kind === 'published' || label?.kind === 'updated' ? label.kind : 'plain' };
  });
}

/** A weekday alone is more often a heading or part of a sentence than a publication date. */
const WEEKDAY = /(?:sun|mon|tues|wednes|thurs|fri|satur)day/i;

const TIME = /(?<!\d)\d{1,2}\s?[:.h]\s?\d{2}(?!\d)/giu;

/**
 * Replaces labels and times with separators of the same length, because words such as "hier" are recognized as days only
 * between separators or at the ends of the text.
 */
function withoutLabelsAndTimes(text: string): string {
  const timeless = text.replace(TIME, (time) => '|'.repeat(time.length));
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of findLabels(text)) {
    pieces.push(timeless.slice(from, start), '|'.repeat(end - start));
    from = end;
  }
  return pieces.join('') + timeless.slice(from);
}

type Dated = Omit<DatedSpan, 'kind'>;

function daysIn(text: string, order: NumericOrder, today: string | null): Dated[] {
  const options = { referenceDay: today ?? ANY_DAY.referenceDay, numericOrder: order };
  const found = findDates(text, options)
    .map(({ date, start, end, relative, isYearAssumed }) => ({
      day: date,
      isRelative: relative || isYearAssumed,
      start,
      end,
    }))
    .filter(
      ({ isRelative, start, end }) =>
        !isRelative || (today !== null && !WEEKDAY.test(text.slice(start, end))),
    );
  if (found.length > 0) return found;
  const day = firstDay(text, options);
  if (day !== null) return [{ day, isRelative: false, start: 0, end: text.length }];
  const bare = withoutLabelsAndTimes(text);
  return bare === text ? [] : daysIn(bare, order, today);
}

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
