import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import headlines from '../../../gates/data/tone-headlines.json' with { type: 'json' };
import functionWords from '../../content/tone/function-words.json' with { type: 'json' };
import { withOneSign } from './one-sign.ts';
import { scoreParty } from './score-party.ts';
import { scoreTone } from './score-tone.ts';
import { withWeakWord } from './weak-word.ts';

const word = (text: string, weight: number) => ({ start: 0, end: text.length, text, weight });
const DENYING = new Set([...functionWords.negations, ...functionWords.noWords]);
const SMALL = new Set([
  ...functionWords.prepositions,
  ...functionWords.determiners,
  ...functionWords.pronouns,
]);

describe('the words of a tone', () => {
  it.each([
    ['one word that adds little', -0.4, [word('slow', -0.6)], true],
    ['forms of one spelling', -0.4, [word('Slow', -0.6), word('slow', -0.6)], true],
    ['one word that adds much', -0.4, [word('slow', -1.6)], undefined],
    ['two words', -0.4, [word('slow', -0.6), word('late', -0.6)], undefined],
    ['a weak word beside one against the tone', -0.4, [word('slow', -0.6), word('fine', 0.5)], true],
    ['a neutral value', 0.04, [word('fine', 0.3)], undefined],
    ['no value', null, [], undefined],
  ])('say when a tone rests on one weak word: %s', (_, value, words, expected) => {
    expect(withWeakWord({ value, words }).oneWeakWord).toBe(expected);
  });

  it('limit the value of a tone that rests on one weak word', () => {
    expect(withWeakWord({ value: 0.9, words: [word('kind', 0.6)] }, 0.3).value).toBe(0.3);
    expect(withWeakWord({ value: -0.9, words: [word('slow', -0.6)] }, 0.3).value).toBe(-0.3);
    expect(withWeakWord({ value: 0.9, words: [word('superb', 1.6)] }, 0.3).value).toBe(0.9);
  });

  it('never include function words of headlines other than negations', () => {
    const shown = headlines.flatMap((text) => scoreTone(text).words.map((one) => one.text.toLowerCase()));
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter((one) => SMALL.has(one) && !DENYING.has(one))).toEqual([]);
  });

  it('never have both signs, in any text, toward a party or in a post', () => {
    const parts = fc.constantFrom(
      ...[
        'trust',
        'Trust',
        'not',
        "don't",
        'after',
        'in',
        'wins',
        'loses',
        'beats',
        'Acme',
        'Bolt',
        'but',
        'lol',
        ',',
      ],
    );
    fc.assert(
      fc.property(fc.array(parts, { minLength: 2, maxLength: 12 }), (chosen) => {
        const text = `Acme ${chosen.join(' ')}`;
        for (const { words } of [scoreTone(text), scoreParty(text, [{ start: 0, end: 4 }])])
          expect(withOneSign(words)).toEqual(words);
      }),
      { numRuns: 150 },
    );
  });
});
