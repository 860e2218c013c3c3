import { describe, expect, it } from 'vitest';
import { pivotOf, type Statement } from './pivot.ts';

const SCENE = 'The street smells of rain.';
const POINT =
  'Bookshops have become rare in the province, and of 310 that were open in 1998 only 94 are left, a study said on Monday.';
const VERDICT = 'It is the best play of the season, and the city should see it.';

const say = (sentence: string, more: Partial<Statement> = {}): Statement => ({
  sentence,
  isUsable: true,
  opensText: false,
  headlineShare: 0,
  echo: 0,
  ...more,
});

describe('the sentence where a text comes to its point', () => {
  it.each<[string, Statement[], number]>([
    ['a later one after a scene', [say(SCENE), say(SCENE), say(POINT), say(SCENE)], 2],
    ['none if the first states it', [say(POINT), say(SCENE), say(POINT)], -1],
    [
      'none if the second of the first paragraph states it',
      [say(SCENE, { opensText: true }), say(POINT, { opensText: true }), say(SCENE)],
      -1,
    ],
    [
      'the second if it opens the next paragraph',
      [say(SCENE, { opensText: true }), say(POINT), say(SCENE)],
      1,
    ],
    [
      'the fourth, even of a first paragraph',
      [SCENE, SCENE, SCENE, POINT].map((sentence) => say(sentence, { opensText: true })),
      3,
    ],
    ['not one that is no candidate', [say(SCENE), say(POINT, { isUsable: false }), say(SCENE)], -1],
    ['with its place among all sentences', [say('x', { isUsable: false }), say(SCENE), say(POINT)], 2],
    ['the stronger of two', [say(SCENE), say(POINT), say(SCENE), say(POINT, { headlineShare: 1 })], 3],
    ['the first of two equal ones', [say(SCENE), say(POINT), say(SCENE), say(POINT)], 1],
    ['a verdict at the very end', [say(SCENE), ...new Array(8).fill(say(SCENE)), say(VERDICT)], 9],
    ['none among scenes', [say(SCENE), say(SCENE), say(SCENE)], -1],
    ['none in an empty text', [], -1],
  ])('is %s', (_, statements, index) => {
    expect(pivotOf(statements, 'en')).toBe(index);
  });

  it('is not looked for in a language without lists', () => {
    expect(pivotOf([say(SCENE), say(POINT)], 'und')).toBe(-1);
  });
});
