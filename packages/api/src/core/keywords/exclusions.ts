import type { Span } from '@earshot/schema/analysis-result';
import {
  formatKeyword,
  type KeywordExclusion,
  keywordExclusions,
} from '@earshot/schema/keywords/keyword-spellings';
import { compileKeywords, type Mention } from './find-mentions.ts';

export interface MentionedPart {
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly mentions: readonly (readonly Mention[])[];
}

export interface SortedMentions {
  readonly counted: readonly Mention[];
  readonly excluded: readonly {
    readonly exclusion: KeywordExclusion;
    readonly mentions: readonly Mention[];
  }[];
}

/** One list per part, with one entry per keyword. If several exclusions apply to a mention, the first one is given. */
export function sortMentions(
  keywords: readonly string[],
  parts: readonly MentionedPart[],
): SortedMentions[][] {
  const exclusions = keywords.map(keywordExclusions);
  if (exclusions.every(({ length }) => length === 0))
    return parts.map(({ mentions }) => mentions.map((counted) => ({ counted, excluded: [] })));
  const matcher = compileKeywords(exclusions.flat().map(({ text }) => formatKeyword([text])));
  const found = parts.map(({ text }) => matcher.find(text));
  return parts.map(({ sentences, mentions }, part) => {
    let next = 0;
    return exclusions.map((list, keyword) => {
      let counted = mentions[keyword] ?? [];
      const excluded = list.map((exclusion) => {
        const place = next++;
        const words = found[part]?.[place] ?? [];
        const isInArticle = found.some((each) => (each[place]?.length ?? 0) > 0);
        const isExcluded = (mention: Mention) =>
          exclusion.scope === 'article' ? isInArticle : isNear(mention, exclusion.scope, words, sentences);
        const taken = new Set(counted.filter(isExcluded));
        counted = counted.filter((mention) => !taken.has(mention));
        return { exclusion, mentions: [...taken] };
      });
      return { counted, excluded: excluded.filter(({ mentions: taken }) => taken.length > 0) };
    });
  });
}

/** With scope `phrase`, a mention that contains the excluded phrase within a longer spelling still counts. */
function isNear(
  mention: Span,
  scope: 'phrase' | 'sentence',
  words: readonly Span[],
  sentences: readonly Span[],
): boolean {
  if (scope === 'phrase')
    return overlapping(words, mention).some(
      ({ start, end }) =>
        start < mention.start || end > mention.end || end - start === mention.end - mention.start,
    );
  return overlapping(sentences, mention).some((sentence) => overlapping(words, sentence).length > 0);
}

function overlapping(ranges: readonly Span[], { start, end }: Span): readonly Span[] {
  return ranges
    .slice(Math.max(0, lastStarting(ranges, start)), lastStarting(ranges, end - 1) + 1)
    .filter((range) => range.end > start);
}

function lastStarting(ranges: readonly Span[], offset: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
