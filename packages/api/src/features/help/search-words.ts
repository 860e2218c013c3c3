import { distance } from 'fastest-levenshtein';
import { stemmer } from 'stemmer';
import questionWords from '../../content/question-words.json' with { type: 'json' };

/** Longer words are truncated, so that no input makes the comparison slow. */
const MAX_WORD_CHARACTERS = 32;
const MAX_QUERY_WORDS = 12;

const QUESTION_WORDS: ReadonlySet<string> = new Set(questionWords);

/** At most 12 stems, without markup and repetitions, and without question words unless there is nothing else. */
export function queryStems(query: string, correct: (word: string) => string): string[] {
  const distinct = [...new Set(plainWords(query.replace(/<[^<>]*>/g, ' ')))];
  const telling = distinct.filter((word) => !QUESTION_WORDS.has(word));
  const wanted = (telling.length > 0 ? telling : distinct).slice(0, MAX_QUERY_WORDS);
  return [...new Set(wanted.map((word) => stemOf(correct(word))))];
}

export function words(text: string): string[] {
  return plainWords(text).map(stemOf);
}

/** Stems of a text. A hyphenated word is also indexed without its hyphens: `outtak` for `out-takes`. */
export function indexedWords(text: string): string[] {
  const joined = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [text, ...joined.map((word) => word.replaceAll('-', ''))].flatMap(words);
}

export function plainWords(text: string): string[] {
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
export function spellingCorrector(texts: readonly string[]): (word: string) => string {
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
