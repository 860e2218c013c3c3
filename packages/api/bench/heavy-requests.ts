/** The heaviest requests that the product accepts, used to measure their effect on light ones. */
import { readFileSync } from 'node:fs';
import { IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import sharp from 'sharp';
import { generateLines } from './fixtures/headline-generator.ts';

export interface PostCall {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Outcome of one request. */
export interface Answered {
  readonly name: string;
  /** The HTTP status, or `lost` if no response arrived. */
  readonly status: string;
  readonly ms: number;
}

/** Summarizes the responses to one kind of request: number of each status, and the slowest time. */
export function describeAnswers(name: string, answers: readonly Answered[]): string {
  const own = answers.filter((answer) => answer.name === name);
  const statuses = [...new Set(own.map(({ status }) => status))].map(
    (status) => `${own.filter((answer) => answer.status === status).length} × ${status}`,
  );
  const slowestMs = Math.max(0, ...own.map(({ ms }) => ms));
  return `${name}: ${statuses.join(', ')}; slowest ${(slowestMs / 1000).toFixed(1)} s`;
}

/**
 * Describes what is wrong with the responses to these kinds of requests: each must be answered in full at least once, and
 * otherwise only be refused as busy (503).
 */
export function wrongAnswers(names: readonly string[], answers: readonly Answered[]): string[] {
  return names.flatMap((name) => {
    const statuses = answers.filter((answer) => answer.name === name).map(({ status }) => status);
    const unforeseen = [...new Set(statuses)].filter((status) => status !== '200' && status !== '503');
    return [
      ...(statuses.includes('200') ? [] : [`${name}: never answered 200`]),
      ...unforeseen.map((status) => `${name}: answered ${status}`),
    ];
  });
}

/** As many lines as a list may have. They stay below the limit for text and files. */
const LINES = 100_000;
const SHOT = new URL('./fixtures/ocr/fb-german.png', import.meta.url);
const SHOT_WIDTH = 2000;
/** Stored uncompressed with three bytes per pixel, it stays just below the limit for images. */
const LARGE_SHOT = { width: SHOT_WIDTH, height: Math.floor((0.97 * IMAGE_MAX_BYTES) / (3 * SHOT_WIDTH)) };

/** Lists as text and as a file, a typical screenshot, and one of the maximum size, alternating. */
export async function heavyRequests(url: string): Promise<PostCall[]> {
  const text = generateLines(LINES, 1)
    .map((line) => line.text)
    .join('\n');
  if (text.length > UPLOAD_MAX_BYTES) throw new Error('The list is larger than an upload may be.');
  const json = (name: string, path: string, value: object): PostCall => ({
    name,
    url: url + path,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  });
  const screenshot = (name: string, image: Uint8Array) =>
    json(name, '/api/analyze/social', {
      imageBase64: Buffer.from(image).toString('base64'),
      keywords: ['ferry'],
    });
  const shot = readFileSync(SHOT);
  return [
    json('list', '/api/trending/analyze-text', { text, lineType: 'mixed' }),
    screenshot('screenshot', shot),
    await file('file', `${url}/api/trending/analyze-file`, text),
    screenshot('large screenshot', await largeShot(shot)),
  ];
}

async function file(name: string, url: string, text: string): Promise<PostCall> {
  const form = new FormData();
  form.set('lineType', 'mixed');
  form.set('file', new Blob([text]), 'list.txt');
  const encoded = new Response(form);
  return {
    name,
    url,
    headers: { 'Content-Type': encoded.headers.get('content-type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

function largeShot(shot: Uint8Array): Promise<Uint8Array> {
  return sharp(shot)
    .resize({ ...LARGE_SHOT, fit: 'contain', background: 'white' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}
