import type { Sentiment } from '@earshot/schema/analysis-result';
import type { HeatList } from '@earshot/schema/trending/heat';
import type { Member, TrendingItem } from '@earshot/schema/trending/model';
import { rankStory } from '@earshot/schema/trending/rank-story';
import { detectLanguage } from '../text/language.ts';
import { scoreTone } from '../tone/score-tone.ts';
import type { Story } from './build-stories.ts';
import { isPaidPlacement, type ListSources } from './lines/list-sources.ts';
import type { UserColumns } from './lines/table-rows.ts';

export interface StoryContext {
  readonly list: HeatList;
  readonly sources: ListSources;
  /** Keyed by line number. */
  readonly tagsOf: ReadonlyMap<number, readonly number[]>;
  readonly columns: UserColumns;
  readonly toneOf: (title: string) => Sentiment;
}

export function toItem(story: Story, { list, sources, tagsOf, columns, toneOf }: StoryContext): TrendingItem {
  const tones = story.lines.map(({ title }) => toneOf(title));
  const members = story.lines.map(({ line, text, title, source, date, url, ageHours }, i): Member => {
    const [cells, reach] = [columns.cellsOf.get(line), columns.reachOf.get(line)];
    return {
      line,
      text,
      title,
      source: source === null ? null : sources.nameOf(source),
      date,
      url,
      sentiment: tones[i]?.value ?? null,
      copy_of: story.lines[story.copies[i] ?? -1]?.line ?? null,
      tags: [...(tagsOf.get(line) ?? [])],
      ...(ageHours !== null && { age_hours: ageHours }),
      ...(isPaidPlacement({ text, source }) && { paid: true as const }),
      ...(reach !== undefined && { reach }),
      ...(cells && columns.names.length > 0 && { cells: [...cells] }),
    };
  });
  const draft = {
    title: story.title,
    members,
    tied_by: [...story.tiedBy],
    deciding_words: decidingWords(tones.filter(({ value }) => value !== null)),
  };
  return rankStory(draft, list);
}

const LANGUAGE_SAMPLE_LINES = 60;
/** With fewer titles, each is judged by its own words. */
const LANGUAGE_LEAST_LINES = 3;

/** Identical titles share one object. */
export function toneReader(titles: readonly string[]): (title: string) => Sentiment {
  const sample = titles.slice(0, LANGUAGE_SAMPLE_LINES).join('\n');
  const detected = titles.length < LANGUAGE_LEAST_LINES ? 'und' : detectLanguage(sample);
  const tones = new Map<string, Sentiment>();
  return (title) => {
    const tone = tones.get(title) ?? scoreTone(title, [], detected === 'und' ? 'en' : detected);
    tones.set(title, tone);
    return tone;
  };
}

const MAX_DECIDING_WORDS = 8;

export function decidingWords(tones: readonly Pick<Sentiment, 'words'>[]): TrendingItem['deciding_words'] {
  const totals = new Map<string, { sum: number; count: number }>();
  for (const { text, weight } of tones.flatMap(({ words }) => words)) {
    const { sum, count } = totals.get(text.toLowerCase()) ?? { sum: 0, count: 0 };
    totals.set(text.toLowerCase(), { sum: sum + weight, count: count + 1 });
  }
  return [...totals]
    .sort(([a, x], [b, y]) => Math.abs(y.sum) - Math.abs(x.sum) || (a < b ? -1 : 1))
    .slice(0, MAX_DECIDING_WORDS)
    .map(([text, { sum, count }]) => ({ text, weight: Math.round((sum / count) * 1000) / 1000 + 0 }));
}
