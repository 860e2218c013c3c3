import { countOf, formatCount } from '../format-count.ts';
import { apportion } from './apportion.ts';
import {
  FRESHNESS_SHARE,
  FULL_BUSIEST_DAY,
  FULL_KEYWORDS,
  FULL_SOURCES,
  FULL_VOLUME,
  HALF_LIFE_DAYS,
  HEAT_PARTS,
  HEAT_WEIGHTS,
  MIN_SHARE_KNOWN,
  PICK_UP_FACTOR,
  REPEAT_FACTOR,
} from './heat-weights.ts';
import type { HeatBasis, HeatPart, HeatPartName, Member } from './model.ts';
import { longDay } from './phrasing.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** What heat needs to know of a line. */
export type HeatLine = Pick<Member, 'line' | 'source' | 'date' | 'copy_of' | 'sentiment' | 'tags'>;

/** What a story is measured against: figures of the whole list. */
export interface HeatList {
  readonly basis: HeatBasis;
  /** The tags of the list with the number of lines that hold each. */
  readonly topTags: readonly (readonly [text: string, lines: number])[];
}

export interface Heat {
  /** 0-100, the sum of the parts' points. */
  readonly score: number;
  readonly parts: HeatPart[];
  /** Distinct texts among the lines. */
  readonly pieces: number;
}

interface Measured {
  /** 0-1. */
  readonly share: number;
  readonly figure: string;
}

const MS_PER_DAY = 86_400_000;

/**
 * Heat of a story as a sum of named parts, each with its figure. Pure and light, so that the browser can rank again after a
 * line was taken out. Copies of one text are one piece. More lines never lower it, nor does their order matter.
 * `weights`: largest points of each part. Method: docs/methods/heat.md.
 */
export function scoreHeat(
  lines: readonly HeatLine[],
  list: HeatList,
  weights: Readonly<Record<HeatPartName, number>> = HEAT_WEIGHTS,
): Heat {
  const maxima = knownMaxima(list.basis, weights);
  const pieces = piecesOf(lines);
  const measured: Record<HeatPartName, Measured> = {
    volume: measureVolume(lines, pieces, list.basis),
    sources: measureSources(lines, pieces),
    recency: measureRecency(pieces, list.basis),
    keywords: measureKeywords(lines, list.topTags),
    intensity: measureIntensity(lines),
  };
  const points = apportion(HEAT_PARTS.map((name) => measured[name].share * maxima[name]));
  const parts = HEAT_PARTS.map((name, i) => ({
    name,
    points: points[i] ?? 0,
    max: maxima[name],
    figure: maxima[name] === 0 ? unusedReason(name) : measured[name].figure,
  }));
  return { score: parts.reduce((sum, part) => sum + part.points, 0), parts, pieces: pieces.length };
}

type PartMaxima = Readonly<Record<HeatPartName, number>>;

const maximaOf = new WeakMap<HeatBasis, { readonly weights: PartMaxima; readonly maxima: PartMaxima }>();

/** `partMaxima`, worked out once for all stories of a list. */
function knownMaxima(basis: HeatBasis, weights: PartMaxima): PartMaxima {
  const known = maximaOf.get(basis);
  if (known?.weights === weights) return known.maxima;
  const maxima = partMaxima(basis, weights);
  maximaOf.set(basis, { weights, maxima });
  return maxima;
}

/** Points that each part can earn in this list: those of parts that too few lines support go to the others in proportion. */
export function partMaxima(
  basis: HeatBasis,
  weights: Readonly<Record<HeatPartName, number>> = HEAT_WEIGHTS,
): Record<HeatPartName, number> {
  const used = HEAT_PARTS.map((name) => (isSupported(name, basis) ? weights[name] : 0));
  const total = used.reduce((sum: number, weight) => sum + weight, 0);
  const [volume = 0, sources = 0, recency = 0, keywords = 0, intensity = 0] = apportion(
    used.map((weight) => (weight * 100) / total),
  );
  return { volume, sources, recency, keywords, intensity };
}

/** Whether enough lines of the list have a date (a source) for the part to count. */
export function isSupported(name: HeatPartName, basis: HeatBasis): boolean {
  if (name === 'recency') return basis.dated_lines > 0 && basis.dated_lines >= MIN_SHARE_KNOWN * basis.lines;
  if (name === 'sources')
    return basis.sourced_lines > 0 && basis.sourced_lines >= MIN_SHARE_KNOWN * basis.lines;
  return true;
}

function unusedReason(name: HeatPartName): string {
  return name === 'recency' ? 'not used: too few dates in the list' : 'not used: too few sources in the list';
}

function measureVolume(lines: readonly HeatLine[], pieces: readonly Piece[], basis: HeatBasis): Measured {
  const full = FULL_VOLUME.find(({ upToLines }) => basis.lines <= upToLines)?.mentions ?? 1;
  const copies = lines.length - pieces.length;
  const copied = copies === 0 ? '' : `; ${countOf(copies, 'copy', 'copies')} of the same text counted once`;
  return {
    share: Math.min(1, Math.log1p(effectivePieces(pieces)) / Math.log1p(full)),
    figure: `${countOf(lines.length, 'line')} of ${formatCount(basis.lines)}${copied}`,
  };
}

/** Pieces that one outlet alone published count in full once and by their logarithm beyond. */
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

/** Outlets beyond the number of pieces only ran copies: they count by their logarithm. */
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

function measureRecency(pieces: readonly Piece[], basis: HeatBasis): Measured {
  const days = pieces.flatMap(({ days: own }) => [...own]).sort();
  const newest = days.at(-1);
  if (newest === undefined || basis.newest_day === null) return { share: 0, figure: 'no date' };
  const age = Math.round((Date.parse(basis.newest_day) - Date.parse(newest)) / MS_PER_DAY);
  const freshness = 0.5 ** (age / HALF_LIFE_DAYS);
  const busiest = busiestDay(days);
  const burst = Math.min(1, Math.log(busiest) / Math.log(FULL_BUSIEST_DAY));
  return {
    share: freshness * (FRESHNESS_SHARE + (1 - FRESHNESS_SHARE) * burst),
    figure: `latest ${longDay(newest)}, ${age === 0 ? 'the newest day of the list' : `${countOf(age, 'day')} before the newest line`}; up to ${countOf(busiest, 'piece')} a day`,
  };
}

function busiestDay(days: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return Math.max(...counts.values());
}

/** A tag that only one line holds does not rise. */
function measureKeywords(lines: readonly HeatLine[], topTags: HeatList['topTags']): Measured {
  const held = [...new Set(lines.flatMap(({ tags }) => tags))].sort((a, b) => a - b);
  const rising = held.flatMap((at) => (topTags[at] && topTags[at][1] > 1 ? [topTags[at][0]] : []));
  return {
    share: Math.min(1, rising.length / FULL_KEYWORDS),
    figure:
      rising.length === 0
        ? 'none of the list’s rising terms'
        : `rising terms: ${rising.slice(0, FULL_KEYWORDS).join(', ')}`,
  };
}

function measureIntensity(lines: readonly HeatLine[]): Measured {
  const intensity = lines.reduce((most, { sentiment }) => Math.max(most, Math.abs(sentiment ?? 0)), 0);
  return { share: Math.min(1, intensity), figure: `emotional wording: ${Math.round(intensity * 100)}%` };
}
