import { addDays } from '@earshot/schema/values/dates/calendar';
import { findDates } from '@earshot/schema/values/dates/find-dates';
import type { DateOptions, FoundDate } from '@earshot/schema/values/dates/found-date';
import { publisherNamed } from '../../page/publisher/publishers.ts';
import { stripDates } from '../lines/list-dates.ts';
import { withoutBullet } from '../lines/list-marks.ts';
import { bareName, sourceEvidence } from '../lines/source-evidence.ts';
import {
  AUTHOR_JOINT,
  type FragmentKind,
  fieldOf,
  fragmentKind,
  isByline,
  LAYOUT_TERMS,
  NAME_AND_TIME,
  OTHERS_AFTER_NAME,
  readAge,
  splitFragments,
  withoutLeadingCount,
  withoutLinkStart,
} from './fragment-kind.ts';

/** "Spiegel vom 12.11.2026" */
const BEFORE_DATE = /\s+(?:vom|of|on|du|del|de|dal|van)$/i;
const HOURS_PER_DAY = 24;
const LABELED = /^([^:：]{1,20})[:：]\s*(?=\S)/u;
const AROUND_NAME = /\s+on MSN$|\s+\([^()]{2,20}\)$|;\s[^;]+$|\s+@\w{2,}$/;
/** "Ana Ruiz for Harbor Signal", "Ana Ruiz (Harbor Signal)" */
const PERSON_AND_OUTLET =
  /^([^,(@]{3,60}?)(,\s+|\s+(?:for|at|@)\s+|\s*[(（[]\s*)(\p{Lu}[^,()]{1,60}?)[)）\]]?(?:\s+@\w+)?$/u;
const BEFORE_NAME = /^(?:(?:via|from|read more at)\s+|www\.)/i;
const MAX_NAME_CHARACTERS = 70;
/** `ageHours` is the age that the date was read from, such as 5 for "5h". */
export interface ReadDay extends FoundDate {
  readonly ageHours: number | null;
}

/** "Headline: ", "Quelle: " */
export function withoutLabel(text: string): string {
  const [label = '', name = ''] = LABELED.exec(text) ?? [];
  return fieldOf(name.trim().toLowerCase()) === null ? text : text.slice(label.length);
}

/** "u/kaffekopp", "(self.askharbor)": a user, and a post without a link */
const USER = /^(?:u\/|\(self\.)\w/;

export function outletOf(line: string, options: DateOptions): string | null {
  const text = withoutLabel(withoutBullet(line));
  const pieces = splitFragments(outletOfByline(text) ?? text).map((piece) => {
    const written = withoutLabel(piece);
    return outletOfByline(written) ?? written;
  });
  const ranked = pieces.toSorted((a, b) => rankOf(fragmentKind(a)) - rankOf(fragmentKind(b)));
  const [best = ''] = ranked;
  const isCount = fragmentKind(best) === 'count' && publisherNamed(best) === null;
  if (isCount || USER.test(best) || !/\p{L}/u.test(best)) return null;
  const { rest } = stripDates(best, options);
  const undated = rest === best ? rest : rest.replace(BEFORE_DATE, '');
  const [name = ''] = undated.split(AUTHOR_JOINT).map(nameIn);
  const bare = bareName(
    withoutLinkStart(name.replace(AROUND_NAME, '').replace(OTHERS_AFTER_NAME, '')).replace(BEFORE_NAME, ''),
  );
  const isSection = fragmentKind(bare) === 'heading' && publisherNamed(bare) === null;
  return !isSection && bare.length > 0 && bare.length <= MAX_NAME_CHARACTERS ? bare : null;
}

/** "Fenwick, Ada" */
const SORTED_NAME = /^(\p{Lu}[\p{L}'’-]+),\s(\p{Lu}[\p{L}'’-]+)$/u;

/** "Fenwick, Ada 11/26/2026 9:10 AM" */
const STAMP_AT_END = /\s+\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?$/i;

/** Also true for "Südwind, Schulz", an outlet and a reporter. */
function isSortedName(line: string): boolean {
  const [, family, given = ''] = SORTED_NAME.exec(line.replace(STAMP_AT_END, '')) ?? [];
  return (
    family !== undefined &&
    sourceEvidence(family) !== 'strong' &&
    !LAYOUT_TERMS.dateWords.has(given.toLowerCase())
  );
}

/** Whether a line names the sender of a message rather than an outlet: "Fenwick, Ada", "Ada Fenwick 9:10 AM". */
export function isSender(line: string): boolean {
  const [, poster = ''] = NAME_AND_TIME.exec(line) ?? [];
  if (fragmentKind(poster) === 'person') return true;
  const isPerson = () => fragmentKind(line.replace(SORTED_NAME, '$2 $1')) === 'person';
  return isSortedName(line) && (STAMP_AT_END.test(line) || isPerson());
}

/** A word in brackets or after "at" may be a place. */
export function outletOfByline(text: string): string | null {
  const [, person = '', joint = '', outlet = ''] = PERSON_AND_OUTLET.exec(text) ?? [];
  const isPerson = isByline(person) || fragmentKind(person) === 'person';
  const evidence = sourceEvidence(outlet);
  const mayBePlace = evidence !== 'strong' && !/\s/.test(outlet) && /[(（[]|\sat\s/u.test(joint);
  return isPerson && evidence !== 'none' && !mayBePlace ? outlet : null;
}

/** In "20 Minutes", the number is part of the name. */
function nameIn(text: string): string {
  return publisherNamed(text) === null && readAge(text) === null ? withoutLeadingCount(text) : text;
}

function rankOf(kind: FragmentKind): number {
  if (kind === 'outlet' || kind === 'outlet by' || kind === 'domain') return 0;
  if (kind === 'name') return 1;
  if (kind === 'handle' || kind === 'person') return 2;
  return kind === 'text' || kind === 'heading' || kind === 'button' ? 3 : 4;
}

/** "28.11.", "Spiegel, 28.11.", "(Spiegel, 28.11.)" */
export const DAY_BEFORE_MONTH = /(?:^|[,(|–—]\s*)(\d{1,2})\.\s?(0?[1-9]|1[0-2])\.\)?$/;

export function dayOf(line: string, options: DateOptions): ReadDay | null {
  for (const piece of [line, ...splitFragments(line)]) {
    const hours = readAge(piece.trim());
    if (hours !== null) return dayAt(hours, options);
  }
  const [, day, month] = DAY_BEFORE_MONTH.exec(line) ?? [];
  const [date] =
    day === undefined
      ? findDates(line, { ...options, isListPiece: true })
      : findDates(`${day}/${month}`, { ...options, isListPiece: true, numericOrder: 'day-first' });
  return date ? { ...date, ageHours: date.relative ? agesIn(line) : null } : null;
}

function agesIn(line: string): number | null {
  return splitFragments(line).reduce<number | null>((found, piece) => found ?? readAge(piece), null);
}

function dayAt(hours: number, { referenceDay }: DateOptions): ReadDay {
  const date = addDays(referenceDay, -Math.floor(hours / HOURS_PER_DAY));
  return { date, start: 0, end: 0, relative: true, isYearAssumed: false, ageHours: hours };
}
