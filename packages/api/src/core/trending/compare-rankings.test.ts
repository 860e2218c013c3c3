import { MAX_LINES } from '@earshot/schema/limits';
import { describe, expect, it } from 'vitest';
import { compareRankings } from './compare-rankings.ts';

const list = (...stories: (readonly string[])[]) => ({
  items: stories.map((titles) => ({
    title: titles[0] ?? '',
    members: titles.map((title) => ({ title, date: null })),
  })),
});

const LAST_WEEK = list(
  ['Tidewell fined over river pollution', 'Regulator fines Tidewell £4m after sewage spill'],
  ['Tidewell wins contract for harbor works'],
  ['Tidewell names Ann Holm as chief executive'],
  ['Tidewell opens visitor center'],
);

describe('compareRankings', () => {
  it('recognizes a story in other words, and does not match stories by the client’s name alone', () => {
    const thisWeek = list(
      [
        'Tidewell hit with £4 million fine for pollution',
        'Tidewell fined over river pollution',
        'River pollution: £4m fine',
      ],
      ['Tidewell sponsors opera'],
      ['Ann Holm becomes chief executive of Tidewell'],
    );
    const { stories } = compareRankings({ before: LAST_WEEK, after: thisWeek });
    expect(stories.map(({ change, title }) => `${change}: ${title}`)).toEqual([
      'growing: Tidewell hit with £4 million fine for pollution',
      'new: Tidewell sponsors opera',
      'steady: Ann Holm becomes chief executive of Tidewell',
      'gone: Tidewell wins contract for harbor works',
      'gone: Tidewell opens visitor center',
    ]);
    expect(stories[0]?.strength).toBeGreaterThan(0.35);
    expect(stories[1]?.strength).toBeNull();
  });

  it('a list against itself has nothing new and nothing gone', () => {
    const { stories } = compareRankings({ before: LAST_WEEK, after: LAST_WEEK });
    expect(stories.map(({ change }) => change)).toEqual(['steady', 'steady', 'steady', 'steady']);
  });

  it('refuses two lists that together have more lines than a list may have', () => {
    const member = { title: 'Ferry aground', date: null };
    const half = { items: [{ title: 'Ferry aground', members: Array(MAX_LINES / 2 + 1).fill(member) }] };
    expect(() => compareRankings({ before: half, after: half })).toThrow(/lines/);
  });

  it('returns no stories for empty lists', () => {
    expect(compareRankings({ before: list(), after: list() })).toEqual({ stories: [] });
  });

  it('recognizes a story that continues a week later, and one on the same days', () => {
    const dated = (day: string, titles: readonly string[]) => ({
      items: titles.map((title) => ({ title, members: [{ title, date: day }] })),
    });
    const before = dated('2025-06-02', [
      'Tidewell fined £4m over sewage spill',
      'Tidewell opens visitor center',
    ]);
    for (const day of ['2025-06-02', '2025-06-10']) {
      const after = dated(day, ['Tidewell hit with £4 million penalty for sewage spill']);
      expect(compareRankings({ before, after }).stories[0]?.before?.rank).toBe(1);
    }
  });

  it('names the likeliest story of the other list for one without a match, and matches what the user says is the same', () => {
    const before = list(
      [
        'Halden recalls 2 million phones as batteries overheat',
        'Halden Phones recalls handsets over battery risk',
      ],
      ['Halden Phones recall to cost $900 million, company says'],
      ['Central bank cuts rates'],
    );
    const after = list(
      ['Halden Phones extends battery recall to tablets'],
      ['Satellite launch delayed by weather'],
    );
    const { stories, near } = compareRankings({ before, after });
    expect(stories.map(({ change }) => change)).toEqual(['steady', 'new', 'gone', 'gone']);
    expect(near).toEqual([{ before: 2, after: 1, strength: expect.any(Number) }]);
    const same = [
      { before: 3, after: 2 },
      { before: 9, after: 1 },
    ];
    const told = compareRankings({ before, after, same });
    expect(told.stories[1]?.before?.title).toBe('Central bank cuts rates');
  });

  it('suggests nothing for stories that have hardly anything in common', () => {
    const before = list(['Tidewell names Ann Holm as chief executive'], ['Central bank cuts rates']);
    const after = list(['Tidewell opens visitor center'], ['Bus drivers win pay rise']);
    const { stories, near } = compareRankings({ before, after });
    expect(stories.map(({ change }) => change)).toEqual(['new', 'new', 'gone', 'gone']);
    expect(near).toBeUndefined();
  });

  it('neither matches nor suggests what the user says is different, unless the user also says that it is the same', () => {
    const [before, after] = [
      list(['Tidewell fined over river spill']),
      list(['Tidewell fined over river spill']),
    ];
    const different = [{ before: 1, after: 1 }];
    expect(compareRankings({ before, after }).stories).toHaveLength(1);
    const told = compareRankings({ before, after, different });
    expect(told.stories.map(({ change }) => change)).toEqual(['new', 'gone']);
    expect(told.near).toBeUndefined();
    expect(compareRankings({ before, after, different, same: different }).stories).toHaveLength(1);
  });
});
