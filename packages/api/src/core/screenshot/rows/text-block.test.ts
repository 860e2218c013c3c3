import { expect, it } from 'vitest';
import { rowKindOf } from '../words/row-kind.ts';
import { type Segment, segmentOf } from '../words/segments.ts';
import { followText, type Page } from './text-block.ts';

const HANGS = /[gjpqy,;]/;

/** Creates rows of words at these positions: text, left edge and top in pixels. Capitals are 14 pixels high by default. */
function pageOf(...rows: [text: string, left: number, top: number, height?: number][]): Page {
  const segments = rows.map(([text, left, top, height = 14]): Segment => {
    let x = left;
    const words = text.split(' ').map((word) => {
      const below = HANGS.test(word) ? 0.28 * height : 0;
      const box = { left: x, top, right: x + 8 * word.length, bottom: top + height + below };
      x = box.right + 5;
      return { text: word, confidence: 95, box };
    });
    return segmentOf(words);
  });
  const kindOf = (segment: Segment) => rowKindOf(segment);
  const oddsOf = () => ({ text: -2, body: -2, header: -2 });
  return {
    segments,
    kindOf,
    proved: [],
    headers: new Set(),
    lines: new Map(),
    oddsOf,
    widthPx: 600,
    heightPx: 800,
  };
}

function textsOf(page: Page): string[] {
  const [first] = page.segments;
  return first ? followText(page, first).rows.map(({ text }) => text) : [];
}

it('ends at a row of buttons', () => {
  const page = pageOf(['The ferry sails again from Monday', 20, 200], ['Like Comment Share', 20, 250]);
  expect(textsOf(page)).toEqual(['The ferry sails again from Monday']);
});

it('ends where the interface cuts it', () => {
  const page = pageOf(
    ['The ferry sails again from... mehr', 20, 200],
    ['Old Market and the harbor', 20, 225],
  );
  expect(textsOf(page)).toHaveLength(1);
});

it('ends at the field for a comment, though three dots end it', () => {
  const page = pageOf(['The ferry sails again from Monday', 20, 200], ['Add a comment...', 20, 225]);
  expect(textsOf(page)).toHaveLength(1);
});

it('keeps the end of a wrapped sentence that reads like a time or a button', () => {
  const page = pageOf(
    ['Three things that I learned from handling a recall in', 20, 200],
    ['public:', 20, 220],
    ['the consultation closes at the end of next week on a', 20, 240],
    ['Friday', 20, 260],
  );
  expect(textsOf(page)).toHaveLength(4);
});

it('leaves out the words beside the picture of a linked page', () => {
  const page = pageOf(
    ['The ferry sails again from Monday', 20, 200],
    ['and every ticket stays valid.', 20, 220],
    ['What the new rules mean', 90, 250],
  );
  expect(textsOf(page)).toHaveLength(2);
});

it.each<Parameters<typeof pageOf>>([
  [['Walnut bread', 32, 265]],
  [
    ['Walnut bread', 20, 265],
    ['61%', 500, 265],
  ],
])('leaves out a poll below the text that is framed or has a percentage: %j', (...poll) => {
  const page = pageOf(
    ['You choose what I make first and the winner', 20, 200],
    ['gets a full episode.', 20, 220],
    ...poll,
  );
  expect(textsOf(page)).toHaveLength(2);
});

it('leaves out a tag between a title and the text', () => {
  const page = pageOf(
    ['I rode all tram lines in one week', 20, 200, 22],
    ['Trip report', 27, 235],
    ['The best line is the one that crosses', 20, 270],
  );
  expect(textsOf(page)).toEqual(['The best line is the one that crosses']);
});

it('follows a caption to the left of its first row, below the account name', () => {
  const page = pageOf(['left the workshop', 180, 200], ['by train', 20, 220]);
  const [first] = page.segments;
  expect(first && followText(page, first, 20).rows).toHaveLength(2);
});

it('takes larger rows on top for the title', () => {
  const page = pageOf(
    ['Council wants to fell the limes', 20, 200, 22],
    ['They call it renewal but the survey', 20, 245],
  );
  const [first] = page.segments;
  expect(first && followText(page, first).title.map(({ text }) => text)).toEqual([
    'Council wants to fell the limes',
  ]);
});
