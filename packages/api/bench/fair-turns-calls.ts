/** The calls of `fair-turns.ts`: small ones, whose latency is measured, and the heaviest that the product accepts. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { buildDocx, paragraph } from '../test/fixtures/documents/build-docx.ts';
import { generateLines } from './fixtures/headline-generator.ts';
import type { PostCall } from './heavy-requests.ts';

export const HEAVY_CLIENTS = 3;
const DOCUMENT_LINES = 19_000;
const DOCUMENT_TITLES = 300;
const LIST_LINES = 99_000;
const PAGE_BYTES = 4_900_000;
const SIDE_PX = 5000;
const SHOT = new URL('./fixtures/ocr/fb-german.png', import.meta.url);

const json = (name: string, client: string, url: string, value: object): PostCall => ({
  name,
  url,
  headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
  body: JSON.stringify(value),
});

const texts = (lines: number) => generateLines(lines, 1).map((line) => line.text);

/** Typical requests of one visitor. */
export function smallCalls(url: string): PostCall[] {
  const client = '203.0.113.200';
  const content = texts(200).join('. ').slice(0, 5000);
  return [
    json('article of 5 kB', client, `${url}/api/analyze/article`, {
      manualContent: { headline: 'Solar ferry opens', source: 'Coast Wire', date: '', content },
      keywords: ['ferry', 'council', 'budget'],
    }),
    json('list of 3 lines', client, `${url}/api/trending/analyze-text`, {
      text: texts(3).join('\n'),
      lineType: 'mixed',
    }),
    json('small screenshot', client, `${url}/api/analyze/social`, {
      imageBase64: readFileSync(SHOT).toString('base64'),
      keywords: ['ferry'],
    }),
  ];
}

/** One call of each kind for each heavy client. Adjacent calls are from different clients and of different kinds. */
export async function heavyCalls(url: string, site: string): Promise<PostCall[]> {
  const titles = texts(DOCUMENT_TITLES).map((title) => title.replace(/[<>&]/g, ' '));
  // Repeated titles with different leading numbers are the most expensive to group.
  const paragraphs = Array.from({ length: DOCUMENT_LINES }, (_, index) =>
    paragraph(`${index + 1}. ${titles[index % titles.length]}`),
  );
  const form = new FormData();
  form.set('lineType', 'mixed');
  form.set('file', new Blob([new Uint8Array(buildDocx(paragraphs.join('')))]), 'list.docx');
  const document = new Response(form);
  const type = document.headers.get('content-type') ?? '';
  const documentBody = new Uint8Array(await document.arrayBuffer());
  const imageBase64 = (await hugePicture()).toString('base64');
  const list = texts(LIST_LINES).join('\n');
  const of = (client: string): PostCall[] => [
    {
      name: `.docx of ${DOCUMENT_LINES} lines`,
      url: `${url}/api/trending/analyze-file`,
      headers: { 'Content-Type': type, 'X-Forwarded-For': client },
      body: documentBody,
    },
    json('page of 4.9 MB', client, `${url}/api/analyze/article`, { url: site, keywords: ['ferry'] }),
    json('list of 10 MB', client, `${url}/api/trending/analyze-text`, { text: list, lineType: 'mixed' }),
    json('picture of 25 megapixels', client, `${url}/api/analyze/social`, {
      imageBase64,
      keywords: ['ferry'],
    }),
  ];
  const clients = Array.from({ length: HEAVY_CLIENTS }, (_, index) => of(`203.0.113.${index + 1}`));
  const kinds = clients[0]?.length ?? 0;
  return Array.from(
    { length: HEAVY_CLIENTS * kinds },
    (_, index) => clients[index % HEAVY_CLIENTS]?.[index % kinds],
  ).filter((call) => call !== undefined);
}

/** An image of the maximum size, covered with text, as a PNG below the upload limit. */
async function hugePicture(): Promise<Buffer> {
  return sharp(SHOT.pathname)
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'fill' })
    .png({ palette: true, colors: 4 })
    .toBuffer();
}

/** An article of the maximum page size. */
export function hugePage(): string {
  const paragraphs = texts(30_000).map((text) => `<p>${text}. ${text.toUpperCase()} and more of it.</p>`);
  const body = paragraphs.join('\n').repeat(2).slice(0, PAGE_BYTES);
  return `<!doctype html><title>Ferry</title><article><h1>Ferry</h1>${body}</article>`;
}
