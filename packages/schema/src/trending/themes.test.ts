import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THEMES_FROM_LINES, themesOf } from './themes.ts';

const story = (title: string, mentions = 4) => ({ title, mentions, members: [] });
const RANKING = [
  story('Tarn Ferries crews begin strike over pay'),
  story('Regulator orders inspection of the ferry Solveig'),
  story('Union extends strike at Tarn Ferries'),
  story('Tarn Ferries offers crews a raise to end the strike'),
  story('Solveig inspection finds cracks'),
  story('New chief executive named'),
  story('Harbor café wins award'),
];

describe('themesOf', () => {
  it('names what stories share, and omits those that share nothing', () => {
    const themes = themesOf(RANKING);
    expect(themes.map(({ stories }) => stories.map(({ title }) => title))).toEqual([
      [RANKING[0]?.title, RANKING[2]?.title, RANKING[3]?.title],
      [RANKING[1]?.title, RANKING[4]?.title],
    ]);
    expect(themes[0]?.terms).toContain('strike');
    expect(themes[1]?.terms).toContain('Solveig');
  });

  it('a list of few lines has none', () => {
    expect(themesOf(RANKING.map(({ title }) => story(title, 2))).length).toBe(0);
    expect(RANKING.length * 2).toBeLessThan(THEMES_FROM_LINES);
  });

  it('every story is in at most one theme, and every theme has at least two', () => {
    const words = fc.constantFrom('ferry', 'strike', 'opera', 'rates', 'mayor', 'bridge', 'school');
    const title = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.array(title, { maxLength: 20 }), (titles) => {
        const themes = themesOf(titles.map((text) => story(text)));
        const placed = themes.flatMap(({ stories }) => stories);
        expect(new Set(placed).size).toBe(placed.length);
        expect(themes.every(({ stories }) => stories.length > 1)).toBe(true);
      }),
    );
  });
});
