import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { formsOf } from './inflection.ts';

/** Tables are searched for these words in this order. Words that do not exist are in no table, so they do no harm. */
it.each(examples<[string, string, string, string]>(import.meta.url, 'forms'))(
  '%s may be a form of the verbs %s, the nouns %s, the adjectives %s',
  (word, verbs, nouns, adjectives) => {
    const found = formsOf(word);
    expect(found.verbs.map(({ lemma, form }) => `${lemma} ${form}`).join(', ')).toBe(verbs);
    expect(found.nouns.join(', ')).toBe(nouns);
    expect(found.adjectives.join(', ')).toBe(adjectives);
  },
);
