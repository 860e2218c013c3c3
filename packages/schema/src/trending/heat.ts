import { apportion } from './apportion.ts';
import {
  type HeatLine,
  type Measured,
  measureIntensity,
  measureKeywords,
  measureReach,
  measureRecency,
  measureSources,
  measureVolume,
} from './heat-measures.ts';
import { HEAT_PARTS, HEAT_WEIGHTS, MIN_SHARE_KNOWN } from './heat-weights.ts';
import type { HeatBasis, HeatPart, HeatPartName } from './model.ts';
import { piecesOf } from './pieces.ts';

/** Data about the whole list that a story is scored against. */
export interface HeatList {
  readonly basis: HeatBasis;
  /** The list's tags, each with the number of lines that contain it. */
  readonly topTags: readonly (readonly [text: string, lines: number])[];
}

/** Maximum points of each part. */
type PartPoints = Readonly<Record<Exclude<HeatPartName, 'reach'>, number> & { reach?: number }>;

export interface Heat {
  /** The sum of the parts' points, 0 to 100. */
  readonly score: number;
  readonly parts: HeatPart[];
  /** Number of distinct texts among the lines. */
  readonly pieces: number;
}

/**
 * Computes the heat of a story as a sum of named parts, each with its measured value. Pure and fast, so the browser can
 * rerank after a line is taken out. All copies of a text count as one piece. Additional lines never lower the score, and
 * their order does not matter. Method: docs/methods/heat.md.
 */
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

/**
 * Returns the maximum points of each part in a list. Points of parts with too little data are distributed proportionally
 * among the other parts. `reach` is absent if too few lines state it.
 */
export function partMaxima(basis: HeatBasis): PartPoints {
  const used = HEAT_PARTS.map((name) => (isSupported(name, basis) ? HEAT_WEIGHTS[name] : 0));
  const total = used.reduce((sum: number, weight) => sum + weight, 0);
  const [volume = 0, sources = 0, recency = 0, keywords = 0, intensity = 0, reach = 0] = apportion(
    used.map((weight) => (weight * 100) / total),
  );
  return { volume, sources, recency, keywords, intensity, ...(reach > 0 && { reach }) };
}

/** Whether enough lines have a date, a source or a reach for the part to count. */
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
