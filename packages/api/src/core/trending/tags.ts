import { itemAt } from '@earshot/schema/item-at';
import headlineWords from '../../content/lists/headline-words.json' with { type: 'json' };
import { backgroundRarity } from '../text/background-rank.ts';
import type { ListWords, Token, WordedTitle } from './grouping/list-words.ts';
import { isWeakWord, MIN_WORD_RARITY } from './grouping/reasons.ts';
import { countsOf } from './layout/counts.ts';

interface Term {
  readonly keys: readonly string[];
  readonly lines: number;
}

export interface Tag extends Term {
  readonly text: string;
}

interface Candidate extends Term {
  readonly score: number;
  readonly isPhraseOrName: boolean;
}

const MAX_TAGS = 20;
const MIN_LINES = 2;
const MAX_CANDIDATES = 400;
const MAX_PHRASE_WORDS = 3;
/** Minimum frequency, relative to the most frequent tag, for phrases and names to precede single words. */
const MIN_SHARE_OF_TOP = 0.1;
/** A term is not listed if a longer phrase has at least this share of its lines. */
const COVERED_SHARE = 0.5;
/** A name in more lines is the client's: its phrases say more. */
const MAX_NAME_SHARE = 0.3;
const MIN_CLIENT_LINES = 3;
const NO_SUBJECT = /^(?:http|https|www|com|co|inc|corp|ltd|llc|plc|gmbh)$/;
const LONG_NUMBER = /^\p{N}(?:\p{N}{3,}|[\p{N}]*[.,:]\p{N})/u;

/** Phrases and names before single words, by lines times rarity. Method: docs/methods/tags.md. */
export function topTags({ titles, wordOf }: ListWords, sourceKeys: ReadonlySet<string>): Tag[] {
  const phrases = withoutContained(
    withoutShifted(
      mostFrequent(countPhrases(titles)).filter(
        ({ keys }) =>
          !sourceKeys.has(keys.join('')) &&
          isSubject(keys[0]) &&
          isSubject(keys.at(-1)) &&
          // "Cuts 2,000" is a fragment of "cuts 2,000 jobs".
          ![keys[0], keys.at(-1)].some((key = '') => LONG_NUMBER.test(key)),
      ),
    ),
  );
  const most = Math.max(MIN_CLIENT_LINES, MAX_NAME_SHARE * titles.length);
  const isName = ({ keys: [key = ''], lines }: Term) => lines <= most && wordOf.get(key)?.isName === true;
  const words = mostFrequent(
    [...wordOf.values()].flatMap(({ key, hasContent, lines }) => (hasContent ? { keys: [key], lines } : [])),
  ).filter((word) => {
    const [key = ''] = word.keys;
    const isRare = backgroundRarity(key) >= MIN_WORD_RARITY;
    return isSubject(key) && !sourceKeys.has(key) && isRare && !isCovered(word, phrases, isName(word));
  });
  const candidates = [
    ...phrases.map((term) => toCandidate(term, true)),
    ...words.map((term) => toCandidate(term, isName(term))),
  ];
  const enough = MIN_SHARE_OF_TOP * Math.max(0, ...candidates.map(({ lines }) => lines));
  const leads = (tag: Candidate) => tag.isPhraseOrName && tag.lines >= enough;
  const best = candidates
    .sort(
      (a, b) =>
        Number(leads(b)) - Number(leads(a)) ||
        b.score - a.score ||
        b.keys.length - a.keys.length ||
        (a.keys.join(' ') < b.keys.join(' ') ? -1 : 1),
    )
    .slice(0, MAX_TAGS)
    .sort((a, b) => b.lines - a.lines);
  const titlesOf = new Map(best.map(({ keys: [key = ''] }) => [key, new Set<WordedTitle>()]));
  for (const title of titles) for (const { key } of title.tokens) titlesOf.get(key)?.add(title);
  return withWholeNames(
    best.map(({ keys, lines }) => ({
      keys,
      lines,
      text: spellingOf(keys, [...(titlesOf.get(keys[0] ?? '') ?? [])]),
    })),
  );
}

export function tagsOfTitles(tags: readonly Tag[], titles: readonly WordedTitle[]): number[][] {
  return titles.map(({ tokens }) => {
    const keys = new Set(tokens.map(({ key }) => key));
    return tags.flatMap((tag, index) => (tag.keys.every((key) => keys.has(key)) ? index : []));
  });
}

function mostFrequent(terms: readonly Term[]): Term[] {
  return terms
    .filter(({ lines }) => lines >= MIN_LINES)
    .map((term) => ({ ...term, text: term.keys.join(' ') }))
    .sort((a, b) => b.lines - a.lines || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_CANDIDATES);
}

