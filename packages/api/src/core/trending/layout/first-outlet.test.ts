import { describe, expect, it } from 'vitest';
import { readList } from '../../../../test/read-list.ts';

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
