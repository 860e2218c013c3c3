import { describe, expect, it } from 'vitest';
import { withoutClipLengths } from './clip-lengths.ts';
import { readLines } from './read-lines.ts';

const titlesOf = (lines: readonly string[]) =>
  readLines({ lines, lineType: 'mixed', referenceDay: '2026-11-23' }).lines.map(({ title }) => title);

const CLIPS = [
  'Ferry crews vote for three-day strike (1:10)',
  'Museum returns bronze statue after a century (2:45)',
  'Bakery chain recalls rye bread over metal (0:58)',
];

describe('the length of a clip after a title', () => {
  it('is left out if several lines have one', () => {
    expect(titlesOf([...CLIPS, 'City council backs plan for 900 homes (12:04)'])).toEqual([
      'Ferry crews vote for three-day strike',
      'Museum returns bronze statue after a century',
      'Bakery chain recalls rye bread over metal',
      'City council backs plan for 900 homes',
    ]);
  });

  it('is kept as the title of a line that has nothing else', () => {
    const lines = CLIPS.map((title) => ({ title })) as unknown as Parameters<typeof withoutClipLengths>[0];
    const alone = { title: '(0:45)' } as (typeof lines)[number];
    expect(withoutClipLengths([...lines, alone]).map(({ title }) => title)).toEqual([
      'Ferry crews vote for three-day strike',
      'Museum returns bronze statue after a century',
      'Bakery chain recalls rye bread over metal',
      '(0:45)',
    ]);
  });

  it.each([
    ['one line has one', [CLIPS[0] ?? '', 'Museum returns bronze statue', 'Bakery chain recalls rye bread']],
    [
      'they are scores',
      [
        'Kvale beats Tarn in derby (28:25)',
        'Orrin loses to Halden (19:31)',
        'Solveig wins cup final (33:27)',
      ],
    ],
    [
      'they are scores at half-time',
      [
        'Kvale beats Tarn in derby (9:14)',
        'Orrin loses to Halden (8:12)',
        'Solveig wins cup final (7:10)',
        'Brenholt draws with Askerud (5:12)',
      ],
    ],
  ])('is kept if %s', (_, lines) => {
    expect(titlesOf(lines)).toEqual(lines);
  });
});
