import { describe, expect, it } from 'vitest';
import { statedFacts } from './stated-facts.ts';

describe('what a page states', () => {
  it('has the fields that have a value', () => {
    expect(statedFacts({ outlet: ' The Ledger ', headline: '', date: null })).toEqual({
      outlet: 'The Ledger',
    });
  });
  it('is undefined without any', () => {
    expect(statedFacts({ outlet: '', headline: undefined, date: null })).toBeUndefined();
  });
  it('is bounded', () => {
    expect(statedFacts({ outlet: null, headline: 'x'.repeat(5_000), date: null })?.headline).toHaveLength(
      300,
    );
  });
});
