import type { Span } from '@earshot/schema/analysis-result';
import { detectLanguage } from '../text/language.ts';
import { isEnglish } from './english.ts';
import type { SentimentToken } from './sentiment-tokens.ts';

/** A text up to this length is one line to the language gate. */
const LINE_CHARACTERS = 200;
/** Paragraphs of fewer words go with the text around them. */
const MIN_WORDS = 6;

/**
 * Which parts of a text are English: all, none, or these ranges. A longer text is judged paragraph by paragraph.
 * @param tokens those of the text.
 */
export function englishSentences(
  text: string,
  tokens: readonly SentimentToken[],
): 'all' | 'none' | readonly Span[] {
  if (text.length <= LINE_CHARACTERS) return isEnglish(text, tokens) ? 'all' : 'none';
  const whole = detectLanguage(text) === 'en';
  const parts = [...text.matchAll(/[^\n]+/g)].map((match) => {
    const start = match.index;
    const enough = match[0].trim().split(/\s+/).length >= MIN_WORDS;
    return { start, end: start + match[0].length, english: enough ? isEnglish(match[0]) : whole };
  });
  if (parts.every(({ english }) => english)) return 'all';
  return parts.some(({ english }) => english) ? parts.filter(({ english }) => english) : 'none';
}
