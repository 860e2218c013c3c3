/** The only function that counts mentions, used by every tool. Rules: docs/methods/mentions.md. */
import { exactSpelling, keywordSpellings } from '@earshot/schema/keywords/keyword-spellings';
import { AddressMatcher, isAddress, isHost } from './address-matcher.ts';
import { type KeywordPattern, keywordPattern } from './keyword-patterns.ts';
import { KeywordTrie } from './keyword-trie.ts';
import { MatchPass } from './match-pass.ts';
import { type Mention, MentionCollector, type NumberedSpelling } from './mention-collector.ts';
import { SymbolMatcher } from './symbol-matcher.ts';

export interface KeywordMatcher {
  /**
   * Returns one list per keyword, in the order of the keywords: its mentions in `text`, in ascending order and without
   * overlaps.
   */
  find(text: string): Mention[][];
}

const NOTHING: KeywordPattern = { prefix: '', suffix: '', sequences: [] };

/**
 * Compiles keywords into a matcher that finds all of them in one pass, in time linear in the text for keywords of limited
 * length. Mentions of different keywords may overlap, and each counts. Mentions of the same keyword never overlap, even with
 * different spellings.
 * @param keywords as typed, with their other spellings (`Volkswagen = VW`). Blank keywords never match.
 */
export function compileKeywords(keywords: readonly string[]): KeywordMatcher {
  const spellings = keywords.flatMap(numbered);
  const exact = keywords.map((keyword) => keywordSpellings(keyword).map(exactSpelling));
  const isCounted = (text: string, { start, end, spelling }: Mention, keyword: number) => {
    const typed = exact[keyword]?.[spelling];
    return !typed?.isExact || hasCapitalsOf(typed.text, text.slice(start, end));
  };
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
  const trie = new KeywordTrie(patterns);
  return {
    find(text) {
      const words = new MentionCollector(spellings, keywords.length);
      new MatchPass(text, trie, words).run(addresses);
      const inWords = words
        .finish()
        .map((mentions, keyword) => mentions.filter((mention) => isCounted(text, mention, keyword)));
      if (symbols.isEmpty) return inWords;
      const signs = new MentionCollector(spellings, keywords.length);
      symbols.find(text, (spelling, start, end) => signs.add(spelling, start, end));
      return signs.finish().map((mentions, keyword) => merged(inWords[keyword] ?? [], mentions));
    },
  };
}

/** `compileKeywords(keywords).find(text)`, for a single text. */
export function findMentions(text: string, keywords: readonly string[]): Mention[][] {
  return compileKeywords(keywords).find(text);
}

function numbered(keyword: string, index: number): NumberedSpelling[] {
  return keywordSpellings(keyword).map((spelling, place) => ({
    keyword: index,
    place,
    text: exactSpelling(spelling).text,
  }));
}

const NOT_LETTER = /[^\p{L}]+/gu;

/** Whether each letter of a mention is a capital exactly where the spelling as typed has one. */
function hasCapitalsOf(typed: string, found: string): boolean {
  const [wanted, letters] = [typed, found].map((text) => [...text.replace(NOT_LETTER, '')]);
  return (wanted ?? []).every((letter, i) => isCapital(letter) === isCapital(letters?.[i] ?? ''));
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

/** Merges two lists of mentions. Of overlapping mentions, keeps the one that starts first and, among those, the longest. */
function merged(words: readonly Mention[], signs: readonly Mention[]): Mention[] {
  let last = 0;
  return [...words, ...signs]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < last) return false;
      last = end;
      return true;
    });
}
