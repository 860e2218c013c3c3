/** Headings, greetings and footers between the headlines of a list. */
import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';

describe('a digest with headings', () => {
  const layouts: readonly (readonly [string, (title: string) => string])[] = [
    ['bullets and outlets', (title) => `• ${title} (Harbour Gazette)`],
    ['bullets', (title) => `- ${title}`],
    ['numbers', (title) => `${HEADLINES.indexOf(title) + 1}. ${title}`],
    ['outlets in front', (title) => `Harbour Gazette: ${title}`],
    ['outlets after a dash', (title) => `${title} - Harbour Gazette`],
    ['outlets after a bar', (title) => `${title} | Harbour Gazette`],
  ];

  it.each(layouts)('leaves headings, greeting and footer out: %s', (_, layout) => {
    const [first = '', ...rest] = HEADLINES.map(layout);
    const lines = [
      'Good morning, these are the clips compiled by the press office.',
      'AT SEA',
      first,
      'Transport',
      ...rest,
      'To leave this list, write to press@harbour.example',
    ];
    expect(readList(lines).lines.map(({ title }) => title)).toEqual(HEADLINES);
    expect(readList(lines).leftOut).toHaveLength(4);
  });

  it.each(layouts)('keeps an address between the headlines: %s', (_, layout) => {
    const address = 'https://harbourgazette.example/2026/11/19/charging-pier-delayed-again';
    const { lines, leftOut } = readList([
      ...HEADLINES.slice(0, 3).map(layout),
      address,
      ...HEADLINES.slice(3).map(layout),
    ]);
    expect(leftOut).toEqual([]);
    expect(lines.map(({ url }) => url)).toContain(address);
  });

  it.each([
    'Storm closes the harbor for a second day',
    'Ferry boss quits (Coast Times)',
    'Solveig refloated at high tide',
  ])('keeps a headline without the bullet of the others: %j', (headline) => {
    const lines = HEADLINES.map((title) => `• ${title}`);
    expect(readList([...lines.slice(0, 3), headline, ...lines.slice(3)]).leftOut).toEqual([]);
  });

  it('keeps every short line of a list without a layout', () => {
    expect(readList(['Ferries', 'Trams', ...HEADLINES, 'Bread']).leftOut).toEqual([]);
  });
});
