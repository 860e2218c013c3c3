import { expect, it } from 'vitest';
import { joinTitleWraps } from './join-wraps.ts';

const join = (lines: readonly string[]) =>
  joinTitleWraps(lines.map((text, i) => ({ text, line: i + 1 }))).map(({ text }) => text);

it('headlines that go on in lowercase on the next line are joined if two of them end with a word such as "of"', () => {
  expect(
    join([
      'Coast Times 23/11/2026 p. 31',
      'Dozens of guests fall ill in one of',
      'the largest hotels of the whole coast near the',
      'old harbor of Orvelle',
      'Quay Brief 23/11/2026 p. 2',
      'Chain closes its kitchens and moves all British',
      'guests to other hotels',
      'Quay Brief 23/11/2026 p. 3',
      'Ferry runs aground near the lighthouse',
    ]),
  ).toEqual([
    'Coast Times 23/11/2026 p. 31',
    'Dozens of guests fall ill in one of the largest hotels of the whole coast near the old harbor of Orvelle',
    'Quay Brief 23/11/2026 p. 2',
    'Chain closes its kitchens and moves all British guests to other hotels',
    'Quay Brief 23/11/2026 p. 3',
    'Ferry runs aground near the lighthouse',
  ]);
});

it('the page number after a row of dots is not part of what continues a headline', () => {
  expect(
    join([
      'Water company fined after sewage spills into bathing',
      'waters off the coast .......... 4',
      'Coast Times, 18 November 2026',
      'Regulator orders refunds for customers of the',
      'supplier after outage .......... 6',
      'Quay Brief, 19 November 2026',
      'Boss of water firm defends bonus as bills rise by',
      'a third .......... 9',
      'Harbor Post, 19 November 2026',
    ]),
  ).toEqual([
    'Water company fined after sewage spills into bathing waters off the coast .......... 4',
    'Coast Times, 18 November 2026',
    'Regulator orders refunds for customers of the supplier after outage .......... 6',
    'Quay Brief, 19 November 2026',
    'Boss of water firm defends bonus as bills rise by a third .......... 9',
    'Harbor Post, 19 November 2026',
  ]);
});

it.each([
  [
    'outlets in lowercase',
    ['Ferry runs aground near the lighthouse', 'quay brief', 'Tram drivers begin a long strike'],
  ],
  [
    'complete headlines with page numbers',
    [
      'Three killed as truck hits a van .......... 2',
      'iPhone sales fall in China .......... 4',
      'Mayor resigns after a vote of the council .......... 6',
      'eBay cuts a thousand jobs .......... 8',
    ],
  ],
  [
    'complete headlines above one that begins in lowercase',
    [
      'Three killed as truck hits a van',
      'iPhone sales fall in China for a third quarter',
      'Mayor resigns after a vote',
    ],
  ],
  [
    'short names in lowercase',
    [
      'Konzern stellt Produktion in Werk Nord ein',
      'taz',
      'Gewerkschaft kündigt neuen Streik bei Bahn an',
      'küstenkurier online',
      'Ferry runs aground near the lighthouse',
    ],
  ],
  [
    'headlines in lowercase',
    ['ferry runs aground in the middle of', 'tram drivers begin a long strike over pay'],
  ],
  ['a sentence that ended', ['Ferry runs aground near the lighthouse of.', 'and this is the next line']],
])('%s are not joined', (_, lines) => {
  expect(join(lines)).toEqual(lines);
});
