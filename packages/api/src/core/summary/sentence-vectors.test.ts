import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centralities, scaledToOne } from './centrality.ts';
import { contentTerms, sentenceVectors, similarity } from './sentence-vectors.ts';

describe('the content terms of a sentence', () => {
  it.each([
    ['en', 'The Port of Alba’s ships don’t wait.', ['port', 'alba', 'ships', 'wait']],
    ['en', 'A re-opened harbor, in 2026!', ['re-opened', 'harbor', '2026']],
    ['fr', 'Le musée de l’art', ['musée', "l'art"]],
    ['zh', '港口开放', ['港口', '口开', '开放']],
    ['zh', '港口 Acme 开放', ['港口', 'acme', '开放']],
    ['und', 'the port', ['the', 'port']],
    ['en', '', []],
  ])('%s: %s', (language, sentence, terms) => {
    expect(contentTerms(sentence, language)).toEqual(terms);
  });
});

describe('vectors of sentences', () => {
  const vectorsOf = (...sentences: string[]) =>
    sentenceVectors(sentences.map((sentence) => sentence.split(' ')));

  it('have length 1, and words of few sentences weigh more', () => {
    const [vector, ...rest] = vectorsOf('port strike', 'port ships', 'port fees');
    expect([vector, ...rest].every((one) => one && Math.abs(similarity(one, one) - 1) < 1e-9)).toBe(true);
    expect(vector?.get('strike')).toBeGreaterThan(vector?.get('port') ?? 1);
    expect(vectorsOf('port port strike')[0]?.get('port')).toBeCloseTo(2 / Math.sqrt(5));
    expect(sentenceVectors([[], ['port']]).map((one) => one.size)).toEqual([0, 1]);
  });

  it('are similar by their common words, in either order', () => {
    const [a, b, c] = vectorsOf('port strike ends', 'port strike', 'museum opens');
    if (!a || !b || !c) throw new Error('no vectors');
    expect(similarity(a, b)).toBeGreaterThan(0.5);
    expect(similarity(a, b)).toBeCloseTo(similarity(b, a));
    expect(similarity(a, c)).toBe(0);
    expect(similarity(b, new Map())).toBe(0);
  });

  it('are central by what later usable sentences repeat', () => {
    const vectors = vectorsOf('port strike', 'port strike', 'museum opens', 'port strike');
    const [first, second, third, last] = centralities(vectors, [true, true, true, true]);
    expect([first, second, third, last].map((value) => Math.round((value ?? -1) * 1e6) / 1e6)).toEqual([
      2, 1, 0, 0,
    ]);
    const some = centralities(vectors, [true, false, true, true]).map(
      (value) => Math.round(value * 1e6) / 1e6,
    );
    expect(some).toEqual([1, 0, 0, 0]);
  });

  it('never have a cosine outside 0 to 1', () => {
    const words = fc.array(fc.constantFrom('port', 'ship', 'strike', 'fee', 'museum'), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 2, maxLength: 6 }), (sentences) => {
        const vectors = sentenceVectors(sentences);
        for (const a of vectors)
          for (const b of vectors) {
            expect(similarity(a, b)).toBeGreaterThanOrEqual(0);
            expect(similarity(a, b)).toBeLessThanOrEqual(1 + 1e-9);
          }
      }),
    );
  });
});

it.each([
  [
    [1, 2, 4],
    [0.25, 0.5, 1],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('the highest of %j becomes 1', (values, scaled) => {
  expect(scaledToOne(values)).toEqual(scaled);
});
