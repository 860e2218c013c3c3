/** The words and phrases of a headline in order, with their table entries. */

import phrases from '../../../content/tone/phrases.json' with { type: 'json' };
import verbs from '../../../content/tone/verbs.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { hashText } from '../../model/linear-model.ts';
import { memoize } from '../../text/memoize.ts';
import { NAME, NUMBER, type ToneLine } from '../line/read-line.ts';
import { formsOf, onWord, type Word } from '../words/read-word.ts';
import type { WordFacts } from '../words/word-facts.ts';

interface Content {
  readonly facts: WordFacts | undefined;
  readonly tags: readonly number[];
  readonly kind: 'name' | 'number' | 'small' | 'content';
  readonly isNegation: boolean;
  readonly verbClass: string | undefined;
  /** Good (1), bad (-1) or neither (0), as the object of a verb. */
  readonly polarity: number;
  /** Whether it has no tone by itself, although it may have one as an object (`sales`). */
  readonly isFigure: boolean;
}

export interface Item extends Content {
  readonly from: number;
  readonly to: number;
  /** Hash of the word that opened its clause (`as`, `after`). 0 in the main clause. */
  readonly clause: number;
  /** Incremented at each comma, colon, dash and clause. */
  readonly stretch: number;
  /** Whether the word before it is its object: `meals scrapped`. */
  readonly isPassive: boolean;
}

/** Topics (`boat`) and verbs such as `say` are no reasons, even if the model associates them with good or bad news. */
export function isTelling({ kind, isNegation, facts }: Item): boolean {
  return isNegation || (kind === 'content' && facts?.isToneless !== true);
}

/** A run of names is one item. Articles and similar words are skipped. */
export function readItems(line: ToneLine): Item[] {
  const { words, tokens, language, facts } = line;
  const phraseOf = language === 'en' ? phraseFinder(words, tokens) : () => undefined;
  const items: Item[] = [];
  let [opener, stretch] = [0, 0];
  for (let i = 0; i < words.length; ) {
    const wordFacts = facts[i];
    if (i > 0 && tokens[i]?.clause !== tokens[i - 1]?.clause) [opener, stretch] = [0, stretch + 1];
    if (wordFacts?.opensClause) [opener, stretch] = [wordFacts.word, stretch + 1];
    const phrase = wordFacts && phraseOf(i);
    const isSameName =
      words[i] === NAME && items.at(-1)?.kind === 'name' && tokens[i]?.clause === tokens[i - 1]?.clause;
    const to = i + (phrase?.length ?? 1);
    const put = (content: Content, isPassive = false) =>
      items.push(itemOf(i, to, opener, stretch, content, isPassive));
    if (phrase) put(phraseContent(phrase.tag));
    else if (wordFacts && !wordFacts.isSkipped) put(wordContent(wordFacts), isPassiveAt(line, i));
    else if (!wordFacts && !isSameName) put(words[i] === NAME ? NAME_CONTENT : NUMBER_CONTENT);
    i = to;
  }
  return items;
}

/** Phrases are known only in English. In the keys, a number is the empty string, and a name is a placeholder. */
function phraseFinder(words: readonly string[], tokens: ToneLine['tokens']) {
  const keys = tokens.map(({ word }, i) => {
    if (words[i] === NUMBER) return '';
    return words[i] === NAME ? NAME : phraseKeyOf(word);
  });
  return (i: number) => {
    const word = tokens[i]?.word;
    return word && matchPhrase(word, keys, i);
  };
}

function isPassiveAt({ words, facts, tokens, language }: ToneLine, index: number): boolean {
  const wordFacts = facts[index];
  if (!wordFacts || wordFacts.isSmall || wordFacts.reading.verb?.form !== 'past') return false;
  if (language !== 'en') return isPassiveBefore(facts, tokens, index);
  const [next, after] = [words[index + 1], facts[index + 1]];
  return (
    facts[index - 1]?.isBe === true ||
    next === undefined ||
    next === NUMBER ||
    after?.isPreposition === true ||
    after?.opensClause === true
  );
}

/** In German, French and Spanish, *be* may be far from its participle, and a participle after *have* is active. */
function isPassiveBefore(
  facts: readonly (WordFacts | undefined)[],
  tokens: ToneLine['tokens'],
  index: number,
): boolean {
  let hasHave = false;
  for (let i = index - 1; i >= 0 && tokens[i]?.clause === tokens[index]?.clause; i--) {
    if (facts[i]?.isBe) return true;
    if (facts[i]?.sense === 'has') hasHave = true;
  }
  return !hasHave;
}

const BARE = {
  facts: undefined,
  isNegation: false,
  verbClass: undefined,
  polarity: 0,
  isFigure: false,
};

const NAME_CONTENT: Content = { ...BARE, kind: 'name', tags: [hashText(NAME)] };
const NUMBER_CONTENT: Content = { ...BARE, kind: 'number', tags: [hashText(NUMBER)] };

