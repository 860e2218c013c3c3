import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addKeywords, cleanKeywords } from './rules.ts';

describe('addKeywords', () => {
  it.each([
    ['#47 one keyword', [], 'alpha', ['alpha']],
    ['#52 a comma-separated list in order', [], 'alpha, beta ,gamma', ['alpha', 'beta', 'gamma']],
    ['#53 entries are trimmed', [], '  alpha  ', ['alpha']],
    ['#54 empty entries are dropped', [], 'alpha,,beta,', ['alpha', 'beta']],
    ['#55 duplicates inside one entry are dropped', [], 'alpha, alpha, ALPHA', ['alpha']],
    ['#56 duplicates of an existing keyword are dropped', ['Alpha'], 'alpha, beta', ['Alpha', 'beta']],
    ['#57 nothing is added when every entry is a duplicate', ['a', 'b'], 'b,a', ['a', 'b']],
    ['#58 a multi-word keyword stays one', [], 'climate change', ['climate change']],
    ['#50 a blank entry adds nothing', ['a'], '  ', ['a']],
    ['quotation marks let a keyword hold a comma', [], '"Acme, Inc.", beta', ['"Acme, Inc."', 'beta']],
    ['quotation marks that are not needed are dropped', [], '"climate change"', ['climate change']],
    ['spellings of one keyword stay together', [], 'Acme=Acme Ltd, beta', ['Acme = Acme Ltd', 'beta']],
    ['a comma inside an exclusion', [], 'Acme -"Acme, Ohio", beta', ['Acme -"Acme, Ohio"', 'beta']],
    [
      'a known keyword gains exclusions',
      ['Acme = AC', 'b'],
      'acme -sentence:"a b"',
      ['Acme = AC -sentence:"a b"', 'b'],
    ],
    ['a known keyword gains spellings', ['Acme', 'b'], 'acme = AC', ['Acme = AC', 'b']],
  ])('%s', (_, existing, entry, expected) => {
    expect(addKeywords(existing, entry)).toEqual(expected);
  });

  it('#61 enforces no maximum', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `k${index}`).join(',');
    expect(addKeywords([], many)).toHaveLength(5000);
  });

  it('#54 #55 never yields a blank, an untrimmed or a repeated keyword, and repeats change nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, second) => {
        const once = addKeywords(addKeywords([], first), second);
        expect(once.every((keyword) => keyword !== '' && keyword === keyword.trim())).toBe(true);
        expect(cleanKeywords(once)).toEqual(once);
        expect(addKeywords(once, second)).toEqual(once);
      }),
    );
  });
});

describe('cleanKeywords', () => {
  it('merges the spellings that several entries give to one keyword', () => {
    expect(cleanKeywords(['Acme = AC', 'b', 'acme = Acme Ltd = ac', 'ACME'])).toEqual([
      'Acme = AC = Acme Ltd',
      'b',
    ]);
  });

  it('reads each spelling only a few times, even if thousands of entries are one keyword', () => {
    const entries = Array.from({ length: 3000 }, (_, index) => `k = a${index} = b${index}`);
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const cleaned = cleanKeywords(entries);
    expect(normalize.mock.calls.length).toBeLessThan(entries.length * 10);
    normalize.mockRestore();
    expect(cleaned).toHaveLength(1);
  });
});
