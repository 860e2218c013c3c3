/** Lists of headlines that have nothing to do with each other, with a few true stories mixed in on request. */
import { addDays } from '@earshot/schema/values/dates/calendar';
import { hashFeature } from '../src/core/model/feature-space.ts';
import { backgroundRarity } from '../src/core/text/background-rank.ts';
import { detectLanguage } from '../src/core/text/language.ts';
import { stopWordsOf } from '../src/core/text/stop-words.ts';
import { titleWords } from '../src/core/trending/grouping/title-words.ts';
import { readClientLists } from '../test/data/client-lists.ts';
import { isHeldOutList, type LabeledTitle, REAL_LISTS } from './labeled-lists.ts';
import { RandomChoices } from './random.ts';
import { readHeadlines } from './tasks/labeled-headlines.ts';

export const UNRELATED_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
/** `test`: headlines and stories that no model of grouping is fitted to. */
type Half = 'fit' | 'test';
type Language = (typeof UNRELATED_LANGUAGES)[number];

export interface UnrelatedSpec {
  readonly seed: number;
  readonly language: Language;
  /** Number of unrelated headlines. */
  readonly lines: number;
  /** Number of days over which the lines are spread. 0 for a list without days. */
  readonly days: number;
  /** Number of true stories to mix in. */
  readonly stories: number;
  /** Which half of the headlines and stories to draw from: the models are fitted to one and tested on the other. */
  readonly half: Half;
}

interface Candidate {
  readonly text: string;
  /** A block of consecutive headlines, which are often about one topic. */
  readonly block: string;
}

const FIRST_DAY = '2026-10-12';
const [MIN_LETTERS, MAX_LETTERS] = [24, 140];
const MIN_RARITY = 0.6;
const MIN_WORD_LETTERS = 3;
/** Words that agree in this many letters count as the same. */
const STEM_LETTERS = 6;
const HASH_BITS = 20;
/** Number of headlines that are tried for each one that is needed. */
const TRIES = 200;
/** Numbers of lines of a true story. */
const [MIN_STORY, MAX_STORY] = [3, 6];

const pools = new Map<string, readonly Candidate[]>();

function poolOf(language: Language, half: Half): readonly Candidate[] {
  const name = `${language} ${half}`;
  const pool =
    pools.get(name) ??
    readHeadlines(language).flatMap(({ text, group, isHeldOut }) => {
      const isUsable = text.length >= MIN_LETTERS && text.length <= MAX_LETTERS && !isHeldOut;
      const isInHalf = (hashFeature(group, HASH_BITS) % 2 === 0) === (half === 'fit');
      return isUsable && isInHalf ? [{ text, block: group }] : [];
    });
  pools.set(name, pool);
  return pool;
}

/** Stories by language and half, each with the list that it comes from. */
const storyPools = new Map<string, readonly (readonly string[])[]>();

/** Returns the stories of labeled lists in a language, at most one per list. */
function storiesOf(language: Language, half: Half): readonly (readonly string[])[] {
  const name = `${language} ${half}`;
  const pool =
    storyPools.get(name) ??
    readClientLists(REAL_LISTS).flatMap((list) => {
      const titles = list.lines.flatMap(({ title, story }) => (title && story ? [{ title, story }] : []));
      if (isHeldOutList(list) !== (half === 'test')) return [];
      if (detectLanguage(titles.map(({ title }) => title).join('\n')) !== language) return [];
      const byStory = new Map<string, string[]>();
      for (const { title, story } of titles) byStory.set(story, [...(byStory.get(story) ?? []), title]);
      const [story] = [...byStory.values()].filter(
        ({ length }) => length >= MIN_STORY && length <= MAX_STORY,
      );
      return story ? [story] : [];
    });
  storyPools.set(name, pool);
  return pool;
}

/** The capitalized words of a headline, and its rare words. */
interface Marks {
  readonly names: ReadonlySet<string>;
  readonly rare: ReadonlySet<string>;
}

function marksOf(text: string, language: Language): Marks {
  const stopWords = stopWordsOf(language);
  const words = titleWords(text).filter(
    (word) => word.key.length >= MIN_WORD_LETTERS && !stopWords.has(word.text.toLowerCase()),
  );
  const stemsOf = (kept: typeof words) => new Set(kept.map(({ key }) => key.slice(0, STEM_LETTERS)));
  return {
    names: stemsOf(words.filter((word) => /^\p{Lu}/u.test(word.text))),
    rare: stemsOf(words.filter(({ key }) => backgroundRarity(key) > MIN_RARITY)),
  };
}

function areRelated(a: Marks, b: Marks): boolean {
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((word) => other.has(word)).length;
  return shared(a.names, b.names) > 0 || shared(a.rare, b.rare) > 1;
}

/** Draws a list. No two of its unrelated headlines share a name or two rare words, with each other or with a story. */
export function drawUnrelated({ seed, language, lines, days, stories, half }: UnrelatedSpec): LabeledTitle[] {
  const random = new RandomChoices(seed);
  const dayOf = () => (days === 0 ? null : addDays(FIRST_DAY, random.between(0, days - 1)));
  const titles = random.some(storiesOf(language, half), stories).flatMap((story, i) => {
    const date = dayOf();
    return story.map((title): LabeledTitle => ({ title, story: `true ${i}`, date }));
  });
  const drawn = titles.map(({ title }) => marksOf(title, language));
  const pool = poolOf(language, half);
  const blocks = new Set<string>();
  for (let tries = 0; tries < TRIES * lines && blocks.size < lines; tries++) {
    const { text, block } = random.pick(pool);
    if (blocks.has(block)) continue;
    const marks = marksOf(text, language);
    if (drawn.some((other) => areRelated(marks, other))) continue;
    blocks.add(block);
    drawn.push(marks);
    titles.push({ title: text, story: `unrelated ${blocks.size}`, date: dayOf() });
  }
  return titles;
}
