import { expect, it } from 'vitest';
import { type Segment, segmentOf } from '../words/segments.ts';
import { unreadCharacters } from './unread-characters.ts';

/** Creates rows at the same left edge, 20 pixels apart, with the same confidence for all words. */
function pageOf(rows: readonly string[], confidence: number) {
  const segments = rows.map((row, i): Segment => {
    let left = 40;
    const words = row.split(' ').map((text) => {
      const box = { left, top: 100 + 20 * i, right: left + 8 * text.length, bottom: 114 + 20 * i };
      left = box.right + 5;
      return { text, confidence, box };
    });
    return segmentOf(words);
  });
  return {
    segments,
    kindOf: () => null,
    proved: [],
    headers: new Set<Segment>(),
    lines: new Set<Segment>(),
    widthPx: 600,
    heightPx: 800,
  };
}

const count = (rows: readonly string[], confidence: number) =>
  unreadCharacters(pageOf(rows, confidence), new Set());

it('counts paragraphs that were read with little confidence, and those of Cyrillic letters', () => {
  expect(count(['por Lilie inn ull', 'gli jue OWI dzozll'], 35)).toBe(35);
  expect(count(['Moi3a npu6yBae TpeTto', 'BaroHi cboroaHi dai'], 75)).toBe(40);
  expect(count(['cboB npuB 6aBa', 'BaHi cboB npuB'], 75)).toBe(28);
});

it('counts no sentences, accounts or short pieces, and no single row of a picture', () => {
  expect(count(['The ferry sails again', 'The iPhone of a passenger'], 90)).toBe(0);
  expect(count(['@FerryLine #OpenData', '#OpenDocks @QuayWorks'], 90)).toBe(0);
  expect(count(['aB xY qR zT', 'eU iOS aB xY'], 90)).toBe(0);
  expect(count(['vase gu bia ett on'], 20)).toBe(0);
});
