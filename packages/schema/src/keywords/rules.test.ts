import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { examplesIn } from '../testing/examples.ts';
import table from './rules.examples.tsv?raw';
import { addKeywords, cleanKeywords } from './rules.ts';

describe('addKeywords', () => {
  it.each(examplesIn<[string, string[], string, string[]]>(table, 'addKeywords'))(
    '%s',
    (_, existing, entry, expected) => {
      expect(addKeywords(existing, entry)).toEqual(expected);
    },
  );

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
