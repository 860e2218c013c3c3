import { weekday } from '@earshot/schema/values/dates/calendar';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import type { DateOptions, FoundDate } from '@earshot/schema/values/dates/found-date';
import { publisherNamed } from '../../page/publisher/publishers.ts';
import { LAYOUT_TERMS } from '../layout/fragment-kind.ts';

export interface DatedPiece {
  readonly rest: string;
  /** A date inside the sentence is part of the headline's subject. */
  readonly edge: readonly FoundDate[];
}

const TIME_AFTER =
  /^[\s,]*(?:T|at\s+|um\s+|à\s+)?\d{1,2}(?:[:.h]\d{2}(?::\d{2}(?:\.\d+)?)?)?\s*(?:[ap]\.?m\.?(?!\p{L})|Z|Uhr)?\s*(?:\(?(?:GMT|UTC|[ECMP][SD]?T|CES?T|BST|IST|JST|AE[SD]T|SGT|HKT)\)?|[+-]\d{2}:?\d{2})?(?=[\s\])|,:;-]|$)/u;
const LABEL_BEFORE =
  /(?:^|[\s(|,])(?:(?:last\s+)?(?:published|updated|posted|date|on|the|am|le|el)\s*:?\s*)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]*\s+)?$/i;
/** "- The Sun, " */
const NAME_OR_WEEKDAY = /(?:^|([-–—|(,:;·•]))\s*((?:\p{Lu}[\p{L}'’.&-]*\s+){1,3})(Sun|Mon|Sat|Fri)[.,]*\s+$/u;
const NAME_CHARACTERS = 80;
const SUNDAY = 0;
/** A numeric date with a year is not part of a sentence. */
const NUMERIC = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const ONLY_MARKS = /^[\s\p{P}\p{S}]*$/u;
/** A leading date is a label if a mark or a new sentence follows. "March 10 attack kills 3" keeps its date. */
const LABEL_ENDS = /^(?:\s?г)?\s*[\])]*\s*[-–—|:,.]|^\s*[\])【［（「]|^\s+[[(\p{Lu}\p{Lo}\d"“'‘]/u;

/** "Baltimore Sun" does not end with a weekday. Unknown names must end in "Sun" after a mark, and not on a Sunday. */
export function endsWithName(text: string, { date, isYearAssumed }: FoundDate): boolean {
  const [, mark, before = '', last = ''] = NAME_OR_WEEKDAY.exec(text.slice(-NAME_CHARACTERS)) ?? [];
  if (last === '') return false;
  if (publisherNamed(before + last) !== null) return true;
  if (mark === undefined || last !== 'Sun' || publisherNamed(before) !== null) return false;
  const isSunday = !isYearAssumed && weekday(date) === SUNDAY;
  return !isSunday && !before.trim().split(/\s+/).some(isDateWord);
}

const isDateWord = (word: string) => LAYOUT_TERMS.dateWords.has(word.toLowerCase().replace(/[.,:]+$/, ''));

export function stripDates(piece: string, options: DateOptions): DatedPiece {
  const dates = findDates(piece, { ...options, isListPiece: true });
  if (dates.length === 0) return { rest: piece, edge: [] };
  const edge: FoundDate[] = [];
  let start = 0;
  let end = piece.length;
  for (const date of dates) {
    const after = endWithTime(piece, date.end);
    const before = startWithLabel(piece, date);
    const leads = ONLY_MARKS.test(piece.slice(start, before));
    if (!leads || !(ONLY_MARKS.test(piece.slice(after)) || LABEL_ENDS.test(piece.slice(after)))) break;
    edge.push(date);
    start = after;
  }
  for (const date of dates.toReversed()) {
    if (edge.includes(date)) break;
    const opens = startWithLabel(piece, date);
    const trails = ONLY_MARKS.test(piece.slice(endWithTime(piece, date.end), end));
    if (
      !trails ||
      !isSetApart(
        piece.slice(0, opens),
        piece.slice(opens, date.start),
        date,
        piece.slice(date.start, date.end),
      )
    )
      break;
    edge.push(date);
    end = opens;
  }
  return {
    rest: tidy(closeBracket(piece.slice(start, end))),
    edge,
  };
}

function endWithTime(piece: string, end: number): number {
  const time = TIME_AFTER.exec(piece.slice(end));
  return time ? end + time[0].length : end;
}

function startWithLabel(piece: string, date: FoundDate): number {
  const { start } = date;
  const before = piece.slice(0, start);
  const label = endsWithName(before, date) ? null : LABEL_BEFORE.exec(before);
  return label ? start - label[0].trimStart().length : start;
}

/** "said on Monday" is part of the sentence. */
function isSetApart(before: string, label: string, date: FoundDate, written: string): boolean {
  if (/[([{（［【）］】)\]},;:|/-]\s*$/u.test(before) || /^[(,]/.test(label)) return true;
  if (NUMERIC.test(written)) return true;
  return !date.relative && /\d{4}/.test(date.date) && label === '' && /[.!?]\s*$/.test(before);
}

/** Closes the bracket of "Headline (Gazette, 9 March 2025)" after the date is removed. */
function closeBracket(text: string): string {
  const open = text.lastIndexOf('(');
  return open > text.lastIndexOf(')') && /\p{L}/u.test(text.slice(open))
    ? `${text.replace(/[\s,;]+$/, '')})`
    : text;
}

function tidy(text: string): string {
  return text
    .replace(/[([{]\s*[)\]}]/g, '')
    .replace(/^[\s\])}）］】,;:|–—-]+/u, '')
    .replace(/[\s([{（［【,;:|–—-]+$/u, '')
    .trim();
}
