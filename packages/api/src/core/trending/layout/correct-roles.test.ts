import { describe, expect, it } from 'vitest';
import { readList } from '../../../../test/read-list.ts';
import { withUsualOutlets } from './correct-roles.ts';
import type { LayoutRole } from './layout-role.ts';

const OUTLETS = ['BBC News', 'Reuters', 'The Guardian', 'Sky News', 'Bloomberg'];
const TITLES = [
  'Ministers call for talks over port strike',
  'Shipping costs climb for the third month',
  'Dockers reject new pay offer',
  'Supermarkets warn of shortages',
  'Airline cancels all flights to Madrid',
];

const sourcesOf = (lines: readonly string[]) =>
  readList(lines)
    .lines.filter(({ title }) => TITLES.includes(title))
    .map(({ source }) => source);

describe('the line above the first headline', () => {
  it.each(['Top stories', 'Your daily digest', 'Acme plc', 'Media coverage November', 'Morning briefing'])(
    'is a heading in a list that is cut short before its last outlet: %s',
    (heading) => {
      const lines = TITLES.flatMap((title, i) => (i < 4 ? [title, OUTLETS[i] ?? ''] : [title]));
      expect(sourcesOf([heading, ...lines])).toEqual([...OUTLETS.slice(0, 4), null]);
    },
  );

  it('is an outlet if it is the name of one', () => {
    const lines = TITLES.flatMap((title, i) => [OUTLETS[i] ?? '', title]);
    expect(sourcesOf(lines)).toEqual(OUTLETS);
  });
});

describe('names at the place of the other outlets', () => {
  it.each([
    [2, 'outlet'],
    [4, 'heading'],
  ])('are outlets below any headline except the last one: %i', (headline, role) => {
    const roles = TITLES.flatMap((_, i): LayoutRole[] => ['headline', i === headline ? 'heading' : 'outlet']);
    const texts = TITLES.flatMap((title, i) => [
      title,
      i === headline ? 'Börsen-Zeitung' : (OUTLETS[i] ?? ''),
    ]);
    expect(withUsualOutlets(roles, texts)[2 * headline + 1]).toBe(role);
  });

  it.each<[LayoutRole, string, LayoutRole]>([
    ['button', 'Reuters', 'outlet'],
    ['button', 'Read more', 'button'],
    ['heading', 'Reuters', 'heading'],
  ])('below the last headline are outlets if they are known: %s %s', (role, name, expected) => {
    const roles = TITLES.flatMap((_, i): LayoutRole[] => ['headline', i === 4 ? role : 'outlet']);
    const texts = TITLES.flatMap((title, i) => [title, i === 4 ? name : (OUTLETS[i] ?? '')]);
    expect(withUsualOutlets(roles.toSpliced(5, 1), texts.toSpliced(5, 1)).at(-1)).toBe(expected);
  });

  it('are headings if the headline above them has no outlet', () => {
    const roles = TITLES.flatMap((_, i): LayoutRole[] => ['headline', i === 2 ? 'heading' : 'outlet']);
    const texts = TITLES.flatMap((title, i) => [title, i === 2 ? 'Top stories' : (OUTLETS[i] ?? '')]);
    expect(withUsualOutlets(roles, texts)[5]).toBe('heading');
  });
});
