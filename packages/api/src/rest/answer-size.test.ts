/**
 * The maximum response size applies to every way to get a report, over REST and over tRPC, regardless of the number of
 * keywords.
 */
import { AnalysisResult } from '@earshot/schema/analysis-result';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { type LocalSite, startSite } from '../adapters/outbound/testing/local-site.ts';
import { ANSWER_MAX_BYTES } from '../core/limits.ts';

/** Their counts alone exceed the maximum response size. */
const KEYWORDS = Array.from({ length: 2_800 }, (_, i) => `item${i}`);
const PARAGRAPHS = Array.from({ length: KEYWORDS.length / 20 }, (_, i) => {
  const [first, ...others] = KEYWORDS.slice(20 * i, 20 * i + 20);
  return `The council of the harbor town decided on ${first} after a debate about ${others.join(', ')} on Monday.`;
});
const PAGE = `<!doctype html><html lang="en"><title>Council decides</title><article><h1>Council decides</h1>
${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('\n')}</article></html>`;

let site: LocalSite;
let test: TestApp;
let imageBase64: string;
beforeAll(async () => {
  site = await startSite((req, res) => {
    const [type, body] = req.url === '/page' ? ['text/html', PAGE] : ['text/plain', PARAGRAPHS.join('\n\n')];
    res.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
  });
  test = await createTestApp({ allowedPrivateHosts: [`127.0.0.1:${site.port}`] });
  const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } });
  imageBase64 = (await picture.png().toBuffer()).toString('base64');
});
afterAll(async () => {
  await test.close();
  await site.close();
});

const content = PARAGRAPHS.join('\n\n');
const ROADS: Readonly<Record<string, readonly [call: string, body: () => object]>> = {
  'a page': ['article', () => ({ url: `http://127.0.0.1:${site.port}/page` })],
  'a document': ['article', () => ({ url: `http://127.0.0.1:${site.port}/minutes.txt` })],
  'a pasted article': [
    'article',
    () => ({ manualContent: { headline: 'Council decides', source: 'Courier', content } }),
  ],
  'a post': ['social', () => ({ imageBase64, correctedText: content })],
};

describe.each(Object.entries(ROADS))('the report on %s', (_, [call, body]) => {
  it.each([
    ['REST', `/api/analyze/${call}`],
    ['tRPC', `/api/trpc/${call}.analyze`],
  ])('#380 has at most a megabyte over %s with thousands of keywords', async (kind, path) => {
    const { status, text } = await request(test.app)
      .post(path)
      .send({ ...body(), keywords: KEYWORDS });
    expect(status, text.slice(0, 300)).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(ANSWER_MAX_BYTES);
    const answer = JSON.parse(text);
    const report = AnalysisResult.parse(kind === 'REST' ? answer : answer.result.data);
    expect(report.keywordMatches.length).toBeGreaterThan(1_500);
    expect(report.warnings?.map(({ code }) => code)).toContain('keywords-cut');
  });
});
