import type { Sentiment } from '@earshot/schema/analysis-result';
import { itemAt } from '@earshot/schema/item-at';
import type { HeatList } from '@earshot/schema/trending/heat';
import type { Member, TrendingItem } from '@earshot/schema/trending/model';
import { rankStory } from '@earshot/schema/trending/rank-story';
import headlineWords from '../../content/lists/headline-words.json' with { type: 'json' };
import { detectLanguage } from '../text/language.ts';
import { scoreTone } from '../tone/score-tone.ts';
import type { Grouping, PreparedList } from './grouping/group-titles.ts';
import type { WordedTitle } from './grouping/list-words.ts';
import { canDiffer } from './grouping/reasons.ts';
import { tiesOf } from './grouping/suggest-words.ts';
import { withoutBoilerplate, wordKey } from './grouping/title-words.ts';
import { NAME_FACTOR } from './grouping/weigh-terms.ts';
import { countsOf } from './layout/counts.ts';
import type { ReadLine } from './lines/read-line.ts';
import type { UserColumns } from './lines/read-table.ts';
import { isPaidPlacement, type ListSources } from './lines/source-evidence.ts';

export interface Story {
  readonly lines: readonly ReadLine[];
  /** For each line, the index of the first line that it copies. */
  readonly copies: readonly (number | null)[];
  readonly title: string;
  /** Most significant first. */
  readonly tiedBy: readonly string[];
}

/** `stories` has the indexes of the lines of each story. */
export function buildStories(
  all: readonly ReadLine[],
  { stories, prepared }: Pick<Grouping, 'stories' | 'prepared'>,
): Story[] {
  const { titles, wordOf } = prepared.words;
  return stories.map((indexes) => {
    const lines = indexes.map((index) => itemAt(all, index));
    const [only] = lines;
    if (only && lines.length === 1) return { lines, copies: [null], title: only.title, tiedBy: [] };
    const words = indexes.map((index) => itemAt(titles, index));
    return {
      lines,
      copies: findCopies(
        lines.map(({ title }) => title),
        (index) => itemAt(words, index).tokens.map(({ key }) => key),
        (key) => {
          const word = wordOf.get(key);
          return word !== undefined && canDiffer(word);
        },
      ),
      title: mostTypical(lines, indexes, prepared).title,
      tiedBy: tiesOf(indexes, prepared),
    };
  });
}

/** A longer title represents a story only if no shorter one is otherwise equally suitable. */
const COMFORTABLE_TITLE_CHARACTERS = 140;
/** Posts, threads, quotations, questions and cut sentences. */
const NOT_A_REPORT = /^RT\s+@|^["“'‘«„]|[?？]|(?:…|\.\.\.)\s*$|\bthread\b\s*[:：]|🧵/iu;
const EXPLAINER_WORDS = new Set(headlineWords.explainerWords.map(wordKey));

function isReport(title: string, { tokens }: WordedTitle): boolean {
  return (
    !NOT_A_REPORT.test(title) &&
    withoutBoilerplate(title) === title &&
    !EXPLAINER_WORDS.has(tokens[0]?.key ?? '')
  );
}

/** In this order: written headlines, plain reports, comfortable length, lines with an outlet, words that most lines share. */
function mostTypical(
  lines: readonly ReadLine[],
  indexes: readonly number[],
  prepared: PreparedList,
): ReadLine {
  const typicality = typicalityOf(indexes, prepared);
  const ranked = lines.map((line, i) => ({
    line,
    // One bit for each drawback, the worst one highest.
    drawbacks:
      8 * Number(line.fromSlug) +
      4 * Number(!isReport(line.title, itemAt(prepared.words.titles, itemAt(indexes, i)))) +
      2 * Number(line.title.length > COMFORTABLE_TITLE_CHARACTERS) +
      Number(line.source === null),
    typicality: itemAt(typicality, i),
  }));
  ranked.sort(
    (a, b) =>
      a.drawbacks - b.drawbacks || b.typicality - a.typicality || (a.line.title < b.line.title ? -1 : 1),
  );
  return itemAt(ranked, 0).line;
}

function typicalityOf(
  indexes: readonly number[],
  { words, list }: Pick<PreparedList, 'words' | 'list'>,
): number[] {
  const termsOf = indexes.map(
    (index) =>
      new Set(
        itemAt(words.titles, index).tokens.flatMap(({ word }) => (word.hasContent ? list.termOf(word) : [])),
      ),
  );
  const counts = countsOf(termsOf.flatMap((terms) => [...terms]));
  return termsOf.map((terms) => {
    let [shared, total] = [0, 0];
    for (const term of terms) {
      const weight = (term.isName ? NAME_FACTOR : 1) * Math.sqrt(term.rarity);
      shared += weight * (counts.get(term) ?? 0);
      total += weight;
    }
    return shared / Math.sqrt(1 + total);
  });
}

/** Shorter titles are copies only if they have the same words. */
const MIN_EDITED_WORDS = 6;

/** Outlets change a word of wire stories, so a copy may differ by one word that `canDiffer`. */
export function findCopies(
  titles: readonly string[],
  wordsOf: (i: number) => readonly string[],
  canDiffer: (word: string) => boolean,
): (number | null)[] {
  const firstWith = new Map<string, number>();
  const firstOf = new Map<string, number>();
  const originals: (number | null)[] = [];
  titles.forEach((title, index) => {
    const same = firstOf.get(title);
    if (same !== undefined) {
      originals.push(originals[same] ?? same);
      return;
    }
    firstOf.set(title, index);
    const keys = wordingsOf(wordsOf(index), canDiffer);
    const earlier = keys.flatMap((key) => firstWith.get(key) ?? []);
    const first = earlier.length === 0 ? index : Math.min(...earlier);
    const original = originals[first] ?? first;
    for (const key of keys) if (!firstWith.has(key)) firstWith.set(key, original);
    originals.push(original === index ? null : original);
  });
  return originals;
}

function wordingsOf(words: readonly string[], canDiffer: (word: string) => boolean): string[] {
  const whole = words.join(' ');
  if (words.length < MIN_EDITED_WORDS) return [whole];
  const wordings = [whole];
  let start = 0;
  for (const word of words) {
    const end = start + word.length;
    if (canDiffer(word))
      wordings.push(start === 0 ? whole.slice(end + 1) : whole.slice(0, start - 1) + whole.slice(end));
    start = end + 1;
  }
  return wordings;
}

interface StoryContext {
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
