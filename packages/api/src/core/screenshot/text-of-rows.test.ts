import { describe, expect, it } from 'vitest';
import { segmentOf } from './segments.ts';
import { textOfRows } from './text-of-rows.ts';

interface Word {
  readonly text: string;
  readonly confidence?: number;
  /** Pixels. */
  readonly height?: number;
}

/** A row whose words are 14 pixels high unless told; rows are 20 pixels apart. */
function rowOf(line: number, ...words: (string | Word)[]) {
  let left = 20;
  return segmentOf(
    words.map((word) => {
      const { text, confidence = 95, height = 14 } = typeof word === 'string' ? { text: word } : word;
      const bottom = 200 + 20 * line;
      const box = { left, top: bottom - height, right: left + 8 * text.length, bottom };
      left = box.right + 5;
      return { text, confidence, box };
    }),
  );
}

describe('textOfRows', () => {
  it('joins wrapped lines, parts paragraphs at a blank line and marks doubtful words', () => {
    const rows = [
      rowOf(0, 'The', 'ferry', 'sails', 'again', 'from'),
      rowOf(1, { text: 'Monday', confidence: 55 }, 'on.'),
      rowOf(2, 'Tickets', 'stay', 'valid.'),
      rowOf(4, 'Thank', 'you.'),
    ];
    const { text, doubtful } = textOfRows(rows);
    expect(text).toBe('The ferry sails again from Monday on.\nTickets stay valid.\n\nThank you.');
    expect(doubtful.map(({ start, end }) => text.slice(start, end))).toEqual(['Monday']);
  });

  it('joins a word that was parted by a hyphen', () => {
    expect(textOfRows([rowOf(0, 'a', 'public-'), rowOf(1, 'ation')]).text).toBe('a public-ation');
  });

  it('drops emoji, which come out as letters taller than the words beside them', () => {
    const rows = [rowOf(0, { text: 'Á', height: 20 }, 'Mañana', 'se', 'cortará', { text: '4', height: 20 })];
    expect(textOfRows(rows).text).toBe('Mañana se cortará');
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
});
