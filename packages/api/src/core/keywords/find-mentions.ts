import type { Span } from '@earshot/schema/analysis-result';
import {
  exactSpelling,
  formatKeyword,
  type KeywordExclusion,
  keywordExclusions,
  keywordSpellings,
} from '@earshot/schema/keywords/keyword-spellings';
import { escapePattern } from '../text/escape-pattern.ts';
import { type KeywordPattern, keywordPattern } from './keyword-patterns.ts';
import { matchWords, sequenceTree } from './match-words.ts';
import { AddressMatcher, isAddress, isHost } from './token-scanner.ts';

export interface Mention extends Span {
  readonly spelling: number;
}

interface KeywordMatcher {
  /** One list per keyword, each ascending and without overlaps. */
  find(text: string): Mention[][];
}

const SELECTORS = /[\uFE00-\uFE0F]/g;
const ANY_SELECTORS = SELECTORS.source;

/** For keywords without letters or digits (emoji, currency symbols). Variation selectors are ignored. */
class SymbolMatcher {
  readonly #patterns: { readonly pattern: RegExp; readonly spelling: number }[] = [];

  add(keyword: string, spelling: number): void {
    const characters = [...keyword.replace(SELECTORS, '').trim()];
    if (characters.length === 0) return;
    const symbols = characters.map((one) => `${escapePattern(one)}${ANY_SELECTORS}*`);
    // An emoji inside a joined sequence is a different image and does not count.
    const source = `(?<!\\u200D)${symbols.join('')}(?![\\uFE00-\\uFE0F\\u200D])`;
    this.#patterns.push({ pattern: new RegExp(source, 'gu'), spelling });
  }

  find(text: string, report: (spelling: number, start: number, end: number) => void): void {
    for (const { pattern, spelling } of this.#patterns)
      for (const { 0: found, index } of text.matchAll(pattern)) report(spelling, index, index + found.length);
  }
}

const NOTHING: KeywordPattern = { prefix: '', suffix: '', sequences: [] };

/** Takes linear time. Mentions of different keywords may overlap, and each counts. Blank keywords never match. */
export function compileKeywords(keywords: readonly string[]): KeywordMatcher {
  const spellings = keywords.flatMap((keyword, index) =>
    keywordSpellings(keyword).map((typed, place) => ({ index, place, ...exactSpelling(typed) })),
  );
  const symbols = new SymbolMatcher();
  const addresses = new AddressMatcher();
  const patterns = spellings.map(({ text }, number) => {
    if (isAddress(text)) {
      addresses.add(text, number);
      return NOTHING;
    }
    if (isHost(text)) addresses.add(text, number);
    const pattern = keywordPattern(text);
    if (pattern.sequences.length === 0) symbols.add(text, number);
    return pattern;
  });
  const tree = sequenceTree(patterns);
  return {
    find(text) {
      const found: Mention[][] = keywords.map(() => []);
      const report = (number: number, start: number, end: number) => {
        const spelling = spellings[number];
        if (!spelling || (spelling.isExact && !hasCapitalsOf(spelling.text, text.slice(start, end)))) return;
        found[spelling.index]?.push({ start, end, spelling: spelling.place });
      };
      matchWords(text, tree, report, (start, end) => addresses.find(text, start, end, report));
      symbols.find(text, report);
      return found.map(firstAndLongest);
    },
  };
}

const NOT_LETTER = /[^\p{L}]+/gu;

function hasCapitalsOf(typed: string, found: string): boolean {
  const [wanted, letters] = [typed, found].map((text) => [...text.replace(NOT_LETTER, '')]);
  return (wanted ?? []).every((letter, i) => isCapital(letter) === isCapital(letters?.[i] ?? ''));
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function firstAndLongest(mentions: Mention[]): Mention[] {
  let last = 0;
  return mentions
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < last) return false;
      last = end;
      return true;
    });
}

interface MentionedPart {
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly mentions: readonly (readonly Mention[])[];
}

interface SortedMentions {
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
