import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { HEADLINES, readList } from '../../../../test/read-list.ts';
import { wholeTitle, withoutNewsroomMark } from './read-line.ts';

it.each(examples<[string, string]>(import.meta.url, 'without its newsroom mark'))(
  '%j without its newsroom mark is %j',
  (title, rest) => {
    expect(withoutNewsroomMark(title)).toBe(rest);
  },
);

it.each(examples<[string, string]>(import.meta.url, 'the headline on the line'))(
  'the headline on the line %j is %j',
  (line, title) => {
    expect(wholeTitle(line, { referenceDay: '2026-03-04' })).toBe(title);
  },
);

const OTHERS = ['Lakers fall again without their captain', 'Warriors sign young guard to two-year deal'];

it.each([
  [['Film: Night Ferry (3/5)']],
  [['Film: Night Ferry (3/5)', 'Theater: The Glass Orchard (4/5)', 'Book: The Last Pilot (2/5)']],
  [['Film: Night Ferry (3/5)', ...OTHERS]],
  [['Knicks edge Celtics in overtime (Brunson, 12/18)', ...OTHERS]],
  [['Ferry 24/7 service starts (12/24)', ...OTHERS]],
  [
    [
      'Knicks beat Heat behind Brunson (Brunson, 12/18)',
      'Lakers fall despite Reaves (Reaves, 9/11)',
      ...HEADLINES,
    ],
  ],
  [['Bears win after late rally (Fenwick, 11/26)', ...HEADLINES]],
  [['@POTUS: we will win', ...HEADLINES]],
])('keeps the rating or the speaker of %j in the title', (lines) => {
  expect(readList(lines).lines.map(({ title, source, date }) => [title, source, date])).toEqual(
    lines.map((title) => [title, null, null]),
  );
});

it.each([
  [
    'an outlet that is known',
    ['Storm hits coast (Reuters, 18/11)', ...OTHERS],
    'Storm hits coast',
    'Reuters',
  ],
  [
    'the dots of a German day',
    [
      'Hafen nach Sturm gesperrt (Spiegel, 18.11.)',
      'Bahn streicht Züge nach Emden (FAZ, 19.11.)',
      '19. November 2026',
    ],
    'Hafen nach Sturm gesperrt',
    'Spiegel',
  ],
])('reads an outlet and its day with %s', (_, lines, title, source) => {
  expect(readList(lines).lines[0]).toMatchObject({ title, source, date: '2026-11-18' });
});

it.each([
  [
    'behind an outlet and a day',
    ['2026-11-16 | The Guardian | Dune Messiah review (4/5)', '2026-11-16 | Reuters | Ferry runs aground'],
    ['Dune Messiah review (4/5)', 'The Guardian', '2026-11-16'],
  ],
  [
    'in front of an outlet',
    ['Dune Messiah review (4/5) - The Guardian', 'Ferry runs aground - Reuters'],
    ['Dune Messiah review (4/5)', 'The Guardian', null],
  ],
  [
    'in front of the rest of the headline',
    ['Set by set (2/3) - how the final was won', 'Ferry runs aground'],
    ['Set by set (2/3) - how the final was won', null, null],
  ],
])('keeps a rating %s in the title', (_, lines, expected) => {
  const [read] = readList(lines).lines;
  expect([read?.title, read?.source, read?.date]).toEqual(expected);
});

it.each([
  ['', null],
  ['Nordwind, ', 'Nordwind'],
])('reads the days of two lines in brackets behind %j', (name, source) => {
  const { lines } = readList([`Ferry runs aground (${name}11/18)`, `Mayor resigns (${name}11/19)`]);
  expect(lines.map((line) => [line.title, line.source, line.date])).toEqual([
    ['Ferry runs aground', source, '2026-11-18'],
    ['Mayor resigns', source, '2026-11-19'],
  ]);
});
