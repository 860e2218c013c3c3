import { examplesIn } from '@earshot/schema/testing/examples';
import { describe, expect, it } from 'vitest';
import table from './provenance.examples.tsv?raw';
import { provenanceText } from './provenance.ts';

describe('the place where a value was found', () => {
  it.each(examplesIn<[string, string]>(table, 'places of values'))('%s is shown as %s', (place, text) => {
    expect(provenanceText(place)).toBe(text);
  });
});
