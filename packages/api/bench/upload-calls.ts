/** Requests of users who upload documents, lists and screenshots. */
import { readFileSync } from 'node:fs';
import { buildDocx, paragraph } from '../test/fixtures/documents/build-docx.ts';
import { buildPdf } from '../test/fixtures/documents/build-pdf.ts';
import { generateLines } from './fixtures/headline-generator.ts';
import type { Answered, PostCall } from './heavy-requests.ts';

const SHOT = new URL('./fixtures/ocr/fb-german.png', import.meta.url);

const titles = (count: number) => generateLines(count, 1).map(({ text }) => text.replace(/[<>&]/g, ' '));

export function listCall(url: string, client: string, lines: number): PostCall {
  return json(`list of ${lines} lines`, `${url}/api/trending/analyze-text`, client, {
    text: titles(lines).join('\n'),
    lineType: 'mixed',
  });
}

export function screenshotCall(url: string, client: string): PostCall {
  return json('screenshot', `${url}/api/analyze/social`, client, {
    imageBase64: readFileSync(SHOT).toString('base64'),
    keywords: ['ferry'],
  });
}

export function docxCall(url: string, client: string, lines: number): Promise<PostCall> {
  const body = titles(lines).map((title) => paragraph(title));
  return fileCall(`.docx of ${lines} lines`, 'list.docx', buildDocx(body.join('')), url, client);
}

export function pdfCall(url: string, client: string, pages: number): Promise<PostCall> {
  const texts = titles(pages).map((text) => [{ text, x: 72, y: 700 }]);
  return fileCall(`.pdf of ${pages} pages`, 'list.pdf', buildPdf(texts), url, client);
}

/** Sends a request and waits for the complete response. Never rejects. */
export async function send({ name, url, headers, body }: PostCall): Promise<Answered> {
  const startedMs = performance.now();
  let status = 'lost';
  try {
    const bytes = typeof body === 'string' ? body : Uint8Array.from(body);
    const response = await fetch(url, { method: 'POST', headers, body: bytes });
    await response.arrayBuffer();
    status = String(response.status);
  } catch {
    // There was no response, so the status stays `lost`.
  }
  return { name, status, ms: performance.now() - startedMs };
}

function json(name: string, url: string, client: string, value: object): PostCall {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': client };
  return { name, url, headers, body: JSON.stringify(value) };
}

async function fileCall(
  name: string,
  fileName: string,
  bytes: Uint8Array,
  url: string,
  client: string,
): Promise<PostCall> {
  const form = new FormData();
  form.set('lineType', 'mixed');
  form.set('file', new Blob([Uint8Array.from(bytes)]), fileName);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return {
    name,
    url: `${url}/api/trending/analyze-file`,
    headers: { 'Content-Type': type, 'X-Forwarded-For': client },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}
