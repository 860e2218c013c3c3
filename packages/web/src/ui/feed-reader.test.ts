import { describe, expect, it } from 'vitest';
import { withFeedItems } from './feed-reader.tsx';

const ITEMS = [
  {
    headline: 'Ferries go electric',
    url: 'https://harbor.example/1',
    outlet: 'Harbor',
    date: '2026-03-04T08:00:00.000Z',
  },
  { headline: 'A line\topens', url: 'https://harbor.example/2', outlet: '', date: null },
];

describe('a feed in a list', () => {
  it('an empty list becomes a table with days and outlets', () => {
    expect(withFeedItems(' ', ITEMS).split('\n')).toEqual([
      'Date\tSource\tTitle\tLink',
      '2026-03-04\tHarbor\tFerries go electric\thttps://harbor.example/1',
      '\t\tA line opens\thttps://harbor.example/2',
    ]);
  });

  it('a list keeps its lines, and items already in it are not added again', () => {
    const text = 'Own line\n- [Ferries go electric](https://harbor.example/1)';
    expect(withFeedItems(text, ITEMS)).toBe(`${text}\n- [A line\topens](https://harbor.example/2)`);
  });
});
