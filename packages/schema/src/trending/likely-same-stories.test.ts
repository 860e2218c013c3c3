import { describe, expect, it } from 'vitest';
import { likelySameStories } from './likely-same-stories.ts';

const TITLES = [
  'Orrin Water fined over sewage spill',
  'Orrin Water opens reservoir at Hale',
  'Orrin Water names finance chief',
  'Regulator hits utility with penalty for spills of sewage',
  'Marathon breaks record',
];
const RANKING = TITLES.map((title) => ({ title, members: [] }));
const story = (at: number) => RANKING[at] ?? { title: '', members: [] };
const alike = (at: number, most = 10) =>
  likelySameStories(story(at), RANKING, most).map(({ title }) => title);

describe('likelySameStories', () => {
  it('returns the stories with the most telling words in common first, never the story itself', () => {
    expect(alike(0)[0]).toBe(TITLES[3]);
    expect(alike(0)).toHaveLength(4);
    expect(alike(0)).not.toContain(TITLES[0]);
  });

  it('returns the others in the order of the ranking, up to the maximum', () => {
    expect(alike(4)).toEqual(TITLES.slice(0, 4));
    expect(alike(4, 2)).toEqual(TITLES.slice(0, 2));
    expect(likelySameStories(story(0), [story(0)], 5)).toEqual([]);
  });
});
