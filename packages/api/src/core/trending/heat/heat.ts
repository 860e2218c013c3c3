import type { HeatPart, HeatPartName } from '@earshot/schema/trending/model';
import { dayNumber } from '../../dates/calendar.ts';
import { count, longDay } from '../phrasing.ts';
import type { Story } from '../story.ts';
import type { Tag } from '../tags/tag.ts';
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
  REPEAT_FACTOR,
} from './heat-weights.ts';

/** What a story is measured against: figures of the whole list. */
export interface ListFigures {
  readonly lines: number;
  readonly datedLines: number;
  readonly sourcedLines: number;
  /** ISO day of the newest line, null without dates. */
  readonly newestDay: string | null;
  /** Most telling terms that several lines share. */
  readonly risingTerms: readonly Tag[];
}

export interface Heat {
  /** 0-100, the sum of the parts' points. */
  readonly score: number;
  readonly parts: readonly HeatPart[];
}

interface Measured {
  /** 0-1. */
  readonly share: number;
  readonly figure: string;
}

/**
 * Heat of a story as a sum of named parts, each with its figure. More lines never lower it, nor does their order matter.
 * `intensity` is the largest absolute sentiment of its lines, 0-1. Method: docs/methods/heat.md.
 */
export function scoreHeat(story: Story, intensity: number, list: ListFigures): Heat {
  const maxima = partMaxima(list);
  const measured: Record<HeatPartName, Measured> = {
    volume: measureVolume(story, list),
    sources: measureSources(story),
    recency: measureRecency(story, list),
    keywords: measureKeywords(story, list),
    intensity: {
      share: Math.min(1, intensity),
      figure: `${Math.round(intensity * 100)} % strength of wording`,
    },
  };
  const points = apportion(HEAT_PARTS.map((name) => measured[name].share * maxima[name]));
  const parts = HEAT_PARTS.map((name, i) => ({
    name,
    points: points[i] ?? 0,
    max: maxima[name],
    figure: maxima[name] === 0 ? unusedReason(name) : measured[name].figure,
  }));
  return { score: parts.reduce((sum, part) => sum + part.points, 0), parts };
}

/** Points that each part can earn in this list: those of parts that too few lines support go to the others in proportion. */
export function partMaxima(list: ListFigures): Record<HeatPartName, number> {
  const used = HEAT_PARTS.map((name) => (isSupported(name, list) ? HEAT_WEIGHTS[name] : 0));
  const total = used.reduce((sum: number, weight) => sum + weight, 0);
  const scaled = apportion(used.map((weight) => (weight * 100) / total));
  const [volume = 0, sources = 0, recency = 0, keywords = 0, intensity = 0] = scaled;
  return { volume, sources, recency, keywords, intensity };
}

export function isSupported(name: HeatPartName, list: ListFigures): boolean {
  if (name === 'recency') return list.datedLines > 0 && list.datedLines >= MIN_SHARE_KNOWN * list.lines;
  if (name === 'sources') return list.sourcedLines > 0 && list.sourcedLines >= MIN_SHARE_KNOWN * list.lines;
  return true;
}

function unusedReason(name: HeatPartName): string {
  return name === 'recency' ? 'not used: too few dates in the list' : 'not used: too few sources in the list';
}

function measureVolume(story: Story, list: ListFigures): Measured {
  const full = FULL_VOLUME.find(({ upToLines }) => list.lines <= upToLines)?.mentions ?? 1;
  return {
    share: Math.min(1, Math.log1p(effectiveMentions(story)) / Math.log1p(full)),
    figure: `${count(story.lines.length, 'line')} of ${list.lines.toLocaleString('en-US')}`,
  };
}

/** Lines of one source, and equal lines without a source, count in full once and by their logarithm beyond. */
function effectiveMentions(story: Story): number {
  const repeats = new Map<string, number>();
  for (const { name, count: lines } of story.sources) repeats.set(`source ${name}`, lines);
  for (const line of story.lines) {
    if (line.source !== null) continue;
    const key = `title ${line.title.toLowerCase()}`;
    repeats.set(key, (repeats.get(key) ?? 0) + 1);
  }
  return [...repeats.values()].reduce((sum, lines) => sum + 1 + REPEAT_FACTOR * Math.log(lines), 0);
}

function measureSources(story: Story): Measured {
  const sources = story.sources.length;
  return {
    share: Math.min(1, Math.log1p(sources) / Math.log1p(FULL_SOURCES)),
    figure: sources === 0 ? 'no source named' : count(sources, 'source'),
  };
}

function measureRecency(story: Story, list: ListFigures): Measured {
  const newest = story.days.at(-1);
  if (newest === undefined || list.newestDay === null) return { share: 0, figure: 'no date' };
  const age = dayNumber(list.newestDay) - dayNumber(newest);
  const freshness = 0.5 ** (age / HALF_LIFE_DAYS);
  const busiest = busiestDay(story.days);
  const burst = Math.min(1, Math.log(busiest) / Math.log(FULL_BUSIEST_DAY));
  return {
    share: freshness * (FRESHNESS_SHARE + (1 - FRESHNESS_SHARE) * burst),
    figure: `latest ${longDay(newest)}, ${age === 0 ? 'the newest day of the list' : `${count(age, 'day')} before the newest line`}; up to ${count(busiest, 'line')} a day`,
  };
}

function busiestDay(days: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return Math.max(...counts.values());
}

function measureKeywords(story: Story, list: ListFigures): Measured {
  const shared = list.risingTerms.filter(({ keys }) => keys.every((key) => story.words.has(key)));
  return {
    share: Math.min(1, shared.length / FULL_KEYWORDS),
    figure:
      shared.length === 0
        ? 'none of the list’s rising terms'
        : `rising terms: ${shared
            .slice(0, FULL_KEYWORDS)
            .map(({ text }) => text)
            .join(', ')}`,
  };
}
