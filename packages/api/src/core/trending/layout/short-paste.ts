import { at } from '@earshot/schema/at';
import { wordsIn } from './line-shape.ts';

interface NumberedText {
  readonly text: string;
  readonly line: number;
}

/** A longer list shows its template by repetition. */
const MAX_LINES = 8;
const SENTENCE_END = /(?:[.。…]|\.{3})["”’»)\]]*$/u;

/**
 * Whether a short list alternates between headlines and teasers: every second line ends like a sentence, and the lines above
 * end neither like one nor with a colon. Each teaser must also be longer than its headline, unless blank lines separate the pairs.
 */
export function areTeaserPairs(rows: readonly NumberedText[]): boolean {
  if (rows.length < 2 || rows.length > MAX_LINES || rows.length % 2 !== 0) return false;
  const pairs = rows.flatMap((teaser, i) => (i % 2 ? [{ headline: at(rows, i - 1), teaser }] : []));
  const isBlock = (n: number) => {
    const { headline, teaser } = at(pairs, n);
    const above = pairs[n - 1]?.teaser.line ?? Number.NEGATIVE_INFINITY;
    return teaser.line === headline.line + 1 && headline.line > above + 1;
  };
  const areBlocks = pairs.length > 1 && pairs.every((_, n) => isBlock(n));
  return pairs.every(
    ({ headline, teaser }) =>
      !SENTENCE_END.test(headline.text) &&
      !/[:：]$/u.test(headline.text) &&
      SENTENCE_END.test(teaser.text) &&
      (areBlocks || wordsIn(teaser.text) > wordsIn(headline.text)),
  );
}
