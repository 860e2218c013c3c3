import { MAX_ARTICLE_CHARACTERS } from '@earshot/schema/limits';
import type { PageWarning } from '@earshot/schema/warnings';
import { expect, it } from 'vitest';
import { type ArticlePageJob, analyzeArticlePage } from './analyze-article-page.ts';

const paragraph = (at: number) =>
  `<p>In part ${at} of the meeting the members spoke about the ferry, which cost the town ${at + 3} million last year. Several of them asked for a second vote.</p>`;
const story = (paragraphs: number) => Array.from({ length: paragraphs }, (_, i) => paragraph(i)).join('');
const STORY = story(4);
const linked = (stories: number, element: string, text = '') =>
  Array.from(
    { length: stories },
    (_, i) =>
      `<${element}><h3><a href="/story-${i}-about-the-harbor">The council of the harbor speaks about matter ${i}</a></h3>${text}</${element}>`,
  ).join('');
const job = (body: string, rest: Partial<ArticlePageJob> = {}): ArticlePageJob => ({
  html: `<title>Ferry</title><meta name="author" content="Ada Fenwick"><h1>Ferry timetable agreed</h1>${body}`,
  url: 'https://valley.example/news',
  requestedUrl: 'https://valley.example/news',
  now: '2026-11-22T12:00:00Z',
  keywords: ['ferry'],
  specialTerms: [],
  interruption: null,
  ...rest,
});
/** A page that does not state that it is an article. */
const bare = (body: string) =>
  job('', {
    html: `<title>Harbor</title><h1>Harbor</h1>${body}`,
    url: 'https://valley.example/',
    requestedUrl: 'https://valley.example/',
  });

/** A page for each warning. The type requires one for every code, so a code that nothing notices fails here. */
const PAGES: Readonly<Record<PageWarning, () => ArticlePageJob>> = {
  'beginning-only': () => job(`${STORY}<div>Subscribe to continue reading</div>`),
  'ended-early': () => job(STORY, { interruption: 'bad-response' }),
  'more-pages': () => job(`${STORY}<div>Page 1 of 3</div>`),
  'not-an-article': () => bare(`${story(16)}${linked(40, 'li')}`),
  'read-from-link': () => job(STORY, { isReading: true }),
  'story-list': () =>
    bare(`${story(20)}${linked(3, 'article', '<p>The members met again and asked for another report.</p>')}`),
  'text-cut': () => job(paragraph(1).repeat(MAX_ARTICLE_CHARACTERS / 100)),
};

it.each(Object.entries(PAGES))('a page has the warning %s', (code, page) => {
  expect(analyzeArticlePage(page()).warnings?.map((warning) => warning.code)).toContain(code);
});
