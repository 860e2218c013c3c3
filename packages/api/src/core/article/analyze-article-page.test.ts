import { ARTICLE_PARTS } from '@earshot/schema/article/rules';
import { MAX_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import type { PageWarning } from '@earshot/schema/warnings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import articleModel from '../../content/models/article.json' with { type: 'json' };
import articleSigns from '../../content/pages/article-signs.json' with { type: 'json' };
import type { PageBlock } from '../page/read-page.ts';
import { type ArticlePageJob, analyzeArticlePage, countParts } from './analyze-article-page.ts';

const job = (html: string): ArticlePageJob => ({
  html,
  url: 'https://valley.example/news',
  requestedUrl: 'https://valley.example/news',
  now: '2026-11-22T12:00:00Z',
  keywords: ['ferry'],
  specialTerms: [],
  interruption: null,
});
const STATED =
  '<meta name="author" content="Ada Fenwick"><meta property="article:published_time" content="2026-11-20">';
const paragraph = (at: number) =>
  `<p>In part ${at} of the meeting the members spoke about the ferry, which cost the town ${at + 3} million last year. Several of them asked for a second vote.</p>`;

describe('analyzeArticlePage', () => {
  it('#380 says that a link is a feed, and names its newest stories', () => {
    const item = (path: string, day: string) =>
      `<item><link>https://valley.example/${path}</link><pubDate>${day}</pubDate></item>`;
    const feed = `<?xml version="1.0"?><rss version="2.0"><channel>${item('old', '2024-01-01')}${item('new', '2024-05-01')}</channel></rss>`;
    expect(() => analyzeArticlePage(job(feed))).toThrow(
      'This link is a feed, not an article. Copy the link of one of its articles. Its newest: https://valley.example/new https://valley.example/old',
    );
  });

  it('warns on the report of a doubtful page that was read anyway', () => {
    const html = `<title>Ferry</title>${STATED}<h1>Ferry timetable agreed</h1>${paragraph(1)}${paragraph(2)}${paragraph(3)}<div>Subscribe to continue reading</div>`;
    const { warnings, keywordMatches } = analyzeArticlePage(job(html));
    expect(warnings).toEqual([
      {
        code: 'beginning-only',
        message: 'This page asks for a subscription, so the article may go on after what was read.',
      },
    ]);
    expect(keywordMatches[0]?.found).toBe(true);
  });

  it('states the probability that the page is an article, and what decided', () => {
    const html = `<title>Ferry</title>${STATED}<h1>Ferry timetable agreed</h1>${[1, 2, 3, 4].map(paragraph).join('')}`;
    const { metadata } = analyzeArticlePage(job(html));
    expect(metadata.articleProbability).toBeGreaterThan(0.8);
    expect(metadata.provenance.articleProbability).toMatch(/^for it: .*mostly full sentences/);
    const signs = Object.keys(articleModel.weights);
    expect(Object.keys(articleSigns).filter((sign) => !signs.includes(sign))).toEqual([]);
  });

  it('a page that cannot be read still gives its outlet, headline and date', () => {
    const html = `<title>Ferry</title><meta property="og:site_name" content="The Valley Post">${STATED}<script type="application/ld+json">{"@type":"NewsArticle","headline":"Ferry timetable agreed","isAccessibleForFree":false}</script><h1>Ferry timetable agreed</h1><p>In part 1 of the meeting the members spoke about the ferry.</p><p>Subscribe to continue reading</p>`;
    expect(() => analyzeArticlePage(job(html))).toThrow(
      expect.objectContaining({
        stated: { outlet: 'The Valley Post', headline: 'Ferry timetable agreed', date: '2026-11-20' },
      }),
    );
  });

  it('carries no warnings when there is no doubt', () => {
    const html = `<title>Ferry</title>${STATED}<h1>Ferry timetable agreed</h1>${[1, 2, 3, 4].map(paragraph).join('')}`;
    expect(analyzeArticlePage(job(html)).warnings).toBeUndefined();
  });
});

it('counts a mention in the standfirst, in a separate section', () => {
  const html = `<title>Council</title><meta name="description" content="The ferry will sail at night from May on, the town council says.">
    <h1>Night boats are coming to the islands</h1><div class="dek">The ferry will sail at night from May on, the town council says.</div>
    <div class="story">${[1, 2, 3, 4].map(paragraph).join('')}</div>`;
  const [match] = analyzeArticlePage(job(html)).keywordMatches;
  expect(match?.evidence[0]).toMatchObject({ section: 'standfirst', start: 0 });
  expect(match?.evidence[1]?.section).toBe('lede');
  expect(match?.mentions).toBe(5);
});

const html = `<title>Council</title><meta name="description" content="The ferry will sail at night from May on, the town council says.">
    <h1>Night boats are coming to the islands</h1><div class="dek">The ferry will sail at night from May on, the town council says.</div>
    <div class="story">${[1, 2, 3].map(paragraph).join('')}<figure><img src="/a.jpg"><figcaption>The ferry at the old quay.</figcaption></figure>${paragraph(4)}</div>`;

it.each([
  [undefined, 5, 1, ['standfirst']],
  [[], 4, 1, []],
  [['standfirst', 'captions', 'tables'], 6, undefined, ['standfirst', 'captions']],
] as const)(
  'what counts of an article is what the request names: %s',
  (countedParts, mentions, captions, counted) => {
    const { keywordMatches, document } = analyzeArticlePage({
      ...job(html),
      ...(countedParts && { countedParts }),
    });
    expect(keywordMatches[0]?.mentions).toBe(mentions);
    expect(keywordMatches[0]?.captionMentions).toBe(captions);
    expect(document.counted).toEqual(counted);
    expect(document.standfirst).toContain('at night from May');
    expect(document.captions).toEqual(['The ferry at the old quay.']);
    expect(document.text.slice(keywordMatches[0]?.evidence.at(-1)?.start)).toMatch(
      captions ? /^In part 4/ : /old quay/,
    );
  },
);

it('keeps captions apart: they are listed and counted by themselves, and part of neither text, evidence nor tone', () => {
  const figure =
    '<figure><img src="/a.jpg"><figcaption>The ferry Northline at the old quay.</figcaption></figure>';
  const credit = '<figure><img src="/b.jpg"><figcaption>Photo: Ada Fenwick</figcaption></figure>';
  const html = `<title>Ferry</title><h1>Night boats are coming to the islands</h1><div class="story">${paragraph(1)}${figure}${paragraph(2)}${credit}${paragraph(3)}${paragraph(4)}</div>`;
  const { document, keywordMatches } = analyzeArticlePage({ ...job(html), keywords: ['ferry', 'Northline'] });
  expect(document.captions).toEqual(['The ferry Northline at the old quay.']);
  expect(document.text).not.toContain('old quay');
  const [ferry, northline] = keywordMatches;
  expect(ferry).toMatchObject({ mentions: 4, captionMentions: 1 });
  expect(ferry?.evidence).toHaveLength(4);
  expect(northline).toMatchObject({ found: false, mentions: 0, captionMentions: 1 });
});

const story = (paragraphs: number) => Array.from({ length: paragraphs }, (_, i) => paragraph(i)).join('');
const STORY = story(4);
const linked = (stories: number, element: string, text = '') =>
  Array.from(
    { length: stories },
    (_, i) =>
      `<${element}><h3><a href="/story-${i}-about-the-harbor">The council of the harbor speaks about matter ${i}</a></h3>${text}</${element}>`,
  ).join('');
const storyJob = (body: string, rest: Partial<ArticlePageJob> = {}): ArticlePageJob => ({
  ...job(
    `<title>Ferry</title><meta name="author" content="Ada Fenwick"><h1>Ferry timetable agreed</h1>${body}`,
  ),
  ...rest,
});
const HOME = 'https://valley.example/';
/** A page that does not state that it is an article. */
const bare = (body: string): ArticlePageJob => ({
  ...job(`<title>Harbor</title><h1>Harbor</h1>${body}`),
  ...{ url: HOME, requestedUrl: HOME },
});

/** A page for each warning. The type requires one for every code, so a code that nothing notices fails here. */
const PAGES: Readonly<Record<PageWarning, () => ArticlePageJob>> = {
  'beginning-only': () => storyJob(`${STORY}<div>Subscribe to continue reading</div>`),
  'ended-early': () => storyJob(STORY, { interruption: 'bad-response' }),
  'more-pages': () => storyJob(`${STORY}<div>Page 1 of 3</div>`),
  'not-an-article': () => bare(`${story(16)}${linked(40, 'li')}`),
  'read-from-link': () => storyJob(STORY, { isReading: true }),
  'story-list': () =>
    bare(`${story(20)}${linked(3, 'article', '<p>The members met again and asked for another report.</p>')}`),
  'text-cut': () => storyJob(paragraph(1).repeat(MAX_ARTICLE_CHARACTERS / 100)),
};

it.each(Object.entries(PAGES))('a page has the warning %s', (code, page) => {
  expect(analyzeArticlePage(page()).warnings?.map((warning) => warning.code)).toContain(code);
});

const PAGE = {
  blocks: [
    { kind: 'standfirst', text: 'The ferry sails at night.' },
    { kind: 'paragraph', text: 'The council agreed.' },
    { kind: 'table-row', text: 'Pier\tFare' },
    { kind: 'table-row', text: 'North\t3' },
    { kind: 'paragraph', text: 'Nobody objected.' },
    { kind: 'table-row', text: 'Total\t9' },
  ] satisfies PageBlock[],
  captions: ['The ferry at the quay.'],
};

describe('what counts in an article', () => {
  it('is standfirst, body and tables by default; captions are apart', () => {
    const { text, standfirstCharacters, uncountedCaptions, parts } = countParts(PAGE);
    expect(text).toBe(PAGE.blocks.map((block) => block.text).join('\n\n'));
    expect(text.slice(0, standfirstCharacters)).toBe('The ferry sails at night.');
    expect(uncountedCaptions).toEqual(PAGE.captions);
    expect(parts).toEqual({
      standfirst: 'The ferry sails at night.',
      tables: ['Pier\tFare\nNorth\t3', 'Total\t9'],
      captions: PAGE.captions,
      body: 'The council agreed.\n\nNobody objected.',
      counted: ['standfirst', 'tables'],
    });
  });

  it('is the body alone when nothing else is chosen', () => {
    const { text, standfirstCharacters, parts } = countParts(PAGE, []);
    expect(text).toBe('The council agreed.\n\nNobody objected.');
    expect(standfirstCharacters).toBe(0);
    expect(parts.body).toBeUndefined();
    expect(parts.standfirst).toBe('The ferry sails at night.');
    expect(parts.counted).toEqual([]);
  });

  it('has chosen captions as its last paragraphs', () => {
    const { text, captionsAt, uncountedCaptions } = countParts(PAGE, ['captions']);
    expect(text).toBe('The council agreed.\n\nNobody objected.\n\nThe ferry at the quay.');
    expect(text.slice(captionsAt).trim()).toBe('The ferry at the quay.');
    expect(uncountedCaptions).toEqual([]);
  });

  it('names no parts of an article that has none', () => {
    const { parts } = countParts({ blocks: [{ kind: 'paragraph', text: 'One.' }], captions: [] });
    expect(parts).toEqual({});
  });

  it('is never less than the body, whatever is chosen', () => {
    fc.assert(
      fc.property(fc.subarray([...ARTICLE_PARTS]), (chosen) => {
        const { text } = countParts(PAGE, chosen);
        expect(text).toContain('The council agreed.');
        expect(text.includes('North')).toBe(chosen.includes('tables'));
        expect(text.includes('at night')).toBe(chosen.includes('standfirst'));
        expect(text.includes('at the quay')).toBe(chosen.includes('captions'));
      }),
    );
  });
});
