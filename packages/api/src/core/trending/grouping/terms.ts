/** What the headlines of a list are compared by: words, concepts and figures. */
import { itemAt } from '@earshot/schema/item-at';
import { dayNumber } from '@earshot/schema/values/dates/calendar';
import headlineWords from '../../../content/lists/headline-words.json' with { type: 'json' };
import { backgroundRarity } from '../../text/background-rank.ts';
import { countsOf } from '../layout/counts.ts';
import { CONCEPTS, type Concept, phraseAt, type Sides, sidesOf } from './concepts.ts';
import { type Figure, figureKey, figureRarity, readFigures } from './figures.ts';
import type { ListWord, ListWords, Token, WordedTitle } from './list-words.ts';
import { wordKey } from './title-words.ts';

export interface Term {
  /** Words first, in alphabetical order, then concepts, then figures. */
  readonly number: number;
  /** The first word of a name, or the first one of a stem. Null for a concept or figure. */
  readonly word: ListWord | null;
  readonly concept: Concept | null;
  readonly isFigure: boolean;
  readonly isName: boolean;
  readonly rarity: number;
  readonly titles: Title[];
}

/** Day numbers. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

export interface Title {
  /** Position in the order of the titles' words, which the order of the lines does not change. */
  readonly number: number;
  /** The title of its first line, without a newsroom label. */
  readonly text: string;
  readonly lines: readonly number[];
  readonly tokens: readonly Token[];
  /** Distinct terms by number. Words of a concept are not separate terms. */
  readonly terms: readonly Term[];
  /** The numbers of `terms`, because millions of pairs are compared by them in a long list. */
  readonly termNumbers: Int32Array;
  /** Events before a word such as "over" or "after". If there are none, those of the whole title. */
  readonly headEvents: readonly Concept[];
  readonly events: readonly Concept[];
  readonly sides: Sides;
  readonly figures: readonly Figure[];
  readonly days: DayRange | null;
}

export interface DatedTitle {
  readonly title: string;
  readonly date: string | null;
}

export interface ListTerms {
  readonly titles: readonly Title[];
  readonly terms: readonly Term[];
  readonly termOf: (word: ListWord) => Term;
  readonly conceptTerm: (concept: Concept) => Term;
  readonly figureTerm: (figure: Figure) => Term;
}

/** Words that introduce the background of the news ("sues over recall" reports a suit). */
const BACKGROUND_WORDS = new Set(headlineWords.backgroundWords.map(wordKey));
/** Words that belong to a figure, which is a separate term: "38,000", "Q3", "FY26", "Rs 2 crore". */
export const NUMBER_WORD =
  /^(?:\d|[rk]\d|[qh][1-4]$|fy\d*$|(?:rs|inr|usd|eur|gbp|chf|sek|nok|dkk|zar|aud|cad|crore|lakh|million|billion|trillion|mln|mrd|bn)$)/;
const CONCEPT_RARITY = { event: 0.6, synonym: 0.5 } as const;

export function readTerms(lines: readonly DatedTitle[], words: ListWords): ListTerms {
  const distinct = distinctTitles(words.titles);
  const { terms, termOf, conceptTerm, figureTerm } = termTable(
    words.wordOf,
    distinct.map(({ tokens }) => tokens),
  );
  const titles = distinct.map(({ text, tokens, lines: indexes }, number): Title => {
    const read = readConcepts(tokens);
    const figures = readFigures(text);
    const found = [
      ...read.words.filter(({ hasContent, key }) => hasContent && !NUMBER_WORD.test(key)).map(termOf),
      ...read.concepts.map(conceptTerm),
      ...figures.map(figureTerm),
    ];
    const terms = [...new Set(found)].sort((a, b) => a.number - b.number);
    const title: Title = {
      number,
      text,
      lines: indexes,
      tokens,
      terms,
      termNumbers: Int32Array.from(terms, (term) => term.number),
      headEvents: read.headEvents,
      events: read.events,
      sides: sidesOf(read.inHead, read.concepts),
      figures,
      days: dayRange(indexes.flatMap((line) => itemAt(lines, line).date ?? [])),
    };
    for (const term of title.terms) term.titles.push(title);
    return title;
  });
  const used = [...terms.values()]
    .filter((term) => term.titles.length > 0)
    .sort((a, b) => a.number - b.number);
  return { titles, terms: used, termOf, conceptTerm, figureTerm };
}

function distinctTitles(titles: readonly WordedTitle[]) {
  const linesOf = new Map<string, number[]>();
  titles.forEach(({ tokens }, line) => {
    // Sorted like the sequences of keys, because no character precedes this separator.
    const text = tokens.map(({ key }) => key).join('\0');
    const lines = linesOf.get(text);
    if (lines) lines.push(line);
    else linesOf.set(text, [line]);
  });
  return [...linesOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, lines]) => ({ ...itemAt(titles, itemAt(lines, 0)), lines }));
}

