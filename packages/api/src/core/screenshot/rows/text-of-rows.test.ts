import { expect, it } from 'vitest';
import { heightShare, segmentOf } from '../words/segments.ts';
import { textOfRows } from './text-of-rows.ts';

interface Word {
  readonly text: string;
  readonly confidence?: number;
  /** Type size in pixels. */
  readonly size?: number;
}

/** Creates a row in type of 16 pixels by default. Rows are 20 pixels apart. */
function rowOf(line: number, ...words: (string | Word)[]) {
  let left = 20;
  return segmentOf(
    words.map((word) => {
      const { text, confidence = 95, size = 16 } = typeof word === 'string' ? { text: word } : word;
      const bottom = 200 + 20 * line;
      const box = { left, top: bottom - size * heightShare(text), right: left + 8 * text.length, bottom };
      left = box.right + 5;
      return { text, confidence, box };
    }),
  );
}

it('joins wrapped lines, separates paragraphs at a blank line and counts doubtful words', () => {
  const rows = [
    rowOf(0, 'The', 'ferry', 'sails', 'again', 'from'),
    rowOf(1, { text: 'Monday', confidence: 55 }, 'on.'),
    rowOf(2, 'Tickets', 'stay', 'valid.'),
    rowOf(4, 'Thank', 'you.'),
  ];
  const { text, doubtfulWords } = textOfRows(rows);
  expect(text).toBe('The ferry sails again from Monday on.\nTickets stay valid.\n\nThank you.');
  expect(doubtfulWords).toBe(1);
});

it('joins a word that was split by a hyphen', () => {
  expect(textOfRows([rowOf(0, 'a', 'public-'), rowOf(1, 'ation')]).text).toBe('a public-ation');
});

it('drops emoji, which come out as letters of a larger type than the words beside them', () => {
  const rows = [rowOf(0, { text: 'Á', size: 26 }, 'Mañana', 'se', 'cortará', { text: '4', size: 26 })];
  expect(textOfRows(rows).text).toBe('Mañana se cortará');
});

it('keeps words of one letter, which are higher than the small letters around them', () => {
  expect(textOfRows([rowOf(0, 'vou', 'à', 'venue')]).text).toBe('vou à venue');
});

it('drops the button after the dots where a text is cut', () => {
  expect(textOfRows([rowOf(0, 'smoked', 'trout', 'and', 'the', '...more')]).text).toBe(
    'smoked trout and the',
  );
  expect(textOfRows([rowOf(0, 'una', 'lista', 'de', '…', 'más')]).text).toBe('una lista de');
});

it('breaks a line that ends long before it is full', () => {
  const rows = [
    rowOf(0, 'Closed', 'to', 'vessels', 'over', 'twelve', 'metres', 'until', 'further', 'notice.'),
    rowOf(1, 'Wind:', 'NW', '9'),
    rowOf(2, 'Ferries:', 'cancelled'),
  ];
  expect(textOfRows(rows).text).toMatch(/notice\. Wind: NW 9\nFerries: cancelled$/);
});

it('reads list marks, each on a separate line', () => {
  const rows = [rowOf(0, 'You', 'can:'), rowOf(1, '«', 'rebook'), rowOf(2, '»', 'ask')];
  expect(textOfRows(rows).text).toBe('You can:\n• rebook\n• ask');
});

it('keeps a sign of money or percent that ends a sentence', () => {
  expect(textOfRows([rowOf(0, 'um', '4,2', '%.')]).text).toBe('um 4,2 %.');
});

it('distinguishes the letter O from a zero in a hashtag', () => {
  expect(textOfRows([rowOf(0, '#0penData', '#0OpenData', '#2026')]).text).toBe('#OpenData #OpenData #2026');
});

it('keeps numbers with a sign, per cent and currencies', () => {
  expect(textOfRows([rowOf(0, 'en', 'ligne', ':', '-11', '%', 'en', 'un', 'an')]).text).toBe(
    'en ligne : -11 % en un an',
  );
});

it('reads a lone bar as the capital I', () => {
  expect(textOfRows([rowOf(0, 'things', { text: '|', confidence: 70 }, 'learned')]).text).toBe(
    'things I learned',
  );
});
