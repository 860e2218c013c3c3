/** The one function that counts mentions, for every tool. Rules: docs/methods/mentions.md. */
import type { Span } from '@earshot/schema/analysis-result';
import { AddressMatcher, isAddress } from './address-matcher.ts';
import { type KeywordPattern, keywordPattern } from './keyword-patterns.ts';
import { KeywordTrie } from './keyword-trie.ts';
import { MatchPass } from './match-pass.ts';
import { MentionCollector } from './mention-collector.ts';
import { SymbolMatcher } from './symbol-matcher.ts';

export interface KeywordMatcher {
  /** One list for each keyword, in their order: the mentions as ranges of `text`, ascending and without overlap. */
  find(text: string): Span[][];
}

const NOTHING: KeywordPattern = { prefix: '', suffix: '', sequences: [] };

/**
 * Compiles keywords into a matcher that finds all of them in one pass, in time linear in the text for keywords of
 * bounded length. Mentions of different keywords may overlap and each counts; those of one keyword never do.
 * @param keywords as typed; blank ones never match.
 */
export function compileKeywords(keywords: readonly string[]): KeywordMatcher {
  const symbols = new SymbolMatcher();
  const addresses = new AddressMatcher();
  const patterns = keywords.map((keyword, index) => {
    if (isAddress(keyword)) {
      addresses.add(keyword, index);
      return NOTHING;
    }
    const pattern = keywordPattern(keyword);
    if (pattern.sequences.length === 0) symbols.add(keyword, index);
    return pattern;
  });
  const trie = new KeywordTrie(patterns);
  return {
    find(text) {
      const collector = new MentionCollector(keywords.length);
      new MatchPass(text, trie, collector).run(addresses);
      symbols.find(text, (keyword, start, end) => collector.add(keyword, start, end));
      return collector.finish();
    },
  };
}

/** `compileKeywords(keywords).find(text)`, for a single text. */
export function findMentions(text: string, keywords: readonly string[]): Span[][] {
  return compileKeywords(keywords).find(text);
}
