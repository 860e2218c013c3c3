import { expect, it } from 'vitest';
import { NAME_KINDS, profileList } from './list-profile.ts';
import { packRows } from './packed-rows.ts';

/** Profiles a list with `titles` titles, of which the first `count` contain the only name, with a cohesion. */
function profileOf(titles: number, count: number, cohesion = 0.2, relatedTitles = titles) {
  const rows = packRows(Array.from({ length: titles }, (_, i) => (i < count ? [0, 1] : [1])));
  return profileList(
    { rows, terms: 2, firstConcept: 2 } as Parameters<typeof profileList>[0],
    {
      relatedTitles,
      frequency: Int32Array.from([count, titles]),
      cohesion: Float64Array.from([cohesion, cohesion]),
      weights: Float64Array.from([2, 3]),
    } as Parameters<typeof profileList>[1],
    Uint8Array.from([1, 0]),
  );
}
const rounded = (value: number) => Number(value.toFixed(3));

it.each<[string, number, number, number, number]>([
  ['one story', 100, 2, 0.05, NAME_KINDS.own],
  ['one story, in similar titles', 100, 9, 0.12, NAME_KINDS.own],
  ['many stories', 100, 3, 0.11, NAME_KINDS.subject],
  ['the client', 100, 31, 0.05, NAME_KINDS.client],
  ['many stories, at the bound for the client', 100, 30, 0.05, NAME_KINDS.subject],
  ['many stories, in a list that is too short for a client', 7, 7, 0.05, NAME_KINDS.subject],
  ['nothing', 100, 0, 0.05, NAME_KINDS.none],
])('a name is that of %s: %i titles, %i with the name, cohesion %d', (_, titles, count, cohesion, kind) => {
  const { nameKinds, namesOfTitle, namesClient } = profileOf(titles, count, cohesion);
  expect(nameKinds[0]).toBe(kind);
  if (count > 0) expect(namesOfTitle[0]).toBe(kind | (nameKinds[1] ?? 0));
  expect(namesClient[0]).toBe(Number(kind === NAME_KINDS.client));
  if (count < titles) expect(namesClient[titles - 1]).toBe(0);
});

it.each([
  // The cohesion is averaged with an assumed .1 in two titles. From .2 on, the weight is kept.
  [100, 1, 0.2, 2 * 0.5],
  [100, 3, 0.2, 2 * 0.75],
  [100, 3, 0.9, 2],
  // The client fades from 30 to 45 percent of the titles.
  [100, 30, 0.9, 2],
  [100, 45, 0.9, 0],
  [40, 15, 0.9, 1],
])(
  'of %i titles, %i with the name of cohesion %d: its weight of 2 becomes %d',
  (titles, count, cohesion, weight) => {
    expect(rounded(profileOf(titles, count, cohesion).telling[0] ?? Number.NaN)).toBe(weight);
  },
);
