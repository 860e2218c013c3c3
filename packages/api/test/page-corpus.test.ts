/** Every page in `test/pages` is read as its `expected.json` specifies. Pages, outlets and people are fictional. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURES } from '@earshot/schema/failures';
import { PageWarning } from '@earshot/schema/warnings';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readFeed } from '../src/core/feeds/read-feed.ts';
import { readArticle } from '../src/core/page/read-article.ts';

const FOLDER = join(import.meta.dirname, 'pages');
const NOW = new Date('2026-11-22T12:00:00Z');

const Expected = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('article'),
    url: z.url(),
    language: z.string(),
    features: z.array(z.string()).optional(),
    warnings: z.array(PageWarning).optional(),
    expect: z.strictObject({
      headline: z.string(),
      source: z.string().optional(),
      /** Publication date. Null if the page does not state it. */
      date: z.string().nullable().optional(),
      author: z.string().optional(),
      textStart: z.string().optional(),
      textEnd: z.string().optional(),
      mustInclude: z.array(z.string()).optional(),
      mustNotInclude: z.array(z.string()).optional(),
    }),
  }),
  z.strictObject({
    kind: z.literal('not-article'),
    url: z.url(),
    requestedUrl: z.url().optional(),
    language: z.string(),
    refusal: z.enum(Object.keys(FAILURES)),
    /** The latest stories of a feed. */
    links: z.array(z.url()).optional(),
  }),
]);

const cases = readdirSync(FOLDER).map((name) => ({
  name,
  html: readFileSync(join(FOLDER, name, 'source.html'), 'utf8'),
  expected: Expected.parse(JSON.parse(readFileSync(join(FOLDER, name, 'expected.json'), 'utf8'))),
}));
const articles = cases.flatMap(({ name, html, expected }) =>
  expected.kind === 'article' ? [{ name, html, ...expected }] : [],
);
const others = cases.flatMap(({ name, html, expected }) =>
  expected.kind === 'not-article' ? [{ name, html, ...expected }] : [],
);

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

it.each(articles)('reads the article $name', ({ html, url, warnings, expect: wanted }) => {
  const { page, refusal, warnings: shown } = readArticle(html, url, { now: NOW });
  const text = plain(page.text);
  expect(refusal).toBeNull();
  if (warnings) expect(shown).toEqual(warnings);
  expect(page.headline).toBe(wanted.headline);
  if (wanted.source !== undefined) expect(page.source).toBe(wanted.source);
  if (wanted.date !== undefined) expect(page.date?.slice(0, 10) ?? null).toBe(wanted.date);
  if (wanted.author !== undefined) expect(page.author).toBe(wanted.author);
  if (wanted.textStart !== undefined) expect(text.slice(0, wanted.textStart.length)).toBe(wanted.textStart);
  if (wanted.textEnd !== undefined) expect(text.slice(-wanted.textEnd.length)).toBe(wanted.textEnd);
  for (const phrase of wanted.mustInclude ?? []) expect(text).toContain(phrase);
  for (const phrase of wanted.mustNotInclude ?? []) expect(text).not.toContain(phrase);
});

it.each(others)('#380 refuses $name', ({ html, url, requestedUrl = url, refusal, links }) => {
  const reading = readArticle(html, url, { now: NOW, requestedUrl });
  expect(reading.refusal).toBe(refusal);
  if (links) {
    const feed = readFeed({ source: html, url });
    expect(feed.kind === 'feed' && feed.newest.slice(0, links.length)).toEqual(links);
  }
});
