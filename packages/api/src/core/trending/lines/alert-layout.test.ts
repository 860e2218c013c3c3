/** Alert emails in several layouts. */
import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';

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

it('reads headlines with the outlet and the day on the line below', () => {
  const lines = HEADLINES.slice(0, 4).flatMap((title, i) => [title, `Coast Daily, May ${12 + i}`]);
  const read = readList([...lines, 'Updated 20 May 2026']).lines;
  expect(read.map(({ title, source, date }) => [title, source, date])).toEqual(
    HEADLINES.slice(0, 4).map((title, i) => [title, 'Coast Daily', `2026-05-${12 + i}`]),
  );
});

it('reads no link of an alert email as an outlet, and no email header as a headline', () => {
  const story = (title: string) => [
    title,
    'Coast Daily',
    'Passengers were told on Wednesday that ...',
    'Full Coverage',
  ];
  const { lines } = readList([
    'Google Alerts <alerts@mail.example>',
    'To: press@solveig.example',
    'Daily update ⋅ May 14, 2026',
    'NEWS',
    ...HEADLINES.slice(0, 3).flatMap(story),
    'WEB',
    ...HEADLINES.slice(3, 5).flatMap(story),
    'Receive this alert as RSS feed',
  ]);
  expect(lines.map(({ title, source }) => [title, source])).toEqual(
    HEADLINES.slice(0, 5).map((title) => [title, 'Coast Daily']),
  );
});
