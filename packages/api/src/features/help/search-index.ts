import { SEARCHED_CHARACTERS } from '@earshot/schema/limits';
import { closest, distance } from 'fastest-levenshtein';
import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import questionWords from '../../content/question-words.json' with { type: 'json' };
import { memoize } from '../../core/text/memoize.ts';
import { type Entry, type Searched, searchEntriesOf } from './search-entries.ts';

export type SearchIndex = (query: string) => {
  readonly hits: readonly Entry[];
  readonly isAnswered: boolean;
};

const FIELD_WEIGHTS = { name: 8, aka: 6, tags: 3, body: 1.5, sources: 1.5, deep: 0.5 } as const;
const FIELDS = ['name', 'aka', 'tags', 'body', 'sources', 'deep'] as const;
const MIN_PREFIX_CHARACTERS = 3;
/** Weight of a word found only in `deep`, the text shown once an entry is opened. */
const DEEP_QUALITY = 0.7;
const UNKNOWN_WORD_WEIGHT = 0.5;
/** Bonus of an entry whose name is the whole query, as a multiple of its score. A part of the query gets less. */
const NAME_WEIGHT = 6;
/** Entries that cover a smaller share of the query, relative to the best entry, are dropped. */
const MIN_RELATIVE_COVERAGE = 0.6;
/** Entries whose name makes up at least this share of the query are kept, and answer it. */
const MIN_NAMED_SHARE = 0.35;
/** A hit also answers the query if it covers at least this share of it, weighted by rarity. */
const MIN_ANSWER_COVERAGE = 0.6;
const BEST_HITS = 3;

interface Rated {
  readonly entry: Entry;
  readonly coverage: number;
  /** Share of the query that is a name of the entry. */
  readonly named: number;
  readonly score: number;
  /** 3 if a name is the query as typed, 2 without question words, 1 as stems. */
  readonly nameMatch: number;
}

/**
 * Ranks by name first, then by BM25+ times the square of the share of the query that an entry covers, with words weighted by
 * rarity. Only words that the library lacks are corrected.
 */
export function buildSearchIndex(searched: Searched): SearchIndex {
  const entries = searchEntriesOf(searched);
  const engine = new MiniSearch<Entry>({
    fields: [...FIELDS],
    extractField: (entry, field) => textOf(entry, field as keyof typeof FIELD_WEIGHTS),
    tokenize: indexedWords,
    processTerm: (term) => term,
    searchOptions: { boost: FIELD_WEIGHTS, combineWith: 'OR', weights: { prefix: 0.5, fuzzy: 0 } },
  });
  engine.addAll(entries);
  const texts = entries.map((entry) => FIELDS.map((field) => textOf(entry, field)).join(' '));
  const rarityOf = rarities(texts);
  const correct = spellingCorrector(texts);
  const byId = new Map(entries.map((entry) => [entry.id, { entry, names: [entry.name, ...entry.aka] }]));
  const namesOf = memoize((name) => ({ forms: formsOf(name), stems: wantedWords(name).map(stemOf) }));

  return (text) => {
    const query = text.slice(0, SEARCHED_CHARACTERS);
    const stems = [...new Set(wantedWords(query).map((word) => stemOf(correct(word))))];
    const forms = [...formsOf(query).slice(0, 2), stems.join(' ')];
    const weightOf = (words: readonly string[]) => words.reduce((sum, stem) => sum + rarityOf(stem), 0);
    const total = weightOf(stems);
    const found = engine.search(stems.join(' '), { prefix: (word) => word.length >= MIN_PREFIX_CHARACTERS });
    const rated = found.flatMap((result): Rated[] => {
      const indexed = byId.get(String(result.id));
      if (!indexed) return [];
      const names = indexed.names.map(namesOf);
      const shares = names.map((name) => (isWithin(name.stems, stems) ? weightOf(name.stems) / total : 0));
      const places = names.map((name) => name.forms.findIndex((form, i) => form === forms[i]));
      const nameMatch = Math.max(0, ...places.map((place) => (place < 0 ? 0 : forms.length - place)));
      const named = Math.max(0, ...shares);
      const coverage = coverageOf(result, stems, rarityOf) / total;
      const score = result.score * coverage ** 2 * (1 + NAME_WEIGHT * named);
      return [{ entry: indexed.entry, coverage, named, score, nameMatch }];
    });
    const hits = chosen(rated);
    return {
      hits: hits.map(({ entry }) => entry),
      isAnswered: hits.slice(0, BEST_HITS).some(isAnswer),
    };
  };
}

