import type { DateOptions } from '../../dates/found-date.ts';
import { sourceEvidence } from '../lines/source-evidence.ts';
import { type FragmentKind, fragmentKind } from './fragment-kind.ts';
import { dayOf, outletOf } from './record-facts.ts';

/** The text in front of the first dash or dot of a teaser. */
const FRONT = /^([^-–—|·]{3,80}?)\s+[-–—|·]\s+\S/u;
/** The text in brackets at the end of a teaser. */
const BRACKET = /[([（【]([^()[\]（）【】]{2,60})[)\]）】]\s*$/u;
/** The text after a dash that follows the last sentence of a teaser. */
const PIECE = /(?<=[.!?…。]["”»]?)\s+[-–—|]\s*([^-–—|]{2,60})\s*$/u;
/** Minimum share of the teasers that must have an outlet or a day in the same place. */
const MIN_SHARE = 0.5;
const DAYS: ReadonlySet<FragmentKind> = new Set<FragmentKind>(['date', 'age']);
/** Separates the pieces of such a text. A comma in front of a year does not. */
const JOINT = /\s*[()[\]|]\s*|,\s+(?!\d{4}(?!\d))/u;

/** Credits of pictures and notes of an editor, which are also capitalized. */
const NOTE =
  /^(?:getty|photo|picture|image|file|update[sd]?|corrects?|corrected|adds|story|continue[sd]?|read)(?!\p{L})/iu;

/** The outlet of a teaser, and the text that contains its day. Null if the teaser has none. */
export interface TeaserFacts {
  readonly outlet: string | null;
  readonly dayLine: string | null;
}

/**
 * Returns the outlets and days at the ends of teasers: "Nine farms will be flooded. (Rural Post, Nov 19)" or "Rural Post (Nov
 * 19) – Nine farms will be flooded". At least half of the teasers must have one in the same place. Outlets also need a known
 * one among them, or a day beside one.
 * @param teasers the lines of the teaser of each record, in order.
 */
export function teaserFacts(teasers: readonly (readonly string[])[], options: DateOptions): TeaserFacts[] {
  const ends = [
    factsAt(
      FRONT,
      teasers.map((lines) => lines[0] ?? ''),
      options,
    ),
    factsAt(
      BRACKET,
      teasers.map((lines) => lines.at(-1) ?? ''),
      options,
    ),
    factsAt(
      PIECE,
      teasers.map((lines) => lines.at(-1) ?? ''),
      options,
    ),
  ];
  return teasers.map((_, i) => ({
    outlet: ends.reduce<string | null>((found, facts) => found ?? facts[i]?.outlet ?? null, null),
    dayLine: ends.reduce<string | null>((found, facts) => found ?? facts[i]?.dayLine ?? null, null),
  }));
}

function factsAt(place: RegExp, teasers: readonly string[], options: DateOptions): TeaserFacts[] {
  const least = MIN_SHARE * teasers.filter((teaser) => teaser !== '').length;
  const texts = teasers.map((teaser) => place.exec(teaser)?.[1] ?? '');
  const outlets = texts.map((text) => {
    const name = outletOf(text.split(JOINT).join(' | '), options) ?? '';
    const isOutlet = sourceEvidence(name) !== 'none' && !NOTE.test(name) && fragmentKind(name) !== 'person';
    return isOutlet ? name : null;
  });
  const days = texts.map((text) =>
    text.split(JOINT).some((piece) => DAYS.has(fragmentKind(piece))) ? text : null,
  );
  const named = outlets.filter((name) => name !== null);
  const isSure = outlets.some(
    (name, i) =>
      name !== null && (sourceEvidence(name) === 'strong' || dayOf(texts[i] ?? '', options) !== null),
  );
  const areOutlets = isSure && named.length >= least;
  const areDays = areOutlets || days.filter((day) => day !== null).length >= Math.max(1, least);
  return texts.map((text, i) => ({
    outlet: areOutlets ? (outlets[i] ?? null) : null,
    dayLine: areDays ? (areOutlets && outlets[i] ? text : (days[i] ?? null)) : null,
  }));
}
