import { SEARCHED_CHARACTERS } from '@earshot/schema/limits';
import { distance } from 'fastest-levenshtein';
import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import questionWords from '../../content/question-words.json' with { type: 'json' };
import { type Entry, type Searched, searchEntriesOf } from './search-entries.ts';

export type SearchIndex = (query: string) => {
  readonly hits: readonly Entry[];
  readonly isAnswered: boolean;
};

const FIELD_WEIGHTS = { name: 8, aka: 6, tags: 3, body: 1.5, sources: 1.5, deep: 0.5 } as const;
const MIN_PREFIX_CHARACTERS = 3;
/** Weight of a word found only in `deep`, the text shown once an entry is opened. */
const DEEP_QUALITY = 0.7;
const UNKNOWN_WORD_WEIGHT = 0.5;
/** Bonus of an entry whose name is the whole query, as a multiple of its score. A part of the query gets less. */
const NAME_WEIGHT = 6;
/** Entries that cover a smaller share of the query, relative to the best entry, are dropped. */
const MIN_RELATIVE_COVERAGE = 0.6;
/** Entries whose name makes up at least this share of the query are always kept. */
const MIN_NAMED_SHARE = 0.25;
/** A hit answers the query if its name makes up at least this share of it. */
const MIN_ANSWER_NAMED_SHARE = 0.35;
/** It also does if it covers at least this share of the query, weighted by rarity. */
const MIN_ANSWER_COVERAGE = 0.6;
const BEST_HITS = 3;

/**
 * Ranks by name first, then by BM25+ times the square of the share of the query that an entry covers, with words weighted by
 * rarity. Ties are in library order. Only words that the library lacks are corrected.
 */
export function buildSearchIndex(searched: Searched): SearchIndex {
  const entries = searchEntriesOf(searched);
  const engine = new MiniSearch<Entry>({
    fields: Object.keys(FIELD_WEIGHTS),
    extractField: (entry, field) => {
      const value = entry[field as keyof Entry];
      return typeof value === 'string' ? value : value.join(' \n');
    },
    tokenize: indexedWords,
    processTerm: (term) => term,
    searchOptions: { boost: FIELD_WEIGHTS, combineWith: 'OR', weights: { prefix: 0.5, fuzzy: 0 } },
  });
  engine.addAll(entries);
  const rarity = rarityOf(entries);
  const correct = spellingCorrector(entries.flatMap(textsOfEntry));
  const byId = new Map(
    entries.map((entry, position) => [
      entry.id,
      { entry, position, names: namesOf(entry, words), spellings: namesOf(entry, plainWords) },
    ]),
  );

  return (text) => {
    const query = text.slice(0, SEARCHED_CHARACTERS);
    const [plain, all] = [plainWords(query), words(query)];
    const stems = queryStems(query, correct);
    const total = sumOf(stems, rarity);
    const found = engine.search(stems.join(' '), { prefix: (word) => word.length >= MIN_PREFIX_CHARACTERS });
    const rated = found.flatMap((result): Rated[] => {
      const indexed = byId.get(String(result.id));
      if (!indexed) return [];
      const { names, spellings } = indexed;
      const coverage = coverageOf(result, stems, rarity) / total;
      const named = sumOf(namedStems(names, all, stems, rarity), rarity) / total;
      const score = result.score * coverage ** 2 * (1 + NAME_WEIGHT * named);
      const isSpelled = isNamedIn(plain, spellings);
      return [{ ...indexed, coverage, named, score, isSpelled, nameMatch: nameMatch(names, all, stems) }];
    });
    const hits = chosen(rated);
    return {
      hits: hits.map(({ entry }) => entry),
      isAnswered: hits.slice(0, BEST_HITS).some(isAnswer),
    };
  };
}

function sumOf(stems: readonly string[], rarity: Rarity): number {
  return stems.reduce((sum, stem) => sum + rarity(stem), 0);
}

interface Rated {
  readonly entry: Entry;
  readonly position: number;
  readonly coverage: number;
  readonly named: number;
  readonly score: number;
  readonly nameMatch: number;
  /** Tells apart names that have the same stem. */
  readonly isSpelled: boolean;
}

const isAnswer = ({ nameMatch, named, coverage }: Rated) =>
  nameMatch > 0 || named >= MIN_ANSWER_NAMED_SHARE || coverage >= MIN_ANSWER_COVERAGE;

function chosen(rated: readonly Rated[]): Rated[] {
  const best = rated.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  return rated
    .filter(({ coverage, named }) => named >= MIN_NAMED_SHARE || coverage >= MIN_RELATIVE_COVERAGE * best)
    .sort(
      (a, b) =>
        b.nameMatch - a.nameMatch ||
        (a.nameMatch > 0 ? Number(b.isSpelled) - Number(a.isSpelled) : 0) ||
        b.score - a.score ||
        a.position - b.position,
    );
}

