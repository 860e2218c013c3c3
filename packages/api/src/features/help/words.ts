import { stemmer } from 'stemmer';
import questionWords from '../../content/question-words.json' with { type: 'json' };

/** The longest word compared. Longer ones are cut, so that no input can make the comparison slow. */
const MAX_WORD_CHARACTERS = 32;
/** Maximum number of different words of a query that are looked up. */
const MAX_QUERY_WORDS = 12;

const QUESTION_WORDS: ReadonlySet<string> = new Set(questionWords);

export interface QueryWord {
  readonly stem: string;
  /** Whether its spelling was corrected. */
  readonly isCorrected: boolean;
}

/**
 * The stems to look up for a query: as `words`, without markup, repetitions and the words of questions (which are kept when
 * nothing else is left), at most 12.
 * @param correct gives the word that was probably meant, or the word itself.
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
 * The stems of the words of a text: letters and digits only, lowercase, no accents, without endings ("measuring" and
 * "measurement" are one; Porter 1980).
 */
export function words(text: string): string[] {
  return plainWords(text).map(stemOf);
}

/** The words of a text as written: letters and digits only, lowercase, no accents. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD_CHARACTERS));
}

/** Greek plurals first, which Porter's rules do not know: analyses, crises. */
function stemOf(word: string): string {
  return stemmer(/(?:yses|crises)$/.test(word) ? `${word.slice(0, -2)}is` : word);
}
