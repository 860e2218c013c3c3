import { itemAt } from '@earshot/schema/item-at';
import { expect, it } from 'vitest';
import type { Term, Title } from './terms.ts';
import { weighTerms } from './weigh-terms.ts';

/**
 * Weighs the only name of a list of `count` titles that contain it among `titles`. Every title contains a word that all
 * share; those with the name also share `common` other words.
 */
function weightOfName(titles: number, count: number, common = 0) {
  const termOf = (number: number, isName: boolean) => ({ number, isName, rarity: 1, titles: [] as Title[] });
  const [word, name, ...others] = Array.from({ length: 2 + common }, (_, i) => termOf(i, i === 1));
  const list = Array.from({ length: titles }, (_, number) => {
    const terms = number < count ? [word, name, ...others] : [word];
    const title = { number, terms, termNumbers: Int32Array.from(terms, (term) => term?.number ?? 0) };
    for (const term of terms) term?.titles.push(title as unknown as Title);
    return title;
  });
  const terms = [word, name, ...others] as unknown as Term[];
  return weighTerms(terms, list as unknown as Title[]).of(itemAt(terms, 1));
}

it.each([
  ['a name in 30% of the titles', false, 100, 30],
  ['a name in more', true, 100, 31],
  ['a name in all, in a list that is too short for a client', false, 7, 7],
])('%s is the client: %s', (_, isClient, titles, count) => {
  expect(weightOfName(titles, count).isClient).toBe(isClient);
});

it('a name tells less if its titles have little else in common, and nothing if it is in half of the list', () => {
  const telling = (count: number, common: number) => weightOfName(100, count, common).telling;
  expect(telling(9, 0)).toBeLessThan(telling(9, 6) / 2);
  expect(telling(50, 6)).toBe(0);
});
