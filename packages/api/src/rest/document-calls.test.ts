/** Documents by URL over REST: press releases as their producers wrote them. */

import { readFileSync } from 'node:fs';
import { AnalysisResult } from '@earshot/schema/analysis-result';
import request from 'supertest';
import { expect, it } from 'vitest';
import { examples } from '../../test/examples.ts';
import { useSite, useTestApp } from '../../test/use-sites.ts';

const FOLDER = new URL('../../test/fixtures/documents/producers/', import.meta.url);
const PDF = 'application/pdf';
/** Media type of the next response. */
let contentType = PDF;

const site = await useSite((req, res) => {
  const file = readFileSync(new URL(`.${req.url ?? ''}`, FOLDER));
  res.writeHead(200, { 'Content-Type': contentType }).end(file);
});

const test = await useTestApp({
  allowedPrivateHosts: [`127.0.0.1:${site.port}`],
  services: { clock: () => new Date('2026-07-01T10:00:00Z') },
});

function post(file: string, type: string, keywords: readonly string[]) {
  contentType = type;
  const url = `http://127.0.0.1:${site.port}/${file}`;
  return request(test.app).post('/api/analyze/article').send({ url, keywords });
}

it.each(examples<[string, string, string, string, string, number]>(import.meta.url, 'documents'))(
  '%s as %s gives its headline, day and text',
  async (file, type, headline, date, keyword, mentions) => {
    const response = await post(file, type, [keyword]);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    const { metadata, keywordMatches } = AnalysisResult.parse(response.body);
    expect([metadata.headline, metadata.date]).toEqual([headline, date]);
    expect(keywordMatches[0]).toMatchObject({ keyword, mentions });
  },
);

it.each([
  ['arabic-chromium.pdf', 'الجسر'],
  ['hebrew-chromium.pdf', 'הגשר'],
])('%s is read in its own order', async (file, keyword) => {
  const { keywordMatches } = AnalysisResult.parse((await post(file, PDF, [keyword])).body);
  expect(keywordMatches[0]).toMatchObject({ mentions: 1 });
});

it('refuses a scan, which contains no text', async () => {
  const { status, body } = await post('scan-img2pdf.pdf', PDF, ['lager']);
  expect([status, body.code]).toEqual([422, 'file_no_text']);
  expect(body.message).toMatch(/access.* It may be a scan\. You can paste the text instead\.$/);
});
