/** English counterparts of German, French and Spanish words, from dictionaries written for this project. */
import german from '../../content/senses/de.json' with { type: 'json' };
import spanish from '../../content/senses/es.json' with { type: 'json' };
import french from '../../content/senses/fr.json' with { type: 'json' };
import wordEndings from '../../content/text/word-endings.json' with { type: 'json' };
import { memoize } from './memoize.ts';

const ENTRIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['de', german],
  ['es', spanish],
  ['fr', french],
]);
const MIN_SHARED = 4;
const MAX_ENDING = 2;
const MIN_LAST_PART = 5;
const MIN_FIRST_PART = 3;

/** No entry is nearly as long. The search for the last part takes quadratic time. */
const MAX_LETTERS = 60;

type Find = (key: string) => readonly string[];

const NONE: readonly string[] = [];

/** Looks up the word itself, then one with the same stem or first letters, then the last part of a German compound. */
export const englishSenses = memoize((language: string): Find => {
  const stemOf = (key: string) => lightStem(withoutAccents(key), language);
  const byWord = new Map<string, readonly string[]>();
  const byStem = new Map<string, string[]>();
  const byStart = new Map<string, string[]>();
  for (const entry of ENTRIES.get(language) ?? NONE) {
    const [key = '', ...senses] = entry.split(' ');
    byWord.set(key, senses);
    const folded = withoutAccents(key);
    if (!byWord.has(folded)) byWord.set(folded, senses);
    push(byStem, stemOf(key), key);
    push(byStart, key.slice(0, MIN_SHARED), key);
  }
  const sameStem = (key: string) => closest(key, byStem.get(stemOf(key)) ?? NONE);
  const sameStart = (key: string) =>
    closest(
      key,
      (byStart.get(key.slice(0, MIN_SHARED)) ?? NONE).filter((entry) => isForm(key, entry)),
    );
  const whole: Find = (key) =>
    byWord.get(key) ?? byWord.get(sameStem(key)) ?? byWord.get(sameStart(key)) ?? NONE;
  const lastPart: Find = (key) => {
    for (let start = MIN_FIRST_PART; start + MIN_LAST_PART <= key.length; start++) {
      const part = whole(key.slice(start));
      if (part.length > 0) return part;
    }
    return NONE;
  };
  return memoize((key) => {
    if (key.length > MAX_LETTERS) return NONE;
    const senses = whole(key);
    return senses.length === 0 && language === 'de' ? lastPart(key) : senses;
  });
});

function push(lists: Map<string, string[]>, name: string, key: string): void {
  const list = lists.get(name);
  if (list) list.push(key);
  else lists.set(name, [key]);
}

function isForm(a: string, b: string): boolean {
  const shared = sharedLetters(a, b);
  return shared >= MIN_SHARED && Math.max(a.length, b.length) - shared <= MAX_ENDING;
}

function closest(word: string, entries: readonly string[]): string {
  let [best, most] = ['', 0];
  for (const entry of entries) {
    const shared = sharedLetters(word, entry);
    if (shared > most || (shared === most && entry.length < best.length)) [best, most] = [entry, shared];
  }
  return best;
}

function sharedLetters(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

const MIN_STEM_LETTERS = 3;

/** After Savoy's light stemmers (2006) and Snowball's, with derivations common in news (-ación, -ung). */
const patterns = new Map(
  Object.entries(wordEndings).map(([language, endings]) => [
    language,
    new RegExp(`^(.{${MIN_STEM_LETTERS},}?)(?:${endings.join('|')})$`, 'u'),
  ]),
);

/** Too coarse for counting: only finds words of possible interest. `folded` is from `foldText`. */
export function lightStem(folded: string, language: string): string {
  return patterns.get(language)?.exec(folded)?.[1] ?? folded;
}

/** Case and letters such as `ł` are kept. The result is decomposed (NFD). */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
