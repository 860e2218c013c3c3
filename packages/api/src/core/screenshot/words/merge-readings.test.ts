import { expect, it } from 'vitest';
import { mergeReadings, withoutRepeats } from './merge-readings.ts';
import type { ImageLine } from './segments.ts';

/** Creates a line of words, ten pixels per letter, separated by the width of a letter. */
function line(text: string, top = 0): ImageLine {
  let left = 0;
  const words = text.split(' ').map((word) => {
    const box = { left, top, right: left + 100, bottom: top + 20 };
    left += 110;
    return { text: word, confidence: 90, box };
  });
  return { words };
}

const texts = (lines: readonly ImageLine[]) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

it.each([
  ['@mares@praia.example disse', 'Omares@praia.example dissé', '@mares@praia.example dissé'],
  ['u/gruener_wal regiao', 'u/griiner_wal região', 'u/gruener_wal região'],
  ['example.org/a fur', 'exampIe.org/ä für', 'example.org/a für'],
  ['regiao fur', 'região für', 'região für'],
])('takes addresses from %j and words from %j', (first, second, merged) => {
  expect(texts(mergeReadings([line(first)], [line(second)]))).toEqual([merged]);
});

it('keeps the second reading where the first has nothing in that place', () => {
  expect(texts(mergeReadings([line('@a_handle', 200)], [line('wörter')]))).toEqual(['wörter']);
});

it('drops the words of a row that was read twice, and keeps the longer reading', () => {
  const lines = [line('branch will'), line('branch will shut its doors'), line('for good', 30)];
  expect(texts(withoutRepeats(lines))).toEqual(['branch will shut its doors', 'for good']);
});

it('puts an address together that the second reading took apart', () => {
  const word = (text: string, left: number, right: number) => ({
    text,
    confidence: 90,
    box: { left, top: 0, right, bottom: 20 },
  });
  const first = [{ words: [word('rtj_anas', 0, 80)] }];
  const second = [{ words: [word('rtj', 0, 28), word('anas', 38, 80), word('går', 90, 120)] }];
  expect(texts(mergeReadings(first, second))).toEqual(['rtj_anas går']);
});

it.each([
  ['Reply', 60, 'Reply'],
  ['fur', 60, 'für'],
  ['Reply', 88, 'für'],
])(
  'keeps the first %j over a word of %d percent only if its confidence is higher and it differs by more than an accent',
  (first, confidence, kept) => {
    const [{ words: [word] = [] } = { words: [] }] = [line('für')];
    const second = word ? [{ words: [{ ...word, confidence }] }] : [];
    expect(texts(mergeReadings([line(first)], second))).toEqual([kept]);
  },
);
