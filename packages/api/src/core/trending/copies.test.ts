import { expect, it } from 'vitest';
import { findCopies } from './copies.ts';

const copiesOf = (...titles: readonly string[]) =>
  findCopies(
    titles,
    (at) => (titles[at] ?? '').toLowerCase().split(' '),
    (word) => word !== 'lumen',
  );

const LONG = 'Ferry runs aground in Lumen Bay';

it.each<[string, readonly string[], readonly (number | null)[]]>([
  ['the same title', [LONG, LONG, LONG], [null, 0, 0]],
  ['the same words', [LONG, LONG.toUpperCase()], [null, 0]],
  ['one word more', [LONG, `${LONG} again`], [null, 0]],
  ['the first word missing', [LONG, 'runs aground in Lumen Bay'], [null, 0]],
  ['the first word more', ['runs aground in Lumen Bay', LONG], [null, 0]],
  ['one word less of seven', [`${LONG} again`, LONG], [null, 0]],
  ['another word', [LONG, 'Ferry runs ashore in Lumen Bay'], [null, 0]],
  ['a word that may not differ missing', [LONG, 'Ferry runs aground in Bay'], [null, null]],
  ['two other words', [LONG, 'Ferry drifts ashore in Lumen Bay'], [null, null]],
  ['one word of five', ['Ferry aground in Lumen Bay', 'Ferry ashore in Lumen Bay'], [null, null]],
  ['a copy of a copy', [LONG, `${LONG} again`, `${LONG} again`], [null, 0, 0]],
  ['another text between', [LONG, 'Tram drivers begin a strike today', LONG], [null, null, 0]],
  ['one line', [LONG], [null]],
])('copies among titles with %s', (_, titles, originals) => {
  expect(copiesOf(...titles)).toEqual(originals);
});
