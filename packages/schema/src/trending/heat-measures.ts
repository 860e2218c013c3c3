import { countOf, formatCount } from '../format-count.ts';
import { dayNumber } from '../values/dates/calendar.ts';
import {
  COMMON_FROM_LINES,
  COMMON_SHARE,
  FRESHNESS_SHARE,
  FULL_KEYWORDS,
  FULL_RECENT_PIECES,
  FULL_SOURCES,
  FULL_VOLUME,
  FULL_WEIGHT_PIECES,
  HALF_LIFE_DAYS,
  PICK_UP_FACTOR,
  REPEAT_FACTOR,
} from './heat-weights.ts';
import type { HeatBasis, Member } from './model.ts';
import { longDay } from './phrasing.ts';
import type { Piece } from './pieces.ts';

/** The part of a line used for heat. */
export type HeatLine = Pick<
  Member,
  'line' | 'source' | 'date' | 'copy_of' | 'sentiment' | 'tags' | 'age_hours' | 'reach'
>;

/** One part of a heat score before weighting. */
export interface Measured {
  /** Fraction of the part's maximum points, from 0 to 1. */
  readonly share: number;
  /** The measured value in words. */
  readonly figure: string;
}

/** Figure of recency for a story without a date. */
export const NO_DATE = 'no date';

const HOURS_PER_DAY = 24;

/** Measures volume: the number of distinct texts in a story. */
export function measureVolume(
  lines: readonly HeatLine[],
  pieces: readonly Piece[],
  basis: HeatBasis,
): Measured {
  const full = FULL_VOLUME.find(({ upToLines }) => basis.lines <= upToLines)?.mentions ?? 1;
  const copies = lines.length - pieces.length;
  const copied = copies === 0 ? '' : `; ${countOf(copies, 'copy', 'copies')} of the same text counted once`;
  const counted = effectivePieces(pieces);
  const repeats = pieces.length - counted < SHOWN_LEAST ? '' : `; ${repeatsText(counted)}`;
  return {
    share: Math.min(1, Math.log1p(counted) / Math.log1p(full)),
    figure: `${countOf(lines.length, 'line')} of ${formatCount(basis.lines)}${copied}${repeats}`,
  };
}

/** Smallest difference between the number of texts and their weighted number that shows with one decimal. */
const SHOWN_LEAST = 0.05;

function repeatsText(counted: number): string {
  return `several texts of one outlet count less, all together like ${counted.toFixed(1)}`;
}

/**
 * Returns the weighted number of texts. A text counts as 1 unless only a single outlet published it. Of such texts, the
 * outlet's first counts as 1, and the rest count logarithmically.
 */
function effectivePieces(pieces: readonly Piece[]): number {
  const own = new Map<string, number>();
  let others = 0;
  for (const { sources, hasUnnamed } of pieces) {
    const [only] = sources;
    if (only !== undefined && sources.size === 1 && !hasUnnamed) own.set(only, (own.get(only) ?? 0) + 1);
    else others++;
  }
  return [...own.values()].reduce((sum, amount) => sum + 1 + REPEAT_FACTOR * Math.log(amount), others);
}

/** Measures source diversity. Outlets beyond the number of texts only ran copies, so they count logarithmically. */
export function measureSources(lines: readonly HeatLine[], pieces: readonly Piece[]): Measured {
  const sources = new Set(lines.flatMap(({ source }) => source ?? [])).size;
  const independent = Math.min(sources, pieces.length);
  const pickUps = sources - independent;
  const effective = independent + PICK_UP_FACTOR * Math.log1p(pickUps);
  return {
    share: Math.min(1, Math.log1p(effective) / Math.log1p(FULL_SOURCES)),
    figure:
      sources === 0
        ? 'no source named'
        : `${countOf(sources, 'source')}${pickUps > 0 ? `, ${pickUps} of them picked up the same text` : ''}`,
  };
}

/**
 * Measures recency: how close a story's newest line is to the newest line of the list (in hours if both are ages such as
 * "5h"), and how many of its texts have a day.
 */
export function measureRecency(
  lines: readonly HeatLine[],
  pieces: readonly Piece[],
  basis: HeatBasis,
): Measured {
  const days = pieces.flatMap(({ days: own }) => [...own]).sort();
  const newest = days.at(-1);
  if (newest === undefined || basis.newest_day === null) return { share: 0, figure: NO_DATE };
  const { age, text } = newestAge(lines, basis);
  const freshness = 0.5 ** (age / HALF_LIFE_DAYS);
  const dated = pieces.filter(({ days: own }) => own.size > 0).length;
  const weight = Math.min(1, Math.log(dated) / Math.log(FULL_RECENT_PIECES));
  return {
    share: freshness * (FRESHNESS_SHARE + (1 - FRESHNESS_SHARE) * weight),
    figure: `latest ${longDay(newest)}, ${text}; ${countOf(dated, 'text')} with a date`,
  };
}

