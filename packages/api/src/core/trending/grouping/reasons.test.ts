import { describe, expect, it } from 'vitest';
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

  it.each([
    ['a weekday', 'Ferry runs aground on Monday', 'Library closes on Monday'],
    ['a number', 'Nine shops open by the canal', 'Nine swimmers reach the final'],
    ['an ordinal', 'Second ferry joins the fleet', 'Second novel by baker out'],
    ['a colorless verb', 'Library to get lift', 'Canal swimmers get medal'],
    ['an article of another language', 'Canal swimmers die young', 'Die Fähre fährt wieder'],
    ['only the kind of event', 'Bakery staff on strike', 'Tram strike drags on'],
    ['a name alone', 'Halden expects snow', 'Halden pupils win chess final'],
    ['one word', 'Ferry gets new paint', 'Museum shows ferry model'],
    ['related meanings', 'Restaurant wins award', 'Snack sales at record'],
    ['a day in Spanish', 'Cierra la biblioteca el lunes', 'Huelga de panaderos el lunes'],
    ['a function word in French', 'Le musée ferme après les travaux', 'Les nageurs gagnent après les essais'],
  ])('%s is none: %s, %s', (_, one, other) => expect(mayJoin(one, other)).toBe(false));
});

it.each([
  ['places', 'Bomb kills eighteen people on a bus in Iran', 'Bus bombing kills three people in Lebanon'],
  ['teams', 'Rovers beat United 2-1 to reach cup final', 'Wanderers beat City 2-1 to reach semi-final'],
])('titles about different %s are never one story: %s, %s', (_, one, other) => {
  expect(mayJoin(one, other)).toBe(false);
});

it.each([
  ['one match', 'Rovers beat United 2-1 to reach cup final', 'United lose 2-1 to Rovers'],
  [
    'one match in lowercase',
    'arsenal beat chelsea 3-1 in cup final thriller',
    'arsenal defeat chelsea 3-1 in cup final',
  ],
  [
    'one ruling',
    'Court rules 6-3 to uphold the pollution permit law',
    'Supreme court upholds pollution permit law in 6-3 ruling',
  ],
  [
    'one vote',
    'Council approves stadium tax plan in 7-2 vote',
    'City leaders back stadium tax plan 7-2 after long debate',
  ],
])('results of %s may be one story: %s, %s', (_, one, other) => {
  expect(mayJoin(one, other)).toBe(true);
  expect(mayJoin(other, one)).toBe(true);
});

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
