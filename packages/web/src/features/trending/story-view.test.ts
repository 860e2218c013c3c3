import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankedItem } from '../../../test/trending-result.ts';
import {
  isFiltered,
  outletsOf,
  STORY_SORTS,
  type StoryView,
  TONES,
  toRankedStories,
  viewStories,
  WHOLE_RANKING,
} from './story-view.ts';

const [ferry, opera, rates] = [
  rankedItem({ title: 'Ferry strike ends', avg_sentiment: 0.25, mentions: 3 }),
  rankedItem({
    title: 'Opera roof closed',
    avg_sentiment: -0.4,
    mentions: 7,
    sources: ['Zephyr News'],
    latest_date: '2025-02-01',
    members: [],
  }),
  rankedItem({ title: 'Rates unchanged', avg_sentiment: null, mentions: 1, sources: [], members: [] }),
];
const stories = toRankedStories([ferry, opera, rates]);
const titles = (view: Partial<StoryView>) =>
  viewStories(stories, { ...WHOLE_RANKING, ...view }).map(({ item }) => item.title);

describe('viewStories', () => {
  it.each<[string, Partial<StoryView>, string[]]>([
    ['every word of a search, in any case', { text: ' STRIKE  ferry ' }, ['Ferry strike ends']],
    ['words of the lines', { text: 'coastradio' }, ['Ferry strike ends']],
    ['an outlet', { outlet: 'Zephyr News' }, ['Opera roof closed']],
    ['a tone', { tone: 'Negative' }, ['Opera roof closed']],
    ['stories without tone, which are not neutral', { tone: 'No clear tone' }, ['Rates unchanged']],
    ['no neutral story where there is none', { tone: 'Neutral' }, []],
    ['a day of a line', { from: '2025-03-05', to: '2025-03-05' }, ['Ferry strike ends', 'Rates unchanged']],
    ['days up to one', { to: '2025-02-28' }, ['Opera roof closed']],
    ['days from one', { from: '2025-03-06' }, []],
  ])('keeps %s', (_, view, expected) => {
    expect(titles(view)).toEqual(expected);
  });

  it.each<[StoryView['sort'], string]>([
    ['heat', 'Ferry, Opera, Rates'],
    ['mentions', 'Opera, Ferry, Rates'],
    ['outlets', 'Ferry, Opera, Rates'],
    ['newest', 'Ferry, Rates, Opera'],
    ['mostNegative', 'Opera, Ferry, Rates'],
    ['mostPositive', 'Ferry, Opera, Rates'],
    ['title', 'Ferry, Opera, Rates'],
  ])('sorts by %s, what is unknown last', (sort, expected) => {
    expect(
      titles({ sort })
        .map((title) => title.split(' ')[0])
        .join(', '),
    ).toBe(expected);
  });

  it('never changes a story, its rank or the list that it was given', () => {
    const before = JSON.stringify(stories);
    fc.assert(
      fc.property(
        fc.record({
          text: fc.constantFrom('', 'e', 'ferry'),
          outlet: fc.constantFrom('', 'Coast Radio'),
          tone: fc.constantFrom('' as const, ...TONES),
          from: fc.constantFrom('', '2025-03-01'),
          to: fc.constantFrom('', '2025-03-31'),
          sort: fc.constantFrom(...STORY_SORTS),
        }),
        (view) => {
          const shown = viewStories(stories, view);
          expect(shown.every((story) => stories[story.rank - 1] === story)).toBe(true);
          if (!isFiltered(view)) expect(shown).toHaveLength(stories.length);
        },
      ),
    );
    expect(JSON.stringify(stories)).toBe(before);
  });
});

it('outletsOf names every outlet once, by name', () => {
  expect(outletsOf([opera, ferry, ferry])).toEqual(['Coast Radio', 'The Harbour Ledger', 'Zephyr News']);
});
