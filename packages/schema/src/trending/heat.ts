import { countOf, formatCount } from '../format-count.ts';
import { dayNumber } from '../values/dates/calendar.ts';
import type { HeatBasis, HeatPart, HeatPartName, Member } from './model.ts';
import { longDay } from './phrasing.ts';

/** Weights of the parts. Those with enough data share 100 points in this proportion. */
const HEAT_WEIGHTS = {
  volume: 35,
  sources: 20,
  recency: 25,
  keywords: 10,
  intensity: 10,
  reach: 15,
} as const satisfies Record<HeatPartName, number>;

const HEAT_PARTS = ['volume', 'sources', 'recency', 'keywords', 'intensity', 'reach'] as const;

const FULL_VOLUME = [
  { upToLines: 1_000, mentions: 50 },
  { upToLines: Number.POSITIVE_INFINITY, mentions: 200 },
] as const;
/** Factors for the logarithms of an outlet's other texts and of the number of outlets that only ran copies. */
const REPEAT_FACTOR = 0.5;
const PICK_UP_FACTOR = 0.5;
const FULL_SOURCES = 20;
const HALF_LIFE_DAYS = 7;
/** Share that one text can get. The rest grows with their number, so that one new line does not outrank several outlets a week older. */
const FRESHNESS_SHARE = 0.25;
const FULL_RECENT_PIECES = 10;
const FULL_KEYWORDS = 3;
/** In a list at least this long, a term in a larger share of lines is the list's subject, not a keyword of one story. */
const COMMON_FROM_LINES = 8;
const COMMON_SHARE = 0.3;
const FULL_WEIGHT_PIECES = 3;
/** Minimum share of lines with a date, source or reach. Below it, the part does not count. */
export const MIN_SHARE_KNOWN = 0.2;

export interface HeatList {
  readonly basis: HeatBasis;
  readonly topTags: readonly (readonly [text: string, lines: number])[];
}

type PartPoints = Readonly<Record<Exclude<HeatPartName, 'reach'>, number> & { reach?: number }>;

export interface Heat {
  readonly score: number;
  readonly parts: HeatPart[];
  readonly pieces: number;
}

/** Pure and fast, so that the browser can rerank. Another line never lowers the score. Method: docs/methods/heat.md. */
export function scoreHeat(lines: readonly HeatLine[], list: HeatList): Heat {
  const maxima = partMaxima(list.basis);
  const pieces = piecesOf(lines);
  const measured: Record<HeatPartName, Measured> = {
    volume: measureVolume(lines, pieces, list.basis),
    sources: measureSources(lines, pieces),
    recency: measureRecency(lines, pieces, list.basis),
    keywords: measureKeywords(lines, pieces, list),
    intensity: measureIntensity(lines, pieces),
    reach: measureReach(lines, list.basis),
  };
  const names = HEAT_PARTS.filter((name) => maxima[name] !== undefined);
  const points = apportion(names.map((name) => measured[name].share * (maxima[name] ?? 0)));
  const parts = names.map((name, i) => ({
    name,
    points: points[i] ?? 0,
    max: maxima[name] ?? 0,
    figure: maxima[name] === 0 ? unusedReason(name) : measured[name].figure,
  }));
  return { score: parts.reduce((sum, part) => sum + part.points, 0), parts, pieces: pieces.length };
}

/** Points of parts with too little data are distributed to the others. */
export function partMaxima(basis: HeatBasis): PartPoints {
  const found = maximaOf.get(basis);
  if (found) return found;
  const used = HEAT_PARTS.map((name) => (isSupported(name, basis) ? HEAT_WEIGHTS[name] : 0));
  const total = used.reduce((sum: number, weight) => sum + weight, 0);
  const [volume = 0, sources = 0, recency = 0, keywords = 0, intensity = 0, reach = 0] = apportion(
    used.map((weight) => (weight * 100) / total),
  );
  const maxima = { volume, sources, recency, keywords, intensity, ...(reach > 0 && { reach }) };
  maximaOf.set(basis, maxima);
  return maxima;
}

/** Cache: all stories of a list have the same maxima. */
const maximaOf = new WeakMap<HeatBasis, PartPoints>();

export function isSupported(name: HeatPartName, basis: HeatBasis): boolean {
  if (name === 'recency') return basis.dated_lines > 0 && basis.dated_lines >= MIN_SHARE_KNOWN * basis.lines;
  if (name === 'sources')
    return basis.sourced_lines > 0 && basis.sourced_lines >= MIN_SHARE_KNOWN * basis.lines;
  if (name === 'reach')
    return (
      basis.reach !== undefined && basis.reach.total > 0 && basis.reach.lines >= MIN_SHARE_KNOWN * basis.lines
    );
  return true;
}

function unusedReason(name: HeatPartName): string {
  return name === 'recency' ? 'not used: too few dates in the list' : 'not used: too few sources in the list';
}

interface Piece {
  readonly sources: Set<string>;
  hasUnnamed: boolean;
  readonly days: Set<string>;
}

function piecesOf(lines: readonly Pick<Member, 'line' | 'copy_of' | 'source' | 'date'>[]): Piece[] {
  const pieces = new Map<number, Piece>();
  for (const { line, copy_of, source, date } of lines) {
    const piece = pieces.get(copy_of ?? line) ?? {
      sources: new Set<string>(),
      hasUnnamed: false,
      days: new Set<string>(),
    };
    pieces.set(copy_of ?? line, piece);
    if (source === null) piece.hasUnnamed = true;
    else piece.sources.add(source);
    if (date !== null) piece.days.add(date);
  }
  return [...pieces.values()];
}

