import type { DateOptions } from '../../dates/found-date.ts';
import { sourceEvidence } from '../lines/source-evidence.ts';
import { type FragmentKind, fragmentKind } from './fragment-kind.ts';
import { dayOf, outletOf } from './record-facts.ts';

/** The text in brackets at the end of a teaser, or after a dash that follows its last sentence. */
const ENDING =
  /(?:[([（【](?<bracket>[^()[\]（）【】]{2,60})[)\]）】]|(?<=[.!?…。]["”»]?)\s+[-–—|]\s*(?<piece>[^-–—|]{2,60}))\s*$/u;
const DAYS: ReadonlySet<FragmentKind> = new Set<FragmentKind>(['date', 'age']);
/** Minimum share of the teasers that must have an outlet or a day. */
const MIN_SHARE = 0.5;

/** Credits of pictures and notes of an editor, which are also capitalized. */
const NOTE =
  /^(?:getty|photo|picture|image|file|update[sd]?|corrects?|corrected|adds|story|continue[sd]?|read)(?!\p{L})/iu;

/**
 * Returns the outlets, with their dates, at the end of teasers: "Nine farms will be flooded. (Rural Post, Nov 19)". All null
 * unless at least half of the teasers end with a possible outlet, and one of them with a known outlet or a day.
 * @param teasers the last line of the teaser of each record. Undefined for a record without one.
 */
export function teaserOutlets(
  teasers: readonly (string | undefined)[],
  options: DateOptions,
): (string | null)[] {
  const endings = teasers.map((teaser) => {
    const { bracket, piece } = ENDING.exec(teaser ?? '')?.groups ?? {};
    const ending = bracket ?? piece ?? '';
    const name = outletOf(ending, options) ?? '';
    const isOutlet = sourceEvidence(name) !== 'none' && !NOTE.test(name) && fragmentKind(name) !== 'person';
    return isOutlet ? ending : null;
  });
  const written = teasers.filter((teaser) => teaser !== undefined).length;
  const named = endings.filter((ending) => ending !== null);
  const isSure = named.some(
    (ending) => sourceEvidence(ending) === 'strong' || dayOf(ending, options) !== null,
  );
  return isSure && named.length >= MIN_SHARE * written ? endings : endings.map(() => null);
}

/** The text in front of the first dash or dot of a teaser. */
const FRONT = /^([^-–—|·]{3,30}?)\s+[-–—|·]\s+\S/u;

/** Returns the day in front of each teaser: "3 days ago · Nine farms will be flooded". All null unless half of them have one. */
export function teaserDays(teasers: readonly (string | undefined)[]): (string | null)[] {
  const days = teasers.map((teaser) => {
    const front = FRONT.exec(teaser ?? '')?.[1] ?? '';
    return DAYS.has(fragmentKind(front)) ? front : null;
  });
  const written = teasers.filter((teaser) => teaser !== undefined).length;
  const found = days.filter((day) => day !== null).length;
  return found >= MIN_SHARE * written ? days : days.map(() => null);
}
