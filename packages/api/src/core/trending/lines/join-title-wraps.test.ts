import { expect, it } from 'vitest';
import { joinTitleWraps } from './join-title-wraps.ts';

const join = (lines: readonly string[]) =>
  joinTitleWraps(lines.map((text, i) => ({ text, line: i + 1 }))).map(({ text }) => text);

it('a headline that goes on in lowercase on the next line is joined if another one ends with a word such as "of"', () => {
  expect(
    join([
      'Coast Times 23/11/2026 p. 31',
      'Dozens of guests fall ill in one of',
      'the largest hotels of Orvelle',
      'Quay Brief 23/11/2026 p. 2',
      'Chain closes its kitchens and moves all British',
      'guests',
      'Quay Brief 23/11/2026 p. 3',
      'Ferry runs aground near the lighthouse',
    ]),
  ).toEqual([
    'Coast Times 23/11/2026 p. 31',
    'Dozens of guests fall ill in one of the largest hotels of Orvelle',
    'Quay Brief 23/11/2026 p. 2',
    'Chain closes its kitchens and moves all British guests',
    'Quay Brief 23/11/2026 p. 3',
    'Ferry runs aground near the lighthouse',
  ]);
});

it.each([
  [
    'outlets in lowercase',
    ['Ferry runs aground near the lighthouse', 'quay brief', 'Tram drivers begin a long strike'],
  ],
  [
    'headlines in lowercase',
    ['ferry runs aground in the middle of', 'tram drivers begin a long strike over pay'],
  ],
  ['a sentence that ended', ['Ferry runs aground near the lighthouse of.', 'and this is the next line']],
])('%s are not joined', (_, lines) => {
  expect(join(lines)).toEqual(lines);
});
