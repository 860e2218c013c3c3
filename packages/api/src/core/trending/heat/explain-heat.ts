import type { HeatPart } from '@earshot/schema/trending/model';
import { count, joinNames } from '../phrasing.ts';
import type { Story } from '../story.ts';
import type { Heat } from './heat.ts';

const SOURCES_NAMED = 3;
const PART_LABELS = {
  volume: 'volume',
  sources: 'source diversity',
  recency: 'recency',
  keywords: 'shared keywords',
  intensity: 'intensity',
} as const satisfies Record<HeatPart['name'], string>;

/**
 * Why a story is ranked where it is, in plain words, from the parts of its score, e.g. "3 lines from 2 sources (AP and
 * Reuters), latest March 10, 2025. Heat 41 = volume 12 of 35 + ...".
 */
export function explainHeat(story: Story, heat: Heat): string {
  const facts = [coverage(story), ...heat.parts.filter(isTelling).map(({ figure }) => figure)];
  const sum = heat.parts
    .filter(({ max }) => max > 0)
    .map(({ name, points, max }) => `${PART_LABELS[name]} ${points} of ${max}`)
    .join(' + ');
  return `${facts.join('; ')}. Heat ${heat.score} = ${sum}.`;
}

function coverage(story: Story): string {
  const lines = count(story.lines.length, 'line');
  if (story.sources.length === 0) return `${lines}, no source named`;
  const names = story.sources.slice(0, SOURCES_NAMED).map(({ name }) => name);
  const more = story.sources.length - names.length;
  const listed = more > 0 ? `${names.join(', ')} and ${more} more` : joinNames(names);
  return `${lines} from ${count(story.sources.length, 'source')} (${listed})`;
}

/** Volume and sources are told in words already; parts that earned nothing explain nothing. */
function isTelling({ name, points }: HeatPart): boolean {
  return points > 0 && name !== 'volume' && name !== 'sources';
}
