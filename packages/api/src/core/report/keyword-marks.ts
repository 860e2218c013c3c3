/** The mentions of one keyword, each with its spelling, and the count of each spelling. */
import type { KeywordMatch, Mark } from '@earshot/schema/analysis-result';
import type { Mention } from '../keywords/mention-collector.ts';

/** Returns mentions as marks, which include their spelling only if the keyword has several. */
export function keywordMarks(mentions: readonly Mention[], spellings: readonly string[]): Mark[] {
  const says = spellings.length > 1;
  return mentions.map(({ start, end, spelling }) => {
    const text = says ? spellings[spelling] : undefined;
    return text === undefined ? { start, end } : { start, end, spelling: text };
  });
}

/** Returns the number of mentions of each spelling, in the given order. Undefined for a keyword with one spelling. */
export function countSpellings(
  mentions: readonly Mention[],
  spellings: readonly string[],
): KeywordMatch['spellings'] {
  if (spellings.length < 2) return undefined;
  const counts = spellings.map((text) => ({ text, mentions: 0 }));
  for (const { spelling } of mentions) {
    const count = counts[spelling];
    if (count) count.mentions += 1;
  }
  return counts;
}
