import { describe, expect, it } from 'vitest';
import { readArticle } from '../read-article.ts';

const NEWS =
  'The harbor authority of the town said on Monday that the new terminal would open in the spring, two years late. ';
const STATED =
  '<meta property="og:type" content="article"><meta name="author" content="Ada Fenwick"><meta property="article:published_time" content="2026-03-04">';
const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const stated = (type: string) => `<script type="application/ld+json">{"@type":"${type}","name":"A"}</script>`;
const links = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `<li><a href="/story-${i}">Harbor story number ${i} is told here at some length</a></li>`,
  ).join('');

const PAGES = [
  {
    name: 'an article',
    html: page('Terminal opens late', `<p>${NEWS}</p>`.repeat(6), STATED),
    path: '2026/03/04/terminal-opens-late',
    refusal: null,
    warnings: [],
    probability: 0.995,
    because: undefined,
  },
  {
    name: 'a text that states nothing about itself',
    html: page('Terminal opens late', `<p>${NEWS}“It is late,” she said.</p>`.repeat(6)),
    path: 'news/terminal-opens-late',
    refusal: null,
    warnings: ['not-an-article'],
    probability: 0.378,
    because: undefined,
  },
  {
    name: 'one sentence',
    html: page('Terminal opens late', `<p>${NEWS}</p>`),
    path: 'a',
    refusal: 'no-text',
    warnings: [],
    probability: 0.005,
    because: undefined,
  },
  {
    name: 'a home page',
    html: page('The Courier', `<ul>${links(60)}</ul>`),
    path: '',
    refusal: 'home-page',
    warnings: [],
    probability: 0.005,
    because: { kind: 'home-page', weight: 2, because: 'linked stories' },
  },
  {
    name: 'a section',
    html: page('Harbor news', `<ul>${links(30)}</ul>`),
    path: 'harbor',
    refusal: 'story-list',
    warnings: [],
    probability: 0.005,
    because: { kind: 'story-list', weight: 2, because: 'linked stories' },
  },
  {
    name: 'search results',
    html: page('Search results for ferry', `<p>30 results</p><ul>${links(30)}</ul>`),
    path: 'search?q=ferry',
    refusal: 'search-results',
    warnings: [],
    probability: 0.005,
    because: { kind: 'search-results', weight: 1.5, because: 'title' },
  },
  {
    name: 'a page that was not found',
    html: page(
      'Page not found',
      '<p>Sorry, the page you are looking for does not exist. Go back to the home page.</p>',
    ),
    path: 'x',
    refusal: 'soft-404',
    warnings: [],
    probability: 0.005,
    because: { kind: 'soft-404', weight: 3, because: 'title' },
  },
  {
    name: 'a login',
    html: page(
      'Log in',
      '<form><label>Email<input type="email"></label><label>Password<input type="password"></label><button>Log in</button></form>',
    ),
    path: 'login',
    refusal: 'login-wall',
    warnings: [],
    probability: 0.005,
    because: { kind: 'login-wall', weight: 2, because: 'password field' },
  },
  {
    name: 'a job ad',
    html: page(
      'Deckhand (m/f/d)',
      '<p>You bring a license. We offer a fair wage.</p><a href="/b">Apply now</a>',
    ),
    path: 'jobs/417',
    refusal: 'job-ad',
    warnings: [],
    probability: 0.005,
    because: { kind: 'job-ad', weight: 4, because: 'title for any gender' },
  },
  {
    name: 'an event',
    html: page('Harbor concert', '<p>Doors open at 7 pm. Tickets from €10.</p>', stated('Event')),
    path: 'events/1',
    refusal: 'event-page',
    warnings: [],
    probability: 0.005,
    because: undefined,
  },
] as const;

describe('the answer for', () => {
  it.each(PAGES)('$name: $refusal', ({ html, path, refusal, warnings, probability, because }) => {
    const found = readArticle(html, `https://courier.example/${path}`);
    expect(found).toMatchObject({ refusal, warnings });
    expect(found.article?.probability).toBeCloseTo(probability, 1);
    if (because) expect(found.reasons).toContainEqual(because);
  });
});
