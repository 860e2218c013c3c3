import { at } from '@earshot/schema/at';
import { abbreviationRules } from '../../text/sentence-abbreviations.ts';
import { wordsIn } from './line-shape.ts';

interface NumberedText {
  readonly text: string;
  readonly line: number;
}

/** A longer list shows its template by repetition. */
const MAX_LINES = 8;
/** A shorter sentence may be a headline. */
const MIN_TEASER_WORDS = 8;
const SENTENCE_END = /(?:[.。…]|\.{3})["”’»)\]]*$/u;
/** The last word of a text that ends with one full stop. */
const LAST_WORD = /(?:^|[\s("“‘«„])([^\s("“‘«„]*[^\s.…])[.。]["”’»)\]]*$/u;

/**
 * Whether a short list alternates between headlines and teasers: every second line ends like a sentence, and the lines above
 * end neither like one nor with a colon. Each teaser stands directly below its headline and is longer, unless blank lines
 * separate the pairs. One teaser must end with a full stop, because headlines may end with an ellipsis or an abbreviation.
 */
export function areTeaserPairs(rows: readonly NumberedText[]): boolean {
  if (rows.length < 2 || rows.length > MAX_LINES || rows.length % 2 !== 0) return false;
  const pairs = rows.flatMap((teaser, i) => (i % 2 ? [{ headline: at(rows, i - 1), teaser }] : []));
  const areBlocks =
    pairs.length > 1 &&
    pairs.every(({ headline }, n) => n === 0 || headline.line > at(pairs, n - 1).teaser.line + 1);
  if (!pairs.some(({ teaser }) => endsWithFullStop(teaser.text))) return false;
  return pairs.every(
    ({ headline, teaser }) =>
      teaser.line === headline.line + 1 &&
      !SENTENCE_END.test(headline.text) &&
      !/[:：]$/u.test(headline.text) &&
      SENTENCE_END.test(teaser.text) &&
      (areBlocks || wordsIn(teaser.text) >= Math.max(MIN_TEASER_WORDS, wordsIn(headline.text) + 1)),
  );
}

function endsWithFullStop(text: string): boolean {
  const word = LAST_WORD.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  const { neverLast, perhapsLast } = abbreviationRules('en');
  return !/^\p{L}$|\.\p{L}$/u.test(word) && !neverLast.has(word) && !perhapsLast.has(word);
}