export type HeatLine = Pick<
  Member,
  'line' | 'source' | 'date' | 'copy_of' | 'sentiment' | 'tags' | 'age_hours' | 'reach'
>;

interface Measured {
  readonly share: number;
  readonly figure: string;
}

export const NO_DATE = 'no date';

const HOURS_PER_DAY = 24;

function measureVolume(lines: readonly HeatLine[], pieces: readonly Piece[], basis: HeatBasis): Measured {
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

/** The smallest difference that is visible with one decimal. */
const SHOWN_LEAST = 0.05;

function repeatsText(counted: number): string {
  return `several texts of one outlet count less, all together like ${counted.toFixed(1)}`;
}

/** An outlet's first text counts as 1, its others logarithmically. */
function effectivePieces(pieces: readonly Piece[]): number {
  const once = new Map<string, number>();
  let others = 0;
  for (const { sources, hasUnnamed } of pieces) {
    const [only] = sources;
    if (only !== undefined && sources.size === 1 && !hasUnnamed) once.set(only, (once.get(only) ?? 0) + 1);
    else others++;
  }
  return [...once.values()].reduce((sum, amount) => sum + 1 + REPEAT_FACTOR * Math.log(amount), others);
}

/** If there are more outlets than texts, the rest only ran copies. */
function measureSources(lines: readonly HeatLine[], pieces: readonly Piece[]): Measured {
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
 * Distance of the newest line from the list's newest, in hours if both are ages such as "5h", otherwise in days, and the number
 * of texts with a day.
 */
function measureRecency(lines: readonly HeatLine[], pieces: readonly Piece[], basis: HeatBasis): Measured {
  const days = pieces.flatMap(({ days: ofPiece }) => [...ofPiece]).sort();
  const newest = days.at(-1);
  if (newest === undefined || basis.newest_day === null) return { share: 0, figure: NO_DATE };
  const { age, text } = newestAge(lines, basis);
  const freshness = 0.5 ** (age / HALF_LIFE_DAYS);
  const dated = pieces.filter(({ days: ofPiece }) => ofPiece.size > 0).length;
  const weight = Math.min(1, Math.log(dated) / Math.log(FULL_RECENT_PIECES));
  return {
    share: freshness * (FRESHNESS_SHARE + (1 - FRESHNESS_SHARE) * weight),
    figure: `latest ${longDay(newest)}, ${text}; ${countOf(dated, 'text')} with a date`,
  };
}

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
  // The date is after the newest day of the list, for example because its year is wrong.
  if (age < 0) return { age: 0, text: 'later than the other dates of the list' };
  return {
    age: isHourly ? hours / HOURS_PER_DAY : days,
    text: age === 0 ? `the newest ${unit} of the list` : `${countOf(age, unit)} before the newest line`,
  };
}

function weightOf(pieces: readonly Piece[]): number {
  return Math.min(1, pieces.length / FULL_WEIGHT_PIECES);
}

/** Neither a keyword in only one line nor the client's name counts. */
function measureKeywords(
  lines: readonly HeatLine[],
  pieces: readonly Piece[],
  {
    topTags,
    basis,
  }: { readonly topTags: readonly (readonly [text: string, lines: number])[]; readonly basis: HeatBasis },
): Measured {
  const most = basis.lines < COMMON_FROM_LINES ? basis.lines : COMMON_SHARE * basis.lines;
  const tagIndexes = [...new Set(lines.flatMap(({ tags }) => tags))].sort((a, b) => a - b);
  const keywords = tagIndexes.flatMap((index) => {
    const [text, count] = topTags[index] ?? ['', 0];
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

function measureIntensity(lines: readonly HeatLine[], pieces: readonly Piece[]): Measured {
  const intensity = lines.reduce((most, { sentiment }) => Math.max(most, Math.abs(sentiment ?? 0)), 0);
  const weight = weightOf(pieces);
  const isPartial = intensity > 0 && weight < 1;
  return {
    share: Math.min(1, intensity) * weight,
    figure: `strongest tone of a headline ${Math.round(intensity * 100)} of 100${isPartial ? `, counted in full from ${FULL_WEIGHT_PIECES} texts` : ''}`,
  };
}

/** Each outlet counts once, with its largest reach. Lines without an outlet count individually. */
export function totalReach(lines: readonly Pick<HeatLine, 'source' | 'reach'>[]): number {
  const ofOutlet = new Map<string, number>();
  let total = 0;
  for (const { source, reach = 0 } of lines) {
    if (source === null) total += reach;
    else ofOutlet.set(source, Math.max(reach, ofOutlet.get(source) ?? 0));
  }
  return [...ofOutlet.values()].reduce((sum, reach) => sum + reach, total);
}

/** Uses the square root, so that a single large outlet does not dominate. */
function measureReach(lines: readonly HeatLine[], { reach }: HeatBasis): Measured {
  const sum = totalReach(lines);
  const share = reach === undefined || reach.total === 0 ? 0 : Math.min(1, sum / reach.total);
  return {
    share: Math.sqrt(share),
    figure: sum === 0 ? 'no reach named' : `reach ${formatCount(sum)} of ${formatCount(reach?.total ?? sum)}`,
  };
}

/**
 * Rounds to whole numbers that add up to the rounded total: largest remainders (Hamilton). Ties go to the earlier amount.
 */
export function apportion(amounts: readonly number[]): number[] {
  const total = Math.round(amounts.reduce((sum, amount) => sum + amount, 0));
  const whole = amounts.map(Math.floor);
  const missing = total - whole.reduce((sum, amount) => sum + amount, 0);
  const byRemainder = amounts
    .map((amount, index) => ({ index, remainder: amount - Math.floor(amount) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Math.max(0, missing))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
