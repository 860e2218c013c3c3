import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { joinTitleWraps } from './join-wraps.ts';
import { readLines } from './read-lines.ts';

const reading = (lines: string) => readLines({ lines, lineType: 'mixed', referenceDay: '2026-11-22' });
const read = (lines: string) => reading(lines).lines.map(({ line, title, source }) => [line, title, source]);
const continued = (lines: string) => reading(lines).continued;

describe('items of a list that were broken when they were copied', () => {
  it('are read as one line each, with the number of the first', () => {
    expect(
      read(`1. Ferry line buys three boats on the coast in a
   deal worth €210m, its largest so far - Travel Ledger, 3 Nov
2. Ferry staff to get a pay rise from January
   - Harbour Gazette, 4 Nov
3. Review: is the new pier worth the long way? - The
   Weekend Post
4. Ferry shares fall 6% after the deal - Quay News, 4 Nov`),
    ).toEqual([
      [
        1,
        'Ferry line buys three boats on the coast in a deal worth €210m, its largest so far',
        'Travel Ledger',
      ],
      [3, 'Ferry staff to get a pay rise from January', 'Harbour Gazette'],
      [5, 'Review: is the new pier worth the long way?', 'The Weekend Post'],
      [7, 'Ferry shares fall 6% after the deal', 'Quay News'],
    ]);
  });

  it('have at most eight lines', () => {
    const items = [
      '1. Ferry opens on the',
      '2. Tram stops at the',
      '3. Bus goes to the',
      '4. Pier shuts at the',
    ];
    const lines = [...items, ...Array.from({ length: 10 }, (_, i) => `and of harbor ${i} on the`)];
    expect(continued(lines.join('\n'))).toBe(7);
  });

  it.each(examples<[string, string]>(import.meta.url, 'lists that were not broken'))(
    'are not assumed in a list with %s',
    (_, lines) => {
      expect(continued(lines)).toBe(0);
    },
  );
});

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
    ]),
  ).toEqual([
    'Water company fined after sewage spills into bathing waters off the coast .......... 4',
    'Coast Times, 18 November 2026',
    'Regulator orders refunds for customers of the supplier after outage .......... 6',
    'Quay Brief, 19 November 2026',
  ]);
});

it.each(examples<[string, string[]]>(import.meta.url, 'lines that are not joined'))(
  '%s are not joined',
  (_, lines) => {
    expect(join(lines)).toEqual(lines);
  },
);
