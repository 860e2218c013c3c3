import { countOf } from '../format-count.ts';
import type { Heat } from './heat.ts';
import { NO_DATE } from './heat-measures.ts';
import type { HeatPart } from './model.ts';
import { joinNames } from './phrasing.ts';

const SOURCES_NAMED = 3;
const PART_LABELS = {
  volume: 'volume',
  sources: 'source diversity',
  recency: 'recency',
  keywords: 'shared keywords',
  intensity: 'intensity',
  reach: 'reach',
} as const satisfies Record<HeatPart['name'], string>;

/**
 * Explains a story's rank in plain language, based on the parts of its score, for example "3 lines from 2 sources (AP and
 * Reuters); latest March 10, 2025. Heat 41 = volume 12 of 35 + ...". `sources`: display names, sorted by number of lines,
 * descending.
 */
export function explainHeat(lines: number, copies: number, sources: readonly string[], heat: Heat): string {
  const copied = copies === 0 ? [] : [`${countOf(copies, 'copy', 'copies')} of the same text counted once`];
  const facts = [
    coverage(lines, sources),
    ...copied,
    ...heat.parts.filter(isTelling).map(({ figure }) => figure),
  ];
  const sum = heat.parts
    .filter(({ max }) => max > 0)
    .map(({ name, points, max }) => `${PART_LABELS[name]} ${points} of ${max}`)
    .join(' + ');
  return `${facts.join('; ')}. Heat ${heat.score} = ${sum}.`;
}

function coverage(lines: number, sources: readonly string[]): string {
  if (sources.length === 0) return `${countOf(lines, 'line')}, no source named`;
  // Naming the last one takes no more room than counting it.
  const named = sources.length === SOURCES_NAMED + 1 ? sources.length : SOURCES_NAMED;
  const names = sources.slice(0, named);
  const more = sources.length - names.length;
  const listed = more > 0 ? `${names.join(', ')} and ${more} more` : joinNames(names);
  return `${countOf(lines, 'line')} from ${countOf(sources.length, 'source')} (${listed})`;
}

/**
 * Whether the explanation should mention a part. Volume and sources are already in the sentence. Other parts without points
 * explain nothing, apart from the day of the newest line.
 */
function isTelling({ name, points, max, figure }: HeatPart): boolean {
  if (name === 'volume' || name === 'sources') return false;
  return points > 0 || (name === 'recency' && max > 0 && figure !== NO_DATE);
}
