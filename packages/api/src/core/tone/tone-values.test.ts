import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { scoreTone } from './score-tone.ts';

/** Values of the current models. A new fit may move each by less than 0.05. Check any larger change by hand. */
it.each(examples<[string, number]>(import.meta.url, 'headlines'))('the tone of %j is %d', (text, value) => {
  expect(scoreTone(text).value).toBeCloseTo(value, 1);
});

/** Posts have no fitted model: their rated words or phrases decide. */
it.each([
  ['the food was good :)', 0.63, ['good', ':)']],
  ['the food was VERY good!!!', 0.37, ['good']],
  ['the food was not good :(', -0.63, ['good', ':(']],
  ['i love this bus company 😍', 0.78, ['love', '😍']],
  ['worst service ever 😡', -0.66, ['worst', '😡']],
])('the tone of the post %j is %d, because of %j', (text, value, because) => {
  const { value: found, words } = scoreTone(text);
  expect(found).toBe(value);
  expect(words.map((word) => word.text)).toEqual(because);
});
