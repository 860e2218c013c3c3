import { describe, expect, it } from 'vitest';
import {
  MAX_KEYWORD_CHARACTERS,
  MAX_KEYWORD_LIST_CHARACTERS,
  MAX_KEYWORDS,
  MAX_SPELLINGS,
} from '../limits.ts';
import { KeywordList } from './model.ts';
import { KEYWORD_LIST_TOO_LONG, TOO_MANY_KEYWORDS } from './rules.ts';

const longest = 'k'.repeat(MAX_KEYWORD_CHARACTERS);
const full: readonly string[] = Array(MAX_KEYWORD_LIST_CHARACTERS / MAX_KEYWORD_CHARACTERS).fill(longest);

describe('a list of keywords', () => {
  it('accepts the maximum number of characters, and explains why one more is rejected', () => {
    expect(KeywordList.safeParse(full).success).toBe(true);
    const { error } = KeywordList.safeParse([...full, 'k']);
    expect(error?.issues.map(({ message }) => message)).toEqual([KEYWORD_LIST_TOO_LONG]);
    expect(KEYWORD_LIST_TOO_LONG).toContain(MAX_KEYWORD_LIST_CHARACTERS.toLocaleString('en'));
  });

  it('accepts 500 keywords with 2,000 spellings, but not one more of either', () => {
    const spelled = Array.from({ length: MAX_KEYWORDS }, (_, i) => `a${i} = b${i} = c${i} = d${i}`);
    expect(spelled).toHaveLength(MAX_SPELLINGS / 4);
    expect(KeywordList.safeParse(spelled).success).toBe(true);
    const { error } = KeywordList.safeParse([`${spelled[0]} = e`, ...spelled.slice(1)]);
    expect(error?.issues.map(({ message }) => message)).toEqual([TOO_MANY_KEYWORDS]);
    const many = Array.from({ length: MAX_KEYWORDS }, (_, index) => `ordinary keyword ${index % 10}`);
    expect(KeywordList.safeParse(many).success).toBe(true);
    expect(KeywordList.safeParse([...many, 'k']).success).toBe(false);
  });

  it('accepts a keyword of the maximum length, but not one character more', () => {
    expect(KeywordList.safeParse([longest]).success).toBe(true);
    expect(KeywordList.safeParse([`${longest}k`]).success).toBe(false);
  });
});
