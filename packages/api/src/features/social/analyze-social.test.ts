import { readFileSync } from 'node:fs';
import { AnalysisResult } from '@earshot/schema/analysis-result';
import request from 'supertest';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/use-sites.ts';
import { fakeWeb } from './testing/fake-web.ts';

const SHOT = readFileSync(new URL('../../../test/data/pictures/facebook-french.png', import.meta.url));
const imageBase64 = SHOT.toString('base64');
const POST_URL = 'https://www.tiktok.com/@ferry/video/6718335390845095173';

const web = fakeWeb({
  'https://www.tiktok.com/oembed': {
    body: JSON.stringify({
      type: 'video',
      title: 'The solar ferry casts off. Great day for the solar ferry! <img src=x onerror=alert(1)>',
      author_name: 'Harbor Ferry',
      author_unique_id: 'ferry',
    }),
  },
});

const test = await useTestApp({ services: { outbound: web.outbound } });

const send = (body: object) => request(test.app).post('/api/analyze/social').type('json').send(body);
const uses = async () => (await test.services.records.counters()).social;

it('#383 answers a screenshot with its post, platform and preview', async () => {
  const before = await uses();
  const { body } = await send({ imageBase64, keywords: ['crèche', 'zeppelin'] });
  const result = AnalysisResult.parse(body);
  expect(result).toMatchObject({
    type: 'social',
    sourceUrl: '',
    metadata: {
      platform: 'Facebook',
      publisherScope: 'other',
      provenance: { text: 'read from the screenshot' },
    },
    previewImage: expect.stringMatching(/^data:image\/jpeg;base64,/),
    keywordMatches: [
      { keyword: 'crèche', mentions: 1 },
      { keyword: 'zeppelin', mentions: 0 },
    ],
  });
  expect(result.document.reading?.confidence).toBeGreaterThan(50);
  expect(await uses()).toBe(before + 1);
});

it.each([
  ['#383 accepts a picture as a data address', `data:image/png;base64,${imageBase64}`],
  [
    '#383 #141 accepts a screenshot of several megabytes',
    Buffer.concat([SHOT, Buffer.alloc(5 * 1024 * 1024)]).toString('base64'),
  ],
])('%s', async (_, picture) => {
  const { status } = await send({ imageBase64: picture, correctedText: 'Alpha.', keywords: ['alpha'] });
  expect(status).toBe(200);
});

it('analyzes a corrected text instead of the recognized one, with the earlier corrections', async () => {
  const kept = { author: 'Harbor Ferry', date: '2026-03-01', counts: { likes: 3402 } };
  const { body } = await send({
    imageBase64,
    correctedText: 'The corrected ferry is quiet.',
    correctedPost: { platform: 'Facebook', handle: null, ...kept },
    keywords: ['ferry'],
  });
  const result = AnalysisResult.parse(body);
  expect(result).toMatchObject({
    document: { text: 'The corrected ferry is quiet.' },
    keywordMatches: [{ mentions: 1 }],
    metadata: { platform: 'Facebook', ...kept },
    previewImage: expect.stringMatching(/^data:image\//),
  });
  expect(result.document.reading).toBeUndefined();
});

it('a pasted text is analyzed without a picture, with what was entered beside it', async () => {
  const text = 'The solar ferry is quiet.';
  const correctedPost = { platform: 'Threads', author: 'Harbor Ferry' };
  const { body } = await send({ correctedText: text, correctedPost, keywords: ['ferry'] });
  const result = AnalysisResult.parse(body);
  expect(result).toMatchObject({
    type: 'social',
    sourceUrl: '',
    document: { text },
    metadata: {
      ...correctedPost,
      source: 'Harbor Ferry',
      provenance: { text: 'pasted', author: 'entered by hand' },
    },
    keywordMatches: [{ mentions: 1 }],
  });
  expect(result.metadata.corrected).toBeUndefined();
  expect(result.previewImage).toBeUndefined();
});

it('#138 answers an address with the post behind it', async () => {
  const { body } = await send({ url: ` ${POST_URL} `, keywords: ['solar ferry'] });
  expect(AnalysisResult.parse(body)).toMatchObject({
    type: 'social',
    sourceUrl: POST_URL,
    metadata: { source: 'Harbor Ferry', platform: 'TikTok', handle: '@ferry', publisherLocation: null },
    keywordMatches: [{ mentions: 2 }],
  });
});

it.each([
  ['neither address nor picture', { keywords: ['a'] }, 'Please enter a social media post URL to analyze.'],
  ['a blank text', { correctedText: ' ', keywords: ['a'] }, 'Please paste the text of the post to analyze.'],
  ['an empty picture', { imageBase64: '', keywords: ['a'] }, 'Please upload a screenshot to analyze.'],
  ['no keywords', { url: POST_URL }, 'Please add at least one keyword to track.'],
  ['blank keywords', { url: POST_URL, keywords: [' '] }, 'Please add at least one keyword to track.'],
  ['no web address', { url: 'a post', keywords: ['a'] }, 'Please enter a valid social media post URL.'],
  [
    'a news page',
    { url: 'https://news.example/a', keywords: ['a'] },
    'This does not look like a link to a single post.',
  ],
  ['an address of this machine', { url: 'http://127.0.0.1/@a/123456', keywords: ['a'] }, expect.any(String)],
])('#384 answers %s with 400 and a message', async (_, body, message) => {
  const before = await uses();
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toEqual(message);
  expect(await uses()).toBe(before);
});

it.each([
  ['no base64', '%%%not-base64%%%'],
  ['a data address of a text', `data:text/plain;base64,${imageBase64}`],
  ['no picture', Buffer.from('plain text, no picture').toString('base64')],
  ['half a picture', imageBase64.slice(0, 400)],
])('#384 answers %s with 4xx and a readable message', async (_, damaged) => {
  const { status, body } = await send({ imageBase64: damaged, keywords: ['a'] });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body.message).toMatch(/^[A-Z].*image.*\.$/);
});

it('a refusal says what can be done: upload a screenshot', async () => {
  const url = 'https://whatsapp.com/channel/0029VaABCDEFGHIJKLMN/123';
  const { status, body } = await send({ url, keywords: ['a'] });
  expect(status).toBe(422);
  expect(body.message).toMatch(/upload a screenshot/);
});