/** Builds an item field by field, because object spread would take most of the time spent on a headline. */
function itemOf(
  from: number,
  to: number,
  clause: number,
  stretch: number,
  content: Content,
  isPassive: boolean,
): Item {
  const { facts, tags, kind, isNegation, verbClass, polarity, isFigure } = content;
  return {
    from,
    to,
    clause,
    stretch,
    facts,
    tags,
    kind,
    isNegation,
    verbClass,
    isPassive,
    polarity,
    isFigure,
  };
}

const phraseContent: (tag: string) => Content = memoize((tag) => {
  const polarity = tag.endsWith('+') ? 1 : tag.endsWith('-') ? -1 : 0;
  const verbClass = tag.startsWith('v ') ? tag.slice(2) : undefined;
  return { ...BARE, kind: 'content', tags: [hashText(tag)], polarity, verbClass, isNegation: tag === 'not' };
});

function wordContent(facts: WordFacts): Content {
  const { tags, isSmall, isNegation } = facts;
  const { verb, noun, adjective, figure } = facts.reading;
  return {
    facts,
    tags,
    kind: isSmall ? 'small' : 'content',
    isNegation: isSmall && isNegation,
    verbClass: isSmall ? undefined : verb?.verbClass,
    polarity: isSmall ? 0 : Math.sign(noun || adjective || figure),
    isFigure: !isSmall && noun === 0 && adjective === 0,
  };
}

interface Phrase {
  readonly rest: readonly string[];
  /** The phrase's meaning, named as in the model's features: `idiom+`, `v harm`. */
  readonly tag: string;
}

const POSSESSIVE = /^(?:his|her|their|our|my|your)$/;

const ANY_FORM = '@';

interface PhraseTable {
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>;
  readonly byVerb: ReadonlyMap<string, readonly Phrase[]>;
}

const table = lazily(readPhrases);

function readPhrases(): PhraseTable {
  const [byFirst, byVerb] = [new Map<string, Phrase[]>(), new Map<string, Phrase[]>()];
  const add = (phrase: string, tag: string) => {
    const hasVerb = phrase.startsWith(ANY_FORM);
    const [first = '', ...rest] = phrase
      .slice(hasVerb ? ANY_FORM.length : 0)
      .split(/[ -]/)
      .map(phraseKey);
    if (rest.length === 0) return;
    const phrasesOf = hasVerb ? byVerb : byFirst;
    const list = phrasesOf.get(first);
    if (list) list.push({ rest, tag });
    else phrasesOf.set(first, [{ rest, tag }]);
  };
  const signOf = (value: number) => (value === 0 ? '0' : value > 0 ? '+' : '-');
  for (const [phrase, value] of Object.entries(phrases)) add(phrase, `idiom${signOf(value)}`);
  for (const [phrase, verbClass] of Object.entries(verbs))
    if (phrase.includes(' ')) add(ANY_FORM + phrase, `v ${verbClass}`);
  return { byFirst, byVerb };
}

const NO_PHRASES: ReadonlyMap<string, readonly Phrase[]> = new Map();

/** Longest first, keyed by their second word. */
const phrasesFrom: (word: Word) => ReadonlyMap<string, readonly Phrase[]> = onWord((word) => {
  const { byFirst, byVerb } = table();
  const found = [...(byFirst.get(phraseKey(word.key)) ?? [])];
  for (const { lemma } of formsOf(word.key).verbs) found.push(...(byVerb.get(lemma) ?? []));
  if (found.length === 0) return NO_PHRASES;
  const bySecond = new Map<string, Phrase[]>();
  for (const phrase of found.sort((a, b) => b.rest.length - a.rest.length)) {
    const second = phrase.rest[0] ?? '';
    const earlier = bySecond.get(second);
    if (earlier) earlier.push(phrase);
    else bySecond.set(second, [phrase]);
  }
  return bySecond;
});

/** Phrases are listed with `its`. */
function phraseKey(key: string): string {
  return POSSESSIVE.test(key) ? 'its' : key;
}

export const phraseKeyOf: (word: Word) => string = onWord(({ key }) => phraseKey(key));

/** The length in tokens includes numbers inside. In `keys`, a number is empty: `claims 61 lives`. */
export function matchPhrase(
  word: Word,
  keys: readonly string[],
  index: number,
): { readonly length: number; readonly tag: string } | undefined {
  const second = keys[index + 1] === '' ? keys[index + 2] : keys[index + 1];
  if (second === undefined) return undefined;
  for (const { rest, tag } of phrasesFrom(word).get(second) ?? []) {
    const length = matchedLength(keys, index + 1, rest);
    if (length > 0) return { length: length + 1, tag };
  }
  return undefined;
}

function matchedLength(keys: readonly string[], from: number, rest: readonly string[]): number {
  let i = from;
  for (const word of rest) {
    if (keys[i] === '') i++;
    if (keys[i] !== word) return 0;
    i++;
  }
  return i - from;
}
