import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readPage } from '../read-page.ts';

const URL = 'https://thelantern.example/2026/03/storm.html';
const TEXT =
  '<p>The harbor authority said on Monday that the terminal would open in the spring, two years late and over budget.</p>'.repeat(
    4,
  );
const read = (title: string, above: string) =>
  readPage(`<html><head><title>${title}</title></head><body>${above}${TEXT}</body></html>`, URL);

it.each(examples<[string, string]>(import.meta.url, 'headings marked as a title'))(
  'is the heading marked as a title: %s',
  (title, above) => {
    expect(read(title, above).headline).toBe('Storm closes bridge');
  },
);

it.each(examples<[string, string]>(import.meta.url, 'headline set off above the text'))(
  'is the line set off above the text where the h1 is the name of the site: %s',
  (title, above) => {
    expect(read(title, above).headline).toBe('Storm closes the old bridge');
  },
);

it('is no marked title when several headings are marked', () => {
  const teasers =
    '<h3 class="post-title">Storm closes bridge</h3><h3 class="post-title">Ferry sails again</h3>';
  expect(read('Monday at the quay', teasers).headline).toBe('Monday at the quay');
});

it.each([
  ['<h1><span class="topic-label">Harbor</span> Storm closes bridge</h1>', 'Storm closes bridge'],
  ['<h1><span class="kicker">Harbor:</span> Storm closes bridge</h1>', 'Storm closes bridge'],
  ['<h1><span class="headline">Storm</span> closes bridge</h1>', 'Storm closes bridge'],
  ['<h1><span class="kicker">Storm closes bridge</span></h1>', 'Storm closes bridge'],
])('has no kicker: %s', (h1, headline) => {
  expect(read('Harbor Storm closes bridge', h1).headline).toBe(headline);
});

it('does not belong to the name of a blog whose title begins with it', () => {
  expect(read('The Lantern: Storm closes bridge', '').source).toBe('The Lantern');
});
