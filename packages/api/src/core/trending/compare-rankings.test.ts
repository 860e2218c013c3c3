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
  it('finds a story again in other words, and takes the client’s name for no story', () => {
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

  it('empty lists give an empty answer', () => {
    expect(compareRankings({ before: list(), after: list() })).toEqual({ stories: [] });
  });
});
