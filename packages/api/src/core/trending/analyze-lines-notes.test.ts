import { expect, it } from 'vitest';
import { HEADLINES } from '../../../test/read-list.ts';
import { analyzeLines } from './analyze-lines.ts';

const notesOf = (lines: readonly string[], lineType: 'mixed' | 'url' = 'mixed') =>
  analyzeLines({ lines: lines.join('\n'), lineType, referenceDay: '2026-11-20' }).summary.notes;
const BROKEN = [
  '1. Ferry line buys three boats on the coast in a',
  '   deal worth €210m, its largest so far - Travel Ledger, 3 Nov',
  '2. Ferry staff to get a pay rise from January - Harbour Gazette, 4 Nov',
  '3. Review: is the new pier worth the long way? - Weekend Post',
];

it.each<[string, readonly string[], 'mixed' | 'url', string]>([
  [
    'one line without an address',
    HEADLINES.slice(0, 1),
    'url',
    '1 line has no web address and was read as a headline.',
  ],
  [
    'two lines without an address',
    HEADLINES.slice(0, 2),
    'url',
    '2 lines have no web address and were read as a headline.',
  ],
  [
    'one line without letters',
    [...HEADLINES, '12 %'],
    'mixed',
    '1 line without any letters was left out of the ranking.',
  ],
  [
    'two lines without letters',
    [...HEADLINES, '12 %', '+++'],
    'mixed',
    '2 lines without any letters were left out of the ranking.',
  ],
  ['a broken item', BROKEN, 'mixed', '1 line goes on with the item above it and was joined to it.'],
  [
    'broken items',
    [
      ...BROKEN.slice(0, 2),
      '2. Ferry staff to get a pay rise from January',
      '   - Harbour Gazette, 4 Nov',
      ...BROKEN.slice(3),
    ],
    'mixed',
    '2 lines go on with the items above them and were joined to them.',
  ],
])('the notes say so about %s', (_, lines, lineType, note) => {
  expect(notesOf(lines, lineType)).toContain(note);
});

it('the notes of a plain list are about dates and sources only', () => {
  expect(notesOf(HEADLINES).filter((note) => !/\b(?:date|source)/.test(note))).toEqual([]);
});