function dayRange(dates: readonly string[]): DayRange | null {
  const days = dates.map(dayNumber).sort((a, b) => a - b);
  const [first] = days;
  return first === undefined ? null : { first, last: itemAt(days, days.length - 1) };
}

/** Creates the term of each word, concept and figure on first use. */
function termTable(wordOf: ListWords['wordOf'], titles: readonly (readonly Token[])[]) {
  const representatives = representativesOf([...wordOf.values()], titles);
  const terms = new Map<ListWord | Concept | string, Term>();
  /** Keyed by the number of a word, including words that another one stands for. */
  const termsOfWords = new Array<Term>(wordOf.size);
  let figures = 0;
  const add = (key: ListWord | Concept | string, term: Pick<Term, 'number' | 'rarity'> & Partial<Term>) => {
    const added = { word: null, concept: null, isFigure: false, isName: false, titles: [], ...term };
    terms.set(key, added);
    return added;
  };
  const termOf = (written: ListWord): Term => {
    const found = termsOfWords[written.number];
    if (found) return found;
    const word = representatives.get(written) ?? written;
    const { number, isName, key } = word;
    const term = terms.get(word) ?? add(word, { number, word, isName, rarity: backgroundRarity(key) });
    termsOfWords[written.number] = term;
    return term;
  };
  const conceptTerm = (concept: Concept): Term =>
    terms.get(concept) ??
    add(concept, {
      number: wordOf.size + concept.number,
      concept,
      rarity: concept.isEvent ? CONCEPT_RARITY.event : CONCEPT_RARITY.synonym,
    });
  const figureTerm = (figure: Figure): Term =>
    terms.get(figureKey(figure)) ??
    add(figureKey(figure), {
      number: wordOf.size + CONCEPTS.length + figures++,
      isFigure: true,
      rarity: figureRarity(figure),
    });
  return { terms, termOf, conceptTerm, figureTerm };
}

/** Returns, by word, the first word of its name, or the first one with its stem. */
function representativesOf(
  words: readonly ListWord[],
  titles: readonly (readonly Token[])[],
): ReadonlyMap<ListWord, ListWord> {
  const firstOfStem = new Map<string, ListWord>();
  for (const word of words) {
    const stem = stemOf(word.key);
    if (!firstOfStem.has(stem)) firstOfStem.set(stem, word);
  }
  const previous = previousWordsOfNames(titles);
  return new Map(
    words.map((word) => {
      let first = word;
      // Two words may refer to each other, so the number of steps is limited.
      for (let step = 0; step < MAX_NAME_WORDS - 1; step++) first = previous.get(first) ?? first;
      return [word, firstOfStem.get(stemOf(first.key)) ?? first];
    }),
  );
}

const MAX_NAME_WORDS = 5;
/** A pair of words is a name if it has this share of the first one's pairs and of the second one's occurrences. */
const MIN_SHARE_TOGETHER = 0.8;
const MIN_NAME_TITLES = 2;

/** Returns, for each word inside a name, the word before it: "Kessler Bio" is one name, not two shared words. */
function previousWordsOfNames(titles: readonly (readonly Token[])[]): ReadonlyMap<ListWord, ListWord> {
  const counts = countsOf(titles.flatMap((tokens) => tokens.map(({ word }) => word)));
  const followers = new Map<ListWord, ListWord[]>();
  for (const tokens of titles)
    tokens.forEach(({ word }, i) => {
      const next = tokens[i + 1]?.word;
      if (!word.isName || !next?.isName || next === word) return;
      const found = followers.get(word);
      if (found) found.push(next);
      else followers.set(word, [next]);
    });
  const previous = new Map<ListWord, ListWord>();
  for (const [word, after] of followers)
    for (const [next, count] of countsOf(after)) {
      const most = Math.max(after.length, counts.get(next) ?? 0);
      if (count >= MIN_NAME_TITLES && count >= MIN_SHARE_TOGETHER * most) previous.set(next, word);
    }
  return previous;
}

/** "closing", "closed" and "close" are equal. */
function stemOf(key: string): string {
  let stem = key;
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  else if (stem.length > 4 && /e[ds]$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^s]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length > 3 ? stem.replace(/y$/, 'i') : stem;
}

function readConcepts(tokens: readonly Token[]) {
  const words: ListWord[] = [];
  const concepts: Concept[] = [];
  let headLength: number | null = null;
  for (let start = 0; start < tokens.length; ) {
    const phrase = phraseAt(tokens, start);
    if (phrase) concepts.push(...phrase.concepts);
    else {
      const { key, word } = itemAt(tokens, start);
      if (start > 0 && BACKGROUND_WORDS.has(key)) headLength ??= concepts.length;
      words.push(word);
    }
    start += phrase?.keys.length ?? 1;
  }
  const inHead = concepts.slice(0, headLength ?? concepts.length);
  const events = concepts.filter(({ isEvent }) => isEvent);
  const headEvents = inHead.filter(({ isEvent }) => isEvent);
  return { words, concepts, inHead, events, headEvents: headEvents.length > 0 ? headEvents : events };
}
