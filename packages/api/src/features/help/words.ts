import { stemmer } from 'stemmer';
import questionWords from '../../content/question-words.json' with { type: 'json' };

/** Maximum length of a compared word. Longer words are truncated, so that no input can make the comparison slow. */
const MAX_WORD_CHARACTERS = 32;
/** Maximum number of different words of a query that are looked up. */
const MAX_QUERY_WORDS = 12;

const QUESTION_WORDS: ReadonlySet<string> = new Set(questionWords);

export interface QueryWord {
  readonly stem: string;
  /** Whether the word's spelling was corrected. */
  readonly isCorrected: boolean;
}

/**
 * Returns at most 12 stems to look up for a query. Like `words`, but without markup, repetitions and question words (which
 * are kept if nothing else is left).
 * @param correct returns the word that was probably intended, or the word itself.
 */
export function queryWords(query: string, correct: (word: string) => string): QueryWord[] {
  const distinct = [...new Set(plainWords(query.replace(/<[^<>]*>/g, ' ')))];
  const telling = distinct.filter((word) => !QUESTION_WORDS.has(word));
  const byStem = new Map<string, QueryWord>();
  for (const word of (telling.length > 0 ? telling : distinct).slice(0, MAX_QUERY_WORDS)) {
    const meant = correct(word);
    const stem = stemOf(meant);
    if (!byStem.has(stem)) byStem.set(stem, { stem, isCorrected: meant !== word });
  }
  return [...byStem.values()];
}

/**
 * Returns the stems of the words of a text: letters and digits only, lowercase, no accents, without endings ("measuring" and
 * "measurement" are equal; Porter 1980).
 */
export function words(text: string): string[] {
  return plainWords(text).map(stemOf);
}

/** Returns the stems of a text, and those of its words with a hyphen written without it: `outtak` for `out-takes`. */
export function indexedWords(text: string): string[] {
  const joined = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [text, ...joined.map((word) => word.replaceAll('-', ''))].flatMap(words);
}

/** Returns the words of a text without stemming: letters and digits only, lowercase, no accents. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD_CHARACTERS));
}

/**
 * Returns the stem of a word. Greek plurals (analyses, crises), which Porter's rules do not cover, are made singular first.
 */
function stemOf(word: string): string {
  return stemmer(/(?:yses|crises)$/.test(word) ? `${word.slice(0, -2)}is` : word);
}
