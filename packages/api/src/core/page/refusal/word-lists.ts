/** Counts listed words in a text: words that address the reader, words about websites, words of an organization about itself, and past forms. */
import ownWords from '../../../content/pages/own-words.json' with { type: 'json' };
import pastForms from '../../../content/pages/past-forms.json' with { type: 'json' };
import readerWords from '../../../content/pages/reader-words.json' with { type: 'json' };
import webWords from '../../../content/pages/web-words.json' with { type: 'json' };

/**
 * A quote ends at the next closing mark, at most 400 characters later. Opening marks cannot be inside, so that a text with
 * many of them and no closing mark is still read in linear time. `“` and `«` close quotes in some languages.
 */
const QUOTED = /[“"„«「『][^”"“»」』„«「『]{1,400}[”"“»」』]/gu;

/** Replaces each quote, including its marks, with a space. Of nested quotes, only the inner ones are replaced. */
export const withoutQuotes = (text: string): string => text.replace(QUOTED, ' ');

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
/** Scripts in which a listed word is matched anywhere in a text, because spaces do not set off words or endings. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** The part of a word before a listed ending has at least this many letters. */
const MIN_STEM_LETTERS = 3;
const MAX_ENDING_LETTERS = 5;

export interface FoundWords {
  readonly text: string;
  readonly words: readonly string[];
}

export function wordsOf(text: string): FoundWords {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return { text: lower, words: lower.match(WORD) ?? [] };
}

export interface WordList {
  /**
   * Returns how many words of a text are in the list. A listed word of an unspaced script counts once if the text contains it
   * anywhere, and once more for each place where it is a word by itself, as Korean words often are.
   */
  readonly countIn: (found: FoundWords) => number;
}

function wordList(words: readonly string[], endings: readonly string[] = []): WordList {
  const unspaced = words.filter((word) => UNSPACED.test(word));
  const spaced = new Set(words);
  const ends = new Set(endings);
  return {
    countIn: ({ text, words: found }) =>
      found.filter((word) => spaced.has(word) || hasEnding(word, ends)).length +
      unspaced.filter((word) => text.includes(word)).length,
  };
}

function hasEnding(word: string, endings: ReadonlySet<string>): boolean {
  if (endings.size === 0) return false;
  const longest = Math.min(MAX_ENDING_LETTERS, word.length - MIN_STEM_LETTERS);
  for (let letters = longest; letters > 0; letters -= 1) if (endings.has(word.slice(-letters))) return true;
  return false;
}

export const READER_WORDS = wordList(readerWords);
export const WEB_WORDS = wordList(webWords);
/** "We", "our" and the first person of verbs in offers. */
export const OWN_WORDS = wordList(ownWords);
/** Past forms, which are typical of reports. Offers and instructions describe what will happen or what to do. */
export const PAST_FORMS = wordList(pastForms.words, pastForms.endings);
