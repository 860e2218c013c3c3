import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { scoreTone } from './score-tone.ts';

/** Values of the current models. A new fit may move each by less than 0.05. Check any larger change by hand. */
it.each(examples<[string, number]>(import.meta.url, 'headlines'))('the tone of %j is %d', (text, value) => {
  expect(scoreTone(text).value).toBeCloseTo(value, 1);
});

/** Posts have no fitted model: their rated words or phrases decide. */
it.each(examples<[string, number, string[]]>(import.meta.url, 'tones of posts'))(
  'the tone of the post %j is %d, because of %j',
  (text, value, because) => {
    const { value: found, words } = scoreTone(text);
    expect(found).toBe(value);
    expect(words.map((word) => word.text)).toEqual(because);
  },
);
