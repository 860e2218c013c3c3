import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { allowedPairs, prepareList } from './group-titles.ts';
import { tiesOf as tiesOfLines } from './suggest-words.ts';

const OTHER_NEWS = [
  'Orchestra opens its season with Mahler',
  'Beekeepers warn of a poor honey harvest',
  'Chess prodigy wins the junior title',
];

/** Whether two titles may be one story at all. */
function mayJoin(one: string, other: string): boolean {
  const prepared = prepareList([one, other, ...OTHER_NEWS].map((title) => ({ title, date: null })));
  return [...allowedPairs(prepared)].some(({ a, b }) => [...a.lines, ...b.lines].sort().join() === '0,1');
}

describe('a join needs a reason that a reader accepts', () => {
  it.each([
    ['a name and an event', 'Orrin Foods fined over noise', 'Penalty for Orrin Foods'],
    ['two words', 'Ferry runs aground in fog', 'Passengers leave ferry in thick fog'],
    ['words of one meaning', 'Blaze destroys bakery', 'Bakery gutted by fire'],
    ['two German words', 'Fähre läuft im Nebel auf Grund', 'Fähre steckt nach Nebel fest'],
  ])('%s: %s, %s', (_, one, other) => expect(mayJoin(one, other)).toBe(true));

  it.each(examples<[string, string, string]>(import.meta.url, 'no reason'))(
    '%s is none: %s, %s',
    (_, one, other) => expect(mayJoin(one, other)).toBe(false),
  );
});

it.each([
  ['places', 'Bomb kills eighteen people on a bus in Iran', 'Bus bombing kills three people in Lebanon'],
  ['teams', 'Rovers beat United 2-1 to reach cup final', 'Wanderers beat City 2-1 to reach semi-final'],
])('titles about different %s are never one story: %s, %s', (_, one, other) => {
  expect(mayJoin(one, other)).toBe(false);
});

it.each([
  ['Orrin sues Marlow over patents', 'Marlow sues Orrin over unpaid bills', false],
  ['Orrin sues Marlow over patents', 'Marlow sued by Orrin over patents', true],
])('who does it to whom must not be swapped: %s, %s, %s', (one, other, isAllowed) => {
  expect(mayJoin(one, other)).toBe(isAllowed);
});

it.each(examples<[string, string, string]>(import.meta.url, 'results of a contest'))(
  'results of %s may be one story: %s, %s',
  (_, one, other) => {
    expect(mayJoin(one, other)).toBe(true);
    expect(mayJoin(other, one)).toBe(true);
  },
);

describe('what lines share', () => {
  const tiesOf = (...titles: readonly string[]) =>
    tiesOfLines(
      titles.map((_, line) => line),
      prepareList([...titles, ...OTHER_NEWS].map((title) => ({ title, date: null }))),
    );

  it('is spelled as in the lines, the most significant first', () => {
    const ties = tiesOf('Solveig runs aground in fog', 'Ferry Solveig aground', 'Solveig: crew safe');
    expect(ties[0]).toBe('Solveig');
    expect(ties).toContain('aground');
    expect(ties).not.toContain('crew');
  });

  it('shows words of one meaning together, and no weekdays, numbers or colorless verbs', () => {
    const ties = tiesOf('Nine hurt as blaze hits bakery on Monday', 'Fire hits bakery, nine hurt on Monday');
    expect(ties).toContain('blaze ≈ fire');
    expect(ties.join(' ')).not.toMatch(/monday|nine|hits/i);
  });

  it('is nothing for one line', () => {
    expect(tiesOf('Solveig runs aground in fog')).toEqual([]);
  });
});
