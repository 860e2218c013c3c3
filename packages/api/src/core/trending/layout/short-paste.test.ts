import { describe, expect, it } from 'vitest';
import { readList } from '../../../../test/read-list.ts';

const HEADLINES = [
  'Norlund to close two plants',
  'Ferry runs aground off Kessel',
  'Bakery chain recalls rye bread',
];
const TEASERS = [
  'The company said on Tuesday that both sites would close by March.',
  'The 40 passengers were taken off by a lifeboat and nobody was hurt...',
  'Metal was found in two loaves, and shoppers should return them for a refund…',
];
const titlesOf = (lines: readonly string[]) => readList(lines).lines.map(({ title }) => title);

describe('a short paste of headlines with teasers', () => {
  it.each([1, 2, 3])('has %i headlines, with and without blank lines', (count) => {
    const records = HEADLINES.slice(0, count).map((headline, n) => [headline, TEASERS[n] ?? '']);
    expect(titlesOf(records.flat())).toEqual(HEADLINES.slice(0, count));
    expect(titlesOf(records.flatMap((record) => [...record, '']))).toEqual(HEADLINES.slice(0, count));
  });

  it('may have shorter teasers if blank lines separate the records', () => {
    const lines = [HEADLINES[0] ?? '', 'Both will shut.', '', HEADLINES[1] ?? '', 'Nobody was hurt.'];
    expect(titlesOf(lines)).toEqual(HEADLINES.slice(0, 2));
  });
});

it('reads the days in front of the teasers', () => {
  const fronts = ['Nov 12', 'Nov 13', 'Nov 9'];
  const records = HEADLINES.flatMap((headline, n) => [headline, `${fronts[n]} - ${TEASERS[n]}`]);
  expect(readList(records).lines.map(({ date }) => date)).toEqual(['2026-11-12', '2026-11-13', '2026-11-09']);
});

it('reads headlines that end like sentences as headlines', () => {
  expect(titlesOf(TEASERS.slice(0, 2))).toHaveLength(2);
  expect(titlesOf(['Ferry runs aground.', 'Both plants of Norlund will be closed by March.'])).toHaveLength(
    2,
  );
});

it('reads a headline below a line with a colon', () => {
  expect(
    titlesOf(['Ana Ruiz / The Coast Times:', 'Ferry runs aground off Kessel with 40 aboard …']),
  ).toContain('Ferry runs aground off Kessel with 40 aboard …');
});

it.each([
  ['cut short', 'Ostrava tram drivers begin a strike over pay and conditions as…'],
  ['with a full stop', 'Brightwater raises its forecast for the year.'],
  ['with an abbreviation at the end', 'Regulators approve the merger of Norlund and Brightwater Inc.'],
  ['with a country at the end', 'Senate passes the bill on trade with the U.K. and the U.S.'],
  ['with a time at the end', 'Council to vote on the plan for the new harbor at 10 a.m.'],
])('reads a second headline %s as a headline', (_, second) => {
  expect(titlesOf([HEADLINES[0] ?? '', second])).toHaveLength(2);
});

it('reads a sentence with a blank line above it as a headline', () => {
  expect(titlesOf([HEADLINES[0] ?? '', '', TEASERS[0] ?? ''])).toHaveLength(2);
});