function countPhrases(titles: readonly WordedTitle[]): Term[] {
  const counts = new Map<string, number>();
  const canJoin = ({ word }: Token) => word.hasContent && word.lines >= MIN_LINES;
  for (const { tokens } of titles) {
    const phrases = new Set<string>();
    tokens.forEach((token, start) => {
      if (!canJoin(token)) return;
      let phrase = token.key;
      for (const next of tokens.slice(start + 1, start + MAX_PHRASE_WORDS)) {
        if (!next.follows || !canJoin(next)) break;
        phrase += ` ${next.key}`;
        phrases.add(phrase);
      }
    });
    for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return [...counts].map(([phrase, lines]) => ({ keys: phrase.split(' '), lines }));
}

function isSubject(key = ''): boolean {
  const isFigure = /^\p{N}[\p{N}.,:–-]*\p{L}{0,2}$/u.test(key);
  return !isFigure && key.length > 1 && !NO_SUBJECT.test(key) && !isWeakWord(key);
}

function toCandidate(term: Term, isPhraseOrName: boolean): Candidate {
  return { ...term, score: term.lines * Math.max(...term.keys.map(backgroundRarity)), isPhraseOrName };
}

/** A name is covered only in all of its lines, because its short form counts, too. */
function isCovered({ keys: [key = ''], lines }: Term, phrases: readonly Term[], isName: boolean): boolean {
  const least = (isName ? 1 : COVERED_SHARE) * lines;
  return phrases.some((phrase) => phrase.lines >= least && phrase.keys.includes(key));
}

/** Of "ferry Solveig runs" and "Solveig runs aground", keeps the one in more lines. */
function withoutShifted(phrases: readonly Term[]): Term[] {
  const [beginnings, endings] = [new Set<string>(), new Set<string>()];
  return phrases.filter(({ keys }) => {
    if (keys.length < MAX_PHRASE_WORDS) return true;
    const [beginning, ending] = [keys.slice(0, -1).join(' '), keys.slice(1).join(' ')];
    if (beginnings.has(ending) || endings.has(beginning)) return false;
    beginnings.add(beginning);
    endings.add(ending);
    return true;
  });
}

function withoutContained(phrases: readonly Term[]): Term[] {
  const spaced = phrases.map(({ keys }) => ` ${keys.join(' ')} `);
  return phrases.filter(
    (phrase, i) =>
      !phrases.some(
        (longer, j) =>
          longer.keys.length > phrase.keys.length &&
          longer.lines >= COVERED_SHARE * phrase.lines &&
          itemAt(spaced, j).includes(itemAt(spaced, i)),
      ),
  );
}

/** Counts a name and its short form once: "Goldman" is "Goldman Sachs" if no other name contains it. */
function withWholeNames(spelled: readonly Tag[]): Tag[] {
  // A word can be spelled like a phrase that is listed, too.
  const tags = spelled.filter(({ text }, i) => spelled.findIndex((tag) => tag.text === text) === i);
  const isName = (text: string) => text.split(' ').every((word) => /^\p{Lu}|^&$|^(?:of|de)$/u.test(word));
  const shortOf = new Map<Tag, Tag>();
  for (const tag of tags) {
    const [whole, ...others] = tags.filter(
      ({ text }) => text !== tag.text && ` ${text} `.includes(` ${tag.text} `) && isName(text),
    );
    if (whole && others.length === 0 && isName(tag.text)) shortOf.set(whole, tag);
  }
  const textOf = new Map([...shortOf].map(([whole, short]) => [short, whole.text]));
  return tags.flatMap((tag) => (shortOf.has(tag) ? [] : { ...tag, text: textOf.get(tag) ?? tag.text }));
}

const SPELLED_TIMES = 50;
const CAPITAL = /^\p{Lu}/u;
/** Words inside names: "Bank of America", "Banco de España". */
const CONNECTORS = new Set(headlineWords.nameConnectors);
const NAME_GAP = /^(?: |-| & )$/;
/** A limit, because title case capitalizes all words. */
const MAX_NAME_WORDS = 4;

/** The whole name ("Bank of America" for "America") if at least half of the first occurrences have it. */
function spellingOf(keys: readonly string[], titles: readonly WordedTitle[]): string {
  const occurrences = spellings(keys, titles);
  const counts = countsOf(occurrences);
  const bare = new Map<string, number>();
  for (const [text, count] of counts) {
    const without = text.replace(/['’]s$/, '');
    const key = counts.has(without) ? without : text;
    bare.set(key, (bare.get(key) ?? 0) + count);
  }
  const ranked = [...bare].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const [first] = ranked;
  if (first && 2 * first[1] >= occurrences.length) return first[0];
  const isAlone = ([text]: readonly [string, number]) => text.split(/[\s-]+/).length <= keys.length;
  return (ranked.find(isAlone) ?? first)?.[0] ?? '';
}

function spellings(keys: readonly string[], titles: readonly WordedTitle[]): string[] {
  const found: string[] = [];
  for (const title of titles)
    for (let start = 0; start + keys.length <= title.tokens.length; start++) {
      if (title.tokens[start]?.key !== keys[0]) continue;
      if (!keys.every((key, i) => title.tokens[start + i]?.key === key)) continue;
      found.push(nameAround(title, start, start + keys.length - 1));
      if (found.length === SPELLED_TIMES) return found;
    }
  return found;
}

function nameAround({ text, tokens }: WordedTitle, start: number, end: number): string {
  let [from, to] = [start, end];
  const isCapital = (i: number) => CAPITAL.test(tokens[i]?.text ?? '');
  const isConnector = (i: number) => CONNECTORS.has(tokens[i]?.text ?? '');
  const isNext = (i: number) => {
    const [one, other] = [tokens[i], tokens[i + 1]];
    return one && other ? NAME_GAP.test(text.slice(one.start + one.text.length, other.start)) : false;
  };
  const written = (first: number, last: number) => {
    const [one, other] = [tokens[first], tokens[last]];
    return one && other ? text.slice(one.start, other.start + other.text.length) : '';
  };
  if (!isCapital(from) || !isCapital(to)) return written(start, end);
  while (
    isNext(from - 1) &&
    (isCapital(from - 1) || (isConnector(from - 1) && isNext(from - 2) && isCapital(from - 2)))
  )
    from -= isCapital(from - 1) ? 1 : 2;
  while (isNext(to) && (isCapital(to + 1) || (isConnector(to + 1) && isNext(to + 1) && isCapital(to + 2))))
    to += isCapital(to + 1) ? 1 : 2;
  return to - from < MAX_NAME_WORDS ? written(from, to) : written(start, end);
}
