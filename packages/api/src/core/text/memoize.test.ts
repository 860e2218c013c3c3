import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

function counted(bounds?: Parameters<typeof memoize>[1]) {
  const asked: string[] = [];
  const size = memoize((text) => {
    asked.push(text);
    return { length: text.length };
  }, bounds);
  return { asked, size };
}

it('computes a word once and returns the same object again', () => {
  const { asked, size } = counted();
  const word = 'a long line of many words'.slice(2, 20);
  expect(size(word)).toBe(size(`${word}`));
  expect(size(word)).toEqual({ length: 18 });
  expect(asked).toEqual([word]);
});

it('keeps false and the empty text too', () => {
  const asked: string[] = [];
  const isLong = memoize((text) => {
    asked.push(text);
    return text.length > 3;
  });
  expect([isLong(''), isLong(''), isLong('ferry'), isLong('ferry')]).toEqual([false, false, true, true]);
  expect(asked).toEqual(['', 'ferry']);
});

it('drops the texts that were not asked for lately when it is full', () => {
  const { asked, size } = counted({ maxTexts: 4, maxCharacters: 3 });
  for (const text of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) size(text);
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('keeps no text longer than its bound', () => {
  const { asked, size } = counted({ maxTexts: 4, maxCharacters: 3 });
  for (const text of ['long', 'long']) size(text);
  expect(asked).toEqual(['long', 'long']);
});