/** Returns the time between a story's newest line and the list's newest line, in days, and as text. */
function newestAge(
  lines: readonly HeatLine[],
  { newest_day, newest_hours = 0 }: HeatBasis,
): { age: number; text: string } {
  let [days, hours] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { date, age_hours } of lines) {
    if (age_hours !== undefined) hours = Math.min(hours, age_hours - newest_hours);
    else if (date !== null) days = Math.min(days, dayNumber(newest_day ?? date) - dayNumber(date));
  }
  const isHourly = hours < days * HOURS_PER_DAY;
  const [age, unit] = isHourly ? [hours, 'hour'] : [days, 'day'];
  // The date is later than the newest day of the list, for example because its year is wrong.
  if (age < 0) return { age: 0, text: 'later than the other dates of the list' };
  return {
    age: isHourly ? hours / HOURS_PER_DAY : days,
    text: age === 0 ? `the newest ${unit} of the list` : `${countOf(age, unit)} before the newest line`,
  };
}

/** Returns the weight of keywords and wording: less than 1 in a story of one or two texts, so that one line cannot lead a list. */
function weightOf(pieces: readonly Piece[]): number {
  return Math.min(1, pieces.length / FULL_WEIGHT_PIECES);
}

/**
 * Measures how many of the list's top keywords a story contains. A keyword in only one line does not count, and neither does
 * one in a large part of the list, such as the client's name.
 */
export function measureKeywords(
  lines: readonly HeatLine[],
  pieces: readonly Piece[],
  {
    topTags,
    basis,
  }: { readonly topTags: readonly (readonly [text: string, lines: number])[]; readonly basis: HeatBasis },
): Measured {
  const most = basis.lines < COMMON_FROM_LINES ? basis.lines : COMMON_SHARE * basis.lines;
  const held = [...new Set(lines.flatMap(({ tags }) => tags))].sort((a, b) => a - b);
  const keywords = held.flatMap((at) => {
    const [text, count] = topTags[at] ?? ['', 0];
    return count > 1 && count <= most ? [text] : [];
  });
  return {
    share: Math.min(1, keywords.length / FULL_KEYWORDS) * weightOf(pieces),
    figure:
      keywords.length === 0
        ? 'none of the list’s top keywords'
        : `top keywords of the list: ${keywords.slice(0, FULL_KEYWORDS).join(', ')}`,
  };
}

/** Measures the tone of the most emotional headline. */
export function measureIntensity(lines: readonly HeatLine[], pieces: readonly Piece[]): Measured {
  const intensity = lines.reduce((most, { sentiment }) => Math.max(most, Math.abs(sentiment ?? 0)), 0);
  const weight = weightOf(pieces);
  const isPartial = intensity > 0 && weight < 1;
  return {
    share: Math.min(1, intensity) * weight,
    figure: `strongest tone of a headline ${Math.round(intensity * 100)} of 100${isPartial ? `, counted in full from ${FULL_WEIGHT_PIECES} texts` : ''}`,
  };
}

/**
 * Returns the total reach stated in the list. Each outlet counts once, with its largest reach. Lines without an outlet
 * count individually.
 */
export function totalReach(lines: readonly Pick<HeatLine, 'source' | 'reach'>[]): number {
  const ofOutlet = new Map<string, number>();
  let total = 0;
  for (const { source, reach = 0 } of lines) {
    if (source === null) total += reach;
    else ofOutlet.set(source, Math.max(reach, ofOutlet.get(source) ?? 0));
  }
  return [...ofOutlet.values()].reduce((sum, reach) => sum + reach, total);
}

/**
 * Measures the story's share of the total reach in the list, as a square root, so that a single large outlet does not
 * dominate.
 */
export function measureReach(lines: readonly HeatLine[], { reach }: HeatBasis): Measured {
  const own = totalReach(lines);
  const share = reach === undefined || reach.total === 0 ? 0 : Math.min(1, own / reach.total);
  return {
    share: Math.sqrt(share),
    figure: own === 0 ? 'no reach named' : `reach ${formatCount(own)} of ${formatCount(reach?.total ?? own)}`,
  };
}
