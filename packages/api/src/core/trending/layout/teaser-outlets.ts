import type { DateOptions } from '../../dates/found-date.ts';
import { sourceEvidence } from '../lines/source-evidence.ts';
import { outletOf } from './record-facts.ts';

/** The text in brackets at the end of a teaser, or after a dash that follows its last sentence. */
const ENDING =
  /(?:[([（【](?<bracket>[^()[\]（）【】]{2,60})[)\]）】]|(?<=[.!?…。]["”»]?)\s+[-–—|]\s*(?<piece>[^-–—|]{2,60}))\s*$/u;
/** Minimum share of the teasers that must end with a possible outlet. */
const MIN_SHARE = 0.5;

/**
 * Returns the outlets, with their dates, at the end of teasers: "Nine farms will be flooded. (Rural Post, Nov 19)". All null
 * unless at least half of the teasers end with a possible outlet.
 * @param teasers the last line of the teaser of each record. Undefined for a record without one.
 */
export function teaserOutlets(
  teasers: readonly (string | undefined)[],
  options: DateOptions,
): (string | null)[] {
  const endings = teasers.map((teaser) => {
    const { bracket, piece } = ENDING.exec(teaser ?? '')?.groups ?? {};
    const ending = bracket ?? piece ?? '';
    return sourceEvidence(outletOf(ending, options) ?? '') === 'none' ? null : ending;
  });
  const written = teasers.filter((teaser) => teaser !== undefined).length;
  const named = endings.filter((ending) => ending !== null).length;
  return named >= MIN_SHARE * written ? endings : endings.map(() => null);
}
