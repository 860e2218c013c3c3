/** Screenshots over HTTP against the built server: many at once, and files that are not images. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { postJson } from '../test/analysis-request.ts';
import { processFigures } from '../test/process-figures.ts';
import { useServers } from '../test/use-servers.ts';

const SHOTS = new URL('../test/data/pictures/', import.meta.url);
const UPLOADS = [
  'bluesky-dim.png',
  'fb-german.png',
  'fb-spanish.png',
  'li-french.png',
  'polish-fb.png',
  'x-italian.png',
  'yt-portuguese.png',
  'linkedin-person.photo.jpg',
  'reddit-dark.q40.jpg',
  'youtube-comment.png',
];
const MAX_MEMORY_MB = 1_000;
/** Maximum median latency of the counters in milliseconds, far below the time to read an image, which must not delay them. */
const MAX_COUNTERS_MS = 250;

const folder = mkdtempSync(join(tmpdir(), 'earshot-shots-'));
const data = join(folder, 'data');
const temp = join(folder, 'tmp');
const startServer = useServers();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const send = (url: string, bytes: Buffer) =>
  postJson(`${url}/api/analyze/social`, { imageBase64: bytes.toString('base64'), keywords: ['the'] });

/** Requests the counters until the work is done. Returns the latencies in milliseconds, in ascending order. */
async function countersBeside(url: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const start = performance.now();
    expect((await fetch(`${url}/api/counters`)).status).toBe(200);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await done;
  return times.sort((a, b) => a - b);
}

/** Returns the header of a PNG of this size, without pixel data. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

describe('screenshots', () => {
  it('#383 ten at once are answered or refused as busy, in bounded memory, beside fast counters', async () => {
    const server = await startServer({ DATA_DIR: data });
    const uploads = Promise.all(
      UPLOADS.map(async (name) => {
        const answer = await send(server.url, readFileSync(new URL(name, SHOTS)));
        await answer.text();
        return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
      }),
    );
    const times = await countersBeside(server.url, uploads);
    const answers = await uploads;
    for (const { status, retryAfter } of answers) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(9);
    expect(times[Math.floor(times.length / 2)] ?? 0).toBeLessThan(MAX_COUNTERS_MS);
    expect(processFigures(server.child.pid ?? 0)?.peakMemoryMb ?? 0).toBeLessThan(MAX_MEMORY_MB);
    expect(await server.stop()).toBe(0);
  });

  it('#383 hostile pictures are refused at once, the next one is read, and nothing is left on disk', async () => {
    const server = await startServer({ DATA_DIR: data, TMPDIR: temp });
    const before = readdirSync(data).sort();
    const strip = await sharp({ create: { width: 13_000, height: 50, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const hostile: [string, Buffer][] = [
      ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>a</text></svg>')],
      ['HTML', Buffer.from('<html><script>alert(1)</script>')],
      ['a GIF', Buffer.from('GIF89a')],
      ['a decompression bomb', pngHeader(20_000, 20_000)],
      ['a picture without pixels', pngHeader(400, 400)],
      ['a strip', strip],
      ['half a JPEG', readFileSync(new URL('x-serif-light.q40.jpg', SHOTS)).subarray(0, 6_000)],
    ];
    for (const [name, bytes] of hostile) {
      const start = performance.now();
      const answer = await send(server.url, bytes);
      const { code } = JSON.parse(await answer.text());
      expect([name, answer.status >= 400 && answer.status < 500, code]).toEqual([
        name,
        true,
        expect.any(String),
      ]);
      expect(performance.now() - start).toBeLessThan(2_000);
    }
    expect((await send(server.url, readFileSync(new URL('bluesky-dim.png', SHOTS)))).status).toBe(200);
    expect(readdirSync(data).sort()).toEqual(before);
    expect(existsSync(temp) ? readdirSync(temp) : []).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});
