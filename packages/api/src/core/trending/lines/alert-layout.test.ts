/** Alert e-mails in several widths. */
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
