import { expect, it } from 'vitest';
import { firstWordsOfNames } from './name-words.ts';
import { packRows } from './packed-rows.ts';

it('maps the words of one name to its first word, and all other words to themselves', () => {
  // 0 1 2 are a name of three words, 3 4 are adjacent only once, and 5 is not a name.
  const titles = packRows([
    [0, 1, 2, 5],
    [5, 0, 1, 2],
    [3, 4],
    [3, 5],
    [4, 5],
  ]);
  const names = Uint8Array.from([1, 1, 1, 1, 1, 0]);
  const first = firstWordsOfNames(titles, Int32Array.from([0, 1, 2, 3, 4]), names);
  expect([...first]).toEqual([0, 0, 0, 3, 4, 5]);
});

it('maps the second word of a name even if the first one also occurs alone, but not if it begins several names', () => {
  // 0 1 are a name that most titles shorten to 0, and 2 begins the names 2 3 and 2 4.
  const titles = packRows([[0, 1], [0, 1], [0], [0], [0], [0], [2, 3], [2, 3], [2, 4], [2, 4]]);
  const first = firstWordsOfNames(
    titles,
    Int32Array.from({ length: 10 }, (_, i) => i),
    new Uint8Array(5).fill(1),
  );
  expect([...first]).toEqual([0, 0, 2, 3, 4]);
});
