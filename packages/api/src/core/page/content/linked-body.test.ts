import { expect, it } from 'vitest';
import { readArticle } from '../read-article.ts';

const PARAGRAPHS = Array.from(
  { length: 7 },
  (_, i) =>
    `In part ${i + 1} of the meeting the board spoke about the quay, whose repairs cost the town ${i + 3} million last year.`,
);
const read = (shown: readonly string[], body: readonly string[], rest = '') =>
  readArticle(
    `<html lang="en"><title>Quay</title><script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'Board speaks about the old quay', isAccessibleForFree: false, articleBody: body.join('\n') })}</script><main><h1>Board speaks about the old quay</h1>${shown.map((text) => `<p>${text}</p>`).join('')}${rest}</main></html>`,
    'https://courier.example/board-speaks-about-the-old-quay',
  );

it('articleBody wins if the page shows a part of it, without a warning', () => {
  const { page, warnings } = read(
    PARAGRAPHS.slice(0, 2),
    PARAGRAPHS,
    '<p>Subscribe to continue reading.</p>',
  );
  expect(page.text).toBe(PARAGRAPHS.join('\n\n'));
  expect(warnings).toEqual([]);
});

it('the page wins if articleBody is only its beginning', () => {
  expect(read(PARAGRAPHS, PARAGRAPHS.slice(0, 4)).page.text).toBe(PARAGRAPHS.join('\n\n'));
});
