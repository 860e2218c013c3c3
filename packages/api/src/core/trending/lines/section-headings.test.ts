import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';

describe('a digest with headings', () => {
  const layouts: readonly (readonly [string, (title: string) => string])[] = [
    ['bullets and outlets', (title) => `• ${title} (Harbour Gazette)`],
    ['bullets', (title) => `- ${title}`],
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

  it('reads headings, links and emphasis of Markdown', () => {
    const { lines } = readList([
      '# Clips of the week',
      '## Top',
      ...HEADLINES.slice(0, 2).map(
        (title, i) => `- [${title}](https://gazette.example/a${i}) - Harbour Gazette`,
      ),
      '## Regional',
      ...HEADLINES.slice(2, 4).map((title) => `- **${title}** - Harbour Gazette`),
      ...HEADLINES.slice(4).map((title) => `- *${title}* - Harbour Gazette`),
    ]);
    expect(lines.map(({ title }) => title)).toEqual(HEADLINES);
    expect(lines.map(({ source }) => source)).toEqual(HEADLINES.map(() => 'Harbour Gazette'));
    expect(lines[0]?.url).toBe('https://gazette.example/a0');
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

describe('a digest in blocks, whose headlines have no layout', () => {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = HEADLINES;

  it.each([
    [
      'headings right above',
      ['Top stories this week', a, b, '', 'Markets in brief', c, d, '', 'World', e, f],
    ],
    ['a blank below', ['World', '', a, b, '', 'Markets in brief', '', c, d, '', 'People & places', '', e, f]],
  ])('leaves its headings out: %s', (_, lines) => {
    expect(readList(lines).lines.map(({ title }) => title)).toEqual(HEADLINES);
  });

  it.each([
    ['one short headline', [a, b, '', 'Mayor resigns', c, '', d, e, '', f]],
    ['short headlines alone', ['Mayor resigns', '', 'Trams stop', '', 'Pier shut', '', 'Ferry sold']],
    ['blocks of one line', [a, '', 'Mayor resigns', '', b, '', c, '', d, '', e, '', f]],
  ])('keeps %s', (_, lines) => {
    expect(readList(lines).leftOut).toEqual([]);
  });
});

describe('an alert with sections', () => {
  const block = (title: string, teaser: readonly string[]) => [title, 'Ostrava Morning Sheet', ...teaser];
  it.each([
    ['a teaser of one line', ['All passengers are safe after the evening crossing hit a ...']],
    [
      'a teaser cut into lines',
      ['All passengers are safe after the', 'evening crossing hit a sandbank, the', 'line said on ...'],
    ],
    ['no teaser', []],
  ])('ranks headlines only: %s', (_, teaser) => {
    const { lines } = readList([
      'Google Alerts',
      'Solveig',
      'Daily update ⋅ 13 January 2026',
      'NEWS',
      ...HEADLINES.slice(0, 3).flatMap((title) => block(title, teaser)),
      'Flag as irrelevant',
      'See more results | Edit this alert',
      'Daily update ⋅ 15 January 2026',
      'NEWS',
      ...HEADLINES.slice(3).flatMap((title) => block(title, teaser)),
      'You have received this email because you have subscribed to Google Alerts.',
      'Unsubscribe | View all your alerts',
    ]);
    expect(lines.map(({ title, source }) => [title, source])).toEqual(
      HEADLINES.map((title) => [title, 'Ostrava Morning Sheet']),
    );
  });
});