function textOf(entry: Entry, field: (typeof FIELDS)[number]): string {
  return [entry[field]].flat().join(' \n');
}

/** As typed, without question words, and as stems. */
function formsOf(text: string): string[] {
  const wanted = wantedWords(text);
  return [plainWords(text), wanted, wanted.map(stemOf)].map((words) => words.join(' '));
}

const isWithin = (phrase: readonly string[], words: readonly string[]) =>
  phrase.length > 0 && ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `);
const isNamed = ({ named }: Rated) => named >= MIN_NAMED_SHARE;
const isAnswer = (hit: Rated) => hit.nameMatch > 0 || isNamed(hit) || hit.coverage >= MIN_ANSWER_COVERAGE;

function chosen(rated: readonly Rated[]): Rated[] {
  const least = MIN_RELATIVE_COVERAGE * Math.max(0, ...rated.map(({ coverage }) => coverage));
  return rated
    .filter((hit) => isNamed(hit) || hit.coverage >= least)
    .sort((a, b) => b.nameMatch - a.nameMatch || b.score - a.score);
}

type Rarity = (stem: string) => number;

function rarities(texts: readonly string[]): Rarity {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(indexedWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const unknown = UNKNOWN_WORD_WEIGHT * Math.log(1 + texts.length);
  return (stem) => {
    const count = counts.get(stem);
    return count === undefined ? unknown : Math.log(1 + texts.length / count);
  };
}

function coverageOf({ match }: SearchResult, stems: readonly string[], rarityOf: Rarity): number {
  const matches = Object.entries(match);
  return stems.reduce((sum, stem) => {
    const qualities = matches.map(([term, fields]) => {
      if (!term.startsWith(stem)) return 0;
      return (fields.every((field) => field === 'deep') ? DEEP_QUALITY : 1) * (stem.length / term.length);
    });
    return sum + rarityOf(stem) * Math.max(0, ...qualities);
  }, 0);
}

/** Longer words are truncated, so that no input makes the comparison slow. */
const MAX_WORD_CHARACTERS = 32;
const MAX_QUERY_WORDS = 12;

const QUESTION_WORDS: ReadonlySet<string> = new Set(questionWords);

/** At most 12 words, without markup and repetitions, and without question words unless there is nothing else. */
function wantedWords(query: string): string[] {
  const distinct = [...new Set(plainWords(query.replace(/<[^<>]*>/g, ' ')))];
  const telling = distinct.filter((word) => !QUESTION_WORDS.has(word));
  return (telling.length > 0 ? telling : distinct).slice(0, MAX_QUERY_WORDS);
}

/** Stems of a text. A hyphenated word is also indexed without its hyphens: `outtak` for `out-takes`. */
function indexedWords(text: string): string[] {
  const joined = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [text, ...joined.map((word) => word.replaceAll('-', ''))].flatMap((part) =>
    plainWords(part).map(stemOf),
  );
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
const MIN_CORRECTED_CHARACTERS = 4;

/** A word stays if it, or a word that starts with it, is in the texts. Otherwise, the closest similar word is taken. */
function spellingCorrector(texts: readonly string[]): (word: string) => string {
  const vocabulary = [...new Set(texts.flatMap(plainWords))].sort();
  return (word) => {
    if (word.length < MIN_CORRECTED_CHARACTERS || vocabulary.some((other) => other.startsWith(word)))
      return word;
    const most = Math.ceil(TYPO_SHARE * word.length);
    const similar = vocabulary.filter((other) => {
      const typos = other[0] === word[0] ? distance(word, other) : most + 1;
      const isTwoOff = typos > 1 && word.length < MIN_CHARACTERS_FOR_TWO;
      return typos <= most && !(isTwoOff && lettersOf(word) !== lettersOf(other));
    });
    return closest(word, similar) ?? word;
  };
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}
