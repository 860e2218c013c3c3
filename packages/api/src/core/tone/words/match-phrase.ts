import phrases from '../../../content/tone/phrases.json' with { type: 'json' };
import verbs from '../../../content/tone/verbs.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { formsOf } from './inflection.ts';
import { onWord, type Word } from './word.ts';

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
