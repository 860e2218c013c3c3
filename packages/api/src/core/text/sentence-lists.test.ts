import { describe, expect, it } from 'vitest';
import { runInListItems } from './sentence-lists.ts';

const items = (text: string) => runInListItems(text).map(({ start, end }) => [start, text.slice(start, end)]);

describe('items of a list within a line', () => {
  it.each([
    [
      '1. Open it 2. Read it',
      [
        [0, '1.'],
        [11, '2.'],
      ],
    ],
    [
      'Agenda: 1. Open it 2. Read it',
      [
        [8, '1.'],
        [19, '2.'],
      ],
    ],
    [
      'a) open it b) read it',
      [
        [0, 'a)'],
        [11, 'b)'],
      ],
    ],
    [
      '(1) open it (2) read it',
      [
        [0, '(1)'],
        [12, '(2)'],
      ],
    ],
    [
      'We may • 1. Open it 2. Read it',
      [
        [7, '• 1.'],
        [20, '2.'],
      ],
    ],
    [
      '1. Open it 2. Read it. 1. Close it 2. Leave',
      [
        [0, '1.'],
        [11, '2.'],
        [23, '1.'],
        [35, '2.'],
      ],
    ],
    [
      'We may 1️⃣ open it 2️⃣ read it',
      [
        [7, '1️⃣'],
        [19, '2️⃣'],
      ],
    ],
    [
      '“Do this.” 1. Open it 2. Read it',
      [
        [11, '1.'],
        [22, '2.'],
      ],
    ],
    ['At 3:40 we 1. Open it 2. Read it', []],
    ['1. Open it', []],
    ['1. open it 2. read it', []],
    ['1. Open it 3. Read it', []],
    ['1. Open it 2) Read it', []],
    ['We may 1. Open it 2. Read it', []],
    ['See p. 12. The rest', []],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });
});
