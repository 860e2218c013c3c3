import { examplesIn } from '@earshot/schema/testing/examples';
import { describe, expect, it } from 'vitest';
import { titlesAgree } from './provenance.ts';
import table from './titles-agree.examples.tsv?raw';

const OUTLET = ['Coast Radio', 'coastradio.example', 'coastradio'];

describe('titlesAgree', () => {
  it.each(examplesIn<[string, string[], boolean]>(table, 'titlesAgree'))('%s', (_, titles, agree) => {
    expect(titlesAgree(titles, OUTLET)).toBe(agree);
    expect(titlesAgree([...titles].reverse(), OUTLET)).toBe(agree);
  });
});
