/** What counts as a use of a tool, tested over REST. */
import type { Counters } from '@earshot/schema/counters/model';
import request from 'supertest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { readScreenshotPost } from '../core/screenshot/read-screenshot-post.ts';
import { CALL_TEXTS } from '../openapi/api-texts.ts';
import type { ImageReader } from '../ports.ts';

/** Ten words on a screenshot, which the test reads without OCR. */
const TEXT = 'The solar ferry of Harbor City carried its first passengers';
const images: ImageReader = {
  read: async () => {
    const words = TEXT.split(' ').map((text, index) => ({
      text,
      confidence: 95,
      box: { left: 20 + 90 * index, top: 40, right: 100 + 90 * index, bottom: 60 },
    }));
    return readScreenshotPost({ lines: [{ words }], widthPx: 1000, heightPx: 200 });
  },
  preview: async () => 'data:image/jpeg;base64,AAAA',
};

const ARTICLE = CALL_TEXTS['article.analyze'].example as object;
const SOCIAL = { imageBase64: 'iVBORw0KGgo=', keywords: ['solar ferry'] };
const TRENDING = CALL_TEXTS['trending.analyzeText'].example as object;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ services: { images } });
});
afterEach(() => test.close());

const post = (path: string, body: object) => request(test.app).post(path).send(body);
const counters = async (): Promise<Counters> => (await request(test.app).get('/api/counters')).body;
const upload = (name: string) =>
  request(test.app)
    .post('/api/trending/analyze-file')
    .field('lineType', 'mixed')
    .attach('file', Buffer.from('Solar ferry opens'), name);

it.each<[keyof Counters, string, () => request.Test]>([
  ['article', 'an article', () => post('/api/analyze/article', ARTICLE)],
  ['social', 'a post', () => post('/api/analyze/social', SOCIAL)],
  ['trending', 'a pasted list', () => post('/api/trending/analyze-text', TRENDING)],
  ['trending', 'an uploaded list', () => upload('list.txt')],
])('#403 raises %s by exactly 1 for %s', async (tool, _, send) => {
  const { status, text } = await send();
  expect(status, text).toBe(200);
  expect(await counters()).toEqual({ article: 0, social: 0, trending: 0, [tool]: 1 });
});

it.each<[string, () => request.Test]>([
  ['an article', () => post('/api/analyze/article', { ...ARTICLE, keywords: [] })],
  [
    'an article at a forbidden address',
    () => post('/api/analyze/article', { url: 'http://localhost/', keywords: ['a'] }),
  ],
  ['a post', () => post('/api/analyze/social', { keywords: ['solar ferry'] })],
  ['a damaged screenshot', () => post('/api/analyze/social', { ...SOCIAL, imageBase64: '%%%' })],
  ['a blank list', () => post('/api/trending/analyze-text', { text: ' ', lineType: 'mixed' })],
  ['a list of an unknown kind', () => post('/api/trending/analyze-text', { text: 'a', lineType: 'b' })],
  ['a file with a wrong ending', () => upload('list.csv')],
])('#403 counts nothing when %s is refused', async (_, send) => {
  expect((await send()).status).toBeGreaterThanOrEqual(400);
  expect(await counters()).toEqual({ article: 0, social: 0, trending: 0 });
});

it('#244 counts no expansion, and has no fourth counter', async () => {
  await post('/api/expand-url', { url: 'http://localhost/' });
  expect(await counters()).toEqual({ article: 0, social: 0, trending: 0 });
});
