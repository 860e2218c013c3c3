import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { analyzeLines } from './analyze-lines.ts';
import { buildStories, decidingWords, findCopies } from './build-stories.ts';
import { prepareList } from './grouping/group-titles.ts';
import type { ReadLine } from './lines/read-line.ts';

const storiesOf = (lines: readonly ReadLine[], stories: readonly (readonly number[])[]) =>
  buildStories(lines, { stories, prepared: prepareList(lines.map(({ title }) => ({ title, date: null }))) });

/** One story of these titles; `source` and `fromSlug` by title. */
function storyOf(titles: readonly string[], of: (title: string) => Partial<ReadLine> = () => ({})) {
  const lines = titles.map(
    (title) => ({ title, source: 'Quay News', fromSlug: false, ...of(title) }) as ReadLine,
  );
  return storiesOf(lines, [titles.map((_, i) => i)])[0];
}
const REPORT = 'Ferry runs aground in Lumen Bay';

it.each(examples<[string, readonly string[]]>(import.meta.url, 'a report names the story rather than'))(
  'a report names the story rather than %s',
  (_, titles) => {
    expect(storyOf(titles)?.title).toBe(REPORT);
    expect(storyOf(titles.toReversed())?.title).toBe(REPORT);
  },
);

it('a title as written names the story rather than one from an address, whatever else is against it', () => {
  const question = 'Why did a ferry run aground in Lumen Bay?';
  expect(storyOf([REPORT, question], (title) => ({ fromSlug: title === REPORT }))?.title).toBe(question);
});

it('a line with an outlet names the story rather than one without', () => {
  const other = 'Ferry runs aground in Lumen Bay today';
  for (const named of [REPORT, other])
    expect(
      storyOf([REPORT, other], (title) => ({ source: title === named ? 'Quay News' : null }))?.title,
    ).toBe(named);
});

it('the title whose words most others share names the story, and of equal ones the first in the alphabet', () => {
  const titles = ['Solveig runs aground', 'Solveig ferry aground in Lumen Bay', 'Ferry aground in Lumen Bay'];
  expect(storyOf(titles)?.title).toBe('Solveig ferry aground in Lumen Bay');
  expect(storyOf(['Tram stops', 'Ferry sinks'])?.title).toBe('Ferry sinks');
});

it('every group is a story with its own lines and copies', () => {
  const titles = [REPORT, 'Tram drivers begin a strike', REPORT];
  const lines = titles.map((title) => ({ title, source: null, fromSlug: false }) as ReadLine);
  const stories = storiesOf(lines, [[0, 2], [1]]);
  expect(stories.map((story) => [story.lines.map(({ title }) => title), story.copies])).toEqual([
    [
      [REPORT, REPORT],
      [null, 0],
    ],
    [['Tram drivers begin a strike'], [null]],
  ]);
});

const copiesOf = (...titles: readonly string[]) =>
  findCopies(
    titles,
    (at) => (titles[at] ?? '').toLowerCase().split(' '),
    (word) => word !== 'lumen',
  );

it.each(examples<[string, readonly string[], readonly (number | null)[]]>(import.meta.url, 'copies'))(
  'copies among titles with %s',
  (_, titles, originals) => {
    expect(copiesOf(...titles)).toEqual(originals);
  },
);

const tonesOf = (lines: string) =>
  analyzeLines({ lines, lineType: 'headline', referenceDay: '2026-11-20' }).items.map(
    ({ avg_sentiment }) => avg_sentiment,
  );

describe('the language of a list of one line', () => {
  it.each([
    'Strajk na lotnisku: pasażerowie są wściekli',
    'Errore fatale, la nave affonda nel porto',
    'Greve paralisa o porto e deixa turistas no cais',
    'Lakko pysäytti satamat, matkustajat raivoissaan',
  ])('has no tone without a model: %s', (line) => {
    expect(tonesOf(line)).toEqual([null]);
  });

  it.each([
    ['Streik legt Flughafen lahm', -1],
    ['La grève est enfin terminée', 1],
    ['El banco despide a 900 empleados', -1],
    ['Strike grounds 300 flights', -1],
  ])('%s', (line, sign) => {
    expect(tonesOf(line).map((tone) => Math.sign(tone ?? 0))).toEqual([sign]);
  });
});

const wordsOf = (...lines: readonly (readonly [string, number])[][]) =>
  decidingWords(
    lines.map((words) => ({ words: words.map(([text, weight]) => ({ text, weight, start: 0, end: 0 })) })),
  ).map(({ text, weight }) => [text, weight]);

it('the words with the largest total weight come first, each once with its mean weight', () => {
  expect(wordsOf([['Strike', -0.4]], [['strike', -0.2]], [['win', 0.5]], [['fire', -0.1]])).toEqual([
    ['strike', -0.3],
    ['win', 0.5],
    ['fire', -0.1],
  ]);
});

it('words of equal weight are in alphabetical order, and at most eight are given', () => {
  const words = 'jihgfedcba'.split('').map((text): [string, number] => [text, 0.1]);
  expect(wordsOf(words).map(([text]) => text)).toEqual('abcdefgh'.split(''));
});

it('weights are rounded to thousandths, and opposite ones make zero', () => {
  expect(wordsOf([['a', 0.12349]], [['b', 0.2]], [['b', -0.2]])).toEqual([
    ['a', 0.123],
    ['b', 0],
  ]);
});

it('lines without words have none', () => expect(wordsOf([], [])).toEqual([]));