type Rarity = (stem: string) => number;

function rarityOf(entries: readonly Entry[]): Rarity {
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const word of new Set(indexedWords(textsOfEntry(entry).join(' '))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarest = Math.log(1 + entries.length);
  return (stem) => {
    const count = counts.get(stem);
    return count === undefined ? UNKNOWN_WORD_WEIGHT * rarest : Math.log(1 + entries.length / count);
  };
}

function textsOfEntry({ name, aka, tags, body, sources, deep }: Entry): string[] {
  return [name, ...aka, ...tags, body, sources, deep];
}

function coverageOf({ match }: SearchResult, wanted: readonly string[], rarity: Rarity): number {
  const matches = Object.entries(match);
  return wanted.reduce((sum, stem) => {
    const qualities = matches.map(([term, fields]) => {
      if (!term.startsWith(stem)) return 0;
      const depth = fields.every((field) => field === 'deep') ? DEEP_QUALITY : 1;
      return depth * (stem.length / term.length);
    });
    return sum + rarity(stem) * Math.max(0, ...qualities);
  }, 0);
}

function namesOf({ name, aka }: Entry, wordsOf: (text: string) => string[]): string[][] {
  return [name, ...aka].map(wordsOf);
}

function isNamedIn(text: readonly string[], names: readonly string[][]): boolean {
  const phrase = ` ${text.join(' ')} `;
  return names.some((name) => phrase.includes(` ${name.join(' ')} `));
}

function nameMatch(names: readonly string[][], all: readonly string[], wanted: readonly string[]): number {
  const isName = (query: readonly string[]) => names.some((name) => name.join(' ') === query.join(' '));
  return isName(all) ? 2 : Number(isName(wanted));
}

function namedStems(
  names: readonly string[][],
  all: readonly string[],
  wanted: readonly string[],
  rarity: Rarity,
): readonly string[] {
  const text = ` ${all.join(' ')} `;
  const found = names
    .filter((name) => name.length > 0 && text.includes(` ${name.join(' ')} `))
    .map((name) => name.filter((word) => wanted.includes(word)));
  return found.sort((a, b) => sumOf(b, rarity) - sumOf(a, rarity))[0] ?? [];
}

/** Longer words are truncated, so that no input makes the comparison slow. */
const MAX_WORD_CHARACTERS = 32;
const MAX_QUERY_WORDS = 12;

const QUESTION_WORDS: ReadonlySet<string> = new Set(questionWords);

/** At most 12 stems, without markup and repetitions, and without question words unless there is nothing else. */
function queryStems(query: string, correct: (word: string) => string): string[] {
  const distinct = [...new Set(plainWords(query.replace(/<[^<>]*>/g, ' ')))];
  const telling = distinct.filter((word) => !QUESTION_WORDS.has(word));
  const wanted = (telling.length > 0 ? telling : distinct).slice(0, MAX_QUERY_WORDS);
  return [...new Set(wanted.map((word) => stemOf(correct(word))))];
}

function words(text: string): string[] {
  return plainWords(text).map(stemOf);
}

/** Stems of a text. A hyphenated word is also indexed without its hyphens: `outtak` for `out-takes`. */
function indexedWords(text: string): string[] {
  const joined = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [text, ...joined.map((word) => word.replaceAll('-', ''))].flatMap(words);
}

function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD_CHARACTERS));
}

/** Greek plurals (analyses, crises), which Porter's rules do not cover, are made singular first. */
function stemOf(word: string): string {
  return stemmer(/(?:yses|crises)$/.test(word) ? `${word.slice(0, -2)}is` : word);
}

/** Maximum share of a word's letters that may be wrong, rounded up to whole letters. */
const TYPO_SHARE = 0.2;
/** In a shorter word, letters may only be swapped. */
const MIN_CHARACTERS_FOR_TWO = 10;
/** Corrections of shorter words are too often wrong. */
const MIN_CHARACTERS = 4;

/** A word stays if it, or a word that starts with it, is in the texts. Otherwise the closest similar word wins, then the more frequent. */
function spellingCorrector(texts: readonly string[]): (word: string) => string {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(plainWords)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const vocabulary = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return (word) => {
    if (word.length < MIN_CHARACTERS || vocabulary.some(([other]) => other.startsWith(word))) return word;
    return closest(word, vocabulary);
  };
}

function closest(word: string, vocabulary: readonly (readonly [string, number])[]): string {
  const most = Math.ceil(TYPO_SHARE * word.length);
  let best = { word, distance: most + 1, count: 0 };
  for (const [other, count] of vocabulary) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue;
    const away = distance(word, other);
    if (
      away > most ||
      (away > 1 && word.length < MIN_CHARACTERS_FOR_TWO && lettersOf(word) !== lettersOf(other))
    )
      continue;
    if (away < best.distance || (away === best.distance && count > best.count))
      best = { word: other, distance: away, count };
  }
  return best.word;
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}
