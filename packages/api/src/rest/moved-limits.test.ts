/** Each limit is defined once: if it changes, every response, description and rejection changes too. */
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../test/test-app.ts';

const MIB = 1024 * 1024;
const UPLOAD_MAX_BYTES = MIB;
const IMAGE_MAX_BYTES = 2 * MIB;
const LIMITS = '@earshot/schema/limits';

let test: TestApp;
let contract: typeof import('@earshot/schema/contract').CONTRACT;

// All files share one set of modules, so this file loads its own and removes it afterward.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(LIMITS, async (importOriginal) => ({
    ...(await importOriginal<object>()),
    UPLOAD_MAX_BYTES,
    IMAGE_MAX_BYTES,
  }));
  const { createTestApp } = await import('../../test/test-app.ts');
  contract = (await import('@earshot/schema/contract')).CONTRACT;
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  vi.doUnmock(LIMITS);
  vi.resetModules();
});

const upload = (bytes: number) =>
  request(test.app)
    .post('/api/trending/analyze-file')
    .field('lineType', 'mixed')
    .attach('file', Buffer.alloc(bytes, 0), { filename: 'list.txt', contentType: 'text/plain' });
const screenshot = (bytes: number) =>
  request(test.app)
    .post('/api/analyze/social')
    .send({ imageBase64: Buffer.alloc(bytes).toString('base64'), keywords: ['ferry'] });

describe('a limit that is moved', () => {
  it('refuses what is larger than it, in its own words', async () => {
    for (const bytes of [UPLOAD_MAX_BYTES + 1, UPLOAD_MAX_BYTES + MIB]) {
      const { status, body } = await upload(bytes);
      expect([status, body.message]).toEqual([413, 'The file is larger than 1 MB.']);
    }
    expect((await upload(UPLOAD_MAX_BYTES)).status).not.toBe(413);
    const { status, body } = await screenshot(IMAGE_MAX_BYTES + 1);
    expect([status, body.message]).toEqual([413, 'The image is larger than 2 MB.']);
    expect((await screenshot(IMAGE_MAX_BYTES)).status).not.toBe(413);
  });

  it('bounds the bodies that carry it', () => {
    expect(contract['trending.analyzeText'].maxBodyBytes).toBe(UPLOAD_MAX_BYTES);
    expect(contract['trending.analyzeFile'].maxBodyBytes).toBe(UPLOAD_MAX_BYTES + 64 * 1024);
    expect(contract['social.analyze'].maxBodyBytes).toBe(1.5 * IMAGE_MAX_BYTES);
  });

  it('is the one that the description of the API names', async () => {
    const { text } = await request(test.app).get('/api/openapi.json');
    expect(text).toContain('file up to 1 MB');
    expect(text).not.toMatch(/10 ?Mi?B/);
  });
});

it('the label of an upload is its number', async () => {
  const original = await vi.importActual<typeof import('@earshot/schema/limits')>(LIMITS);
  expect(original.UPLOAD_MAX_LABEL).toBe(`${original.UPLOAD_MAX_BYTES / MIB}MB`);
});
