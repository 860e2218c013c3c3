import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { anyOf, phraseSource } from './vocabulary.ts';

const matches = (phrase: string, text: string) => new RegExp(`^${phraseSource(phrase)}$`, 'iu').test(text);

it.each(examples<[string, string]>(import.meta.url, 'phrases'))('%j takes %j', (phrase, text) => {
  expect(matches(phrase, text)).toBe(true);
});

it.each([
  ['# likes', 'likes'],
  ['mute', 'muted'],
])('%j does not take %j', (phrase, text) => {
  expect(matches(phrase, text)).toBe(false);
});

it('is a valid expression that takes the phrase itself, whatever it holds', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäéłışñ.!?()[\]+$^-]{1,20}$/u), (phrase) => {
      expect(matches(phrase, phrase)).toBe(true);
    }),
  );
});

it('takes nothing when there is no phrase', () => {
  expect(new RegExp(anyOf([]), 'u').test('anything')).toBe(false);
});
