import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  matchRoute,
  prerenderedFiles,
  prerenderedName,
  ROUTES,
  type RouteName,
  readTab,
  TOOL_TABS,
} from './routes.ts';

describe('the route table', () => {
  it.each([
    ['#1', '/', 'home'],
    ['#8', '/about/', 'about'],
    ['#8', '/About', 'about'],
    ['#12', '/help/frameworks', 'help-frameworks'],
    ['#13', '/Help/frameworks/peso%2Dmodel', 'framework'],
    ['#18', '/nope', 'not-found'],
    ['#22', '/article', 'not-found'],
    ['#23', '/help/frameworks/a/b', 'not-found'],
    ['#18', '/%E0%A4%A', 'not-found'],
  ])('%s %s is the row %s', (_, path, name) => {
    expect(matchRoute(path).name).toBe(name);
  });

  it('#13 keeps the case of a path parameter', () => {
    expect(matchRoute('/help/frameworks/PESO-model').parameters).toEqual({ slug: 'PESO-model' });
  });

  it('#25 every row answers at the address where it is prerendered, and each file has one name', () => {
    for (const name of Object.keys(ROUTES) as RouteName[]) {
      const { prerenderedAt } = ROUTES[name];
      expect(matchRoute(prerenderedAt).name).toBe(name);
    }
    const names = prerenderedFiles().map((file) => file.name);
    expect(new Set(names).size).toBe(names.length);
    for (const tab of TOOL_TABS) expect(names).toContain(prerenderedName('home', tab));
  });

  it('#18 accepts any text as an address', () => {
    fc.assert(fc.property(fc.string(), (text) => matchRoute(`/${text}`).name in ROUTES));
  });

  it('#25 an unknown or repeated tab is the default one', () => {
    expect(['social', 'nonsense', null, ['social', 'trending']].map(readTab)).toEqual([
      'social',
      'article',
      'article',
      'article',
    ]);
  });
});
