import { expect, it } from 'vitest';
import { examples, filled } from '../../../../test/examples.ts';
import { readArticle } from '../read-article.ts';

const NEWS =
  'The harbor authority of the town said on Monday that the new terminal would open in the spring, two years late. ';
const STATED =
  '<meta property="og:type" content="article"><meta name="author" content="Ada Fenwick"><meta property="article:published_time" content="2026-03-04">';
const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const links = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<li><a href="/story-${i}">Harbor story number ${i} is told here at some length</a></li>`,
  ).join('');

const PARTS = {
  news: NEWS,
  stated: STATED,
  links,
  paragraphs: (count: number) => `<p>${NEWS}</p>`.repeat(count),
  'paragraphs with a quote': (count: number) => `<p>${NEWS}“It is late,” she said.</p>`.repeat(count),
};

it.each(
  examples<[string, string, string, string, string, string | null, string[], number, object | null]>(
    import.meta.url,
    'pages',
  ),
)('the answer for %s', (_, title, body, head, path, refusal, warnings, probability, because) => {
  const html = page(title, filled(body, PARTS), filled(head, PARTS));
  const found = readArticle(html, `https://courier.example/${path}`);
  expect(found).toMatchObject({ refusal, warnings });
  expect(found.article?.probability).toBeCloseTo(probability, 1);
  if (because) expect(found.reasons).toContainEqual(because);
});
