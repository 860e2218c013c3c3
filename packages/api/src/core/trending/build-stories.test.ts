import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { buildStories, findCopies } from './build-stories.ts';
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
