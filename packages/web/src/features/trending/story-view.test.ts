import { examplesIn } from '@earshot/schema/testing/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankedItem } from '../../../test/trending-result.ts';
import table from './story-view.examples.tsv?raw';
import {
  isFiltered,
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
  it.each(examplesIn<[string, Partial<StoryView>, string[]]>(table, 'filters'))(
    'keeps %s',
    (_, view, expected) => {
      expect(titles(view)).toEqual(expected);
    },
  );

  it.each(examplesIn<[StoryView['sort'], string]>(table, 'orders'))(
    'sorts by %s, what is unknown last',
    (sort, expected) => {
      expect(
        titles({ sort })
          .map((title) => title.split(' ')[0])
          .join(', '),
      ).toBe(expected);
    },
  );

  it('never changes a story, its rank or the list that it was given', () => {
    const before = JSON.stringify(stories);
    fc.assert(
      fc.property(
        fc.record({
          text: fc.constantFrom('', 'e', 'ferry'),
          tone: fc.constantFrom('' as const, ...TONES),
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
