import { FAILURES, type FailureCause } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { examples, filled } from '../../../../test/examples.ts';
import { readArticle } from '../read-article.ts';

const URL_OF_PAGE = 'https://news.example/2026/11/20/ferry';
const SENTENCE = 'The council of the harbour town agreed on a new ferry timetable after a long debate. ';
const TOPICS = ['ferries', 'harbour fees', 'night buses', 'cycle paths', 'island schools', 'fishing permits'];
const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<p>In part ${i + 1} of the meeting the members spoke about ${TOPICS[i % TOPICS.length]}, which cost the town ${i + 3} million last year. Several of them asked for a second vote before item ${i + 20} could be closed.</p>`,
  ).join('');
const page = (body: string, head = '<title>Page</title>') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const article = (inner: string) => `<main><article><h1>Ferry timetable agreed</h1>${inner}</article></main>`;
const menu = `<nav>${['News', 'Sport', 'Subscribe now to get full access', 'Log in to continue', 'Cookie settings', 'Manage cookies'].map((text) => `<a href="/x">${text}</a>`).join(' ')}</nav>`;
const paid =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Ferry timetable agreed","isAccessibleForFree":"False"}</script>';

const failure = (html: string, url = URL_OF_PAGE) => readArticle(html, url).refusal;

const PARTS = {
  menu,
  paid,
  article: '<main><article><h1>Ferry timetable agreed</h1>',
  '/article': '</article></main>',
  paragraphs,
  sentence: (count: number) => SENTENCE.repeat(count),
  links: (count: number) => '<li><a href="/a">Another story of the day</a></li>'.repeat(count),
};

describe('the refusal of a page', () => {
  it.each(examples<[FailureCause | null, string, string, string, string]>(import.meta.url, 'pages'))(
    '#380 is %s: %s',
    (refusal, _, body, head, url) => {
      const html = page(filled(body, PARTS), filled(head, PARTS) || undefined);
      expect(failure(html, url || undefined)).toBe(refusal);
    },
  );

  it('#380 is no-text for nothing', () => {
    expect(failure('')).toBe('no-text');
  });

  it('reads the beginning of a paid article with a warning when more than a paragraph is free', () => {
    const html = page(
      article(
        `${paragraphs(2)}<div class="offer">Subscribe to continue reading. Already a subscriber?</div>`,
      ),
    );
    expect(readArticle(html, URL_OF_PAGE)).toMatchObject({ refusal: null, warnings: ['beginning-only'] });
  });

  it('returns the reasons that it weighed', () => {
    const html = page(
      '<h1>Page not found</h1><p>The page you are looking for has moved or never was here at all.</p>',
    );
    const { refusal, reasons } = readArticle(html, URL_OF_PAGE);
    expect(refusal).toBe('soft-404');
    expect(reasons).toContainEqual({ kind: 'soft-404', weight: 3, because: 'title' });
  });

  it('gives a cause of the failure table or none on long hostile markup', () => {
    for (const piece of [
      '<title ',
      '<div id=',
      '<script>',
      '<noscript>',
      '/cdn-cgi/challenge-platform/',
      'Subscribe ',
      '<p>we use ',
      '<h3><a href=/x>one two three</a></h3>word ',
      '<!--',
      '<?',
      '<item><link>',
    ])
      expect([null, ...Object.keys(FAILURES)], piece).toContain(failure(piece.repeat(10_000)));
  });
});

describe('a page of bare markup that states nothing about itself', () => {
  const sentences = [
    'The harbor office opened the night market on Friday with a party for two hundred guests.',
    'Traders praised the new market because the old hall had become too small for their stalls.',
    'A second market will follow in autumn, when the ferry company adds evening trips.',
  ];
  const bare = (texts: readonly string[]) =>
    page(`<h1>Night market opens</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`);

  it.each([
    ['https://news.example/', 'with a warning', ['not-an-article']],
    ['https://news.example/story', 'with a warning', ['not-an-article']],
    [URL_OF_PAGE, 'without a warning', []],
  ] as const)('is read when it holds plain prose, at %s %s', (url, _, expected) => {
    const { refusal, warnings } = readArticle(bare(sentences), url);
    expect([refusal, warnings]).toEqual([null, expected]);
  });

  it.each(examples<[string, string]>(import.meta.url, 'refused'))('is refused when it %s', (_, sentence) => {
    expect(failure(bare([...sentences.slice(0, 2), sentence]), 'https://news.example/story')).toBe('no-text');
  });
});
