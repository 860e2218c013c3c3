import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { prepareImage } from '../src/adapters/images/prepare-image.ts';
import { readCounters } from '../src/adapters/images/read-counters.ts';
import { kindOf, readPass } from '../src/adapters/images/read-picture.ts';
import { recognize } from '../src/adapters/images/recognizer.ts';
import {
  firstReading,
  type ImageKind,
  type Pass,
  secondPass,
  secondReading,
} from '../src/core/screenshot/plan-passes.ts';
import { describePost, type ScreenshotPost } from '../src/core/screenshot/read-screenshot-post.ts';
import type { ImageLine } from '../src/core/screenshot/words/segments.ts';
import { Gold, score } from './data/picture-score.ts';

const file = (name: string) => new URL(`data/pictures/${name}`, import.meta.url);

/**
 * What was recognized in each picture, by the hash of its file: the lines of each pass, and the marks beside the text. What
 * is not in the file is recognized.
 */
const READINGS = file('readings.json.br');
type Marks = NonNullable<Parameters<typeof describePost>[1]>;
interface RecordedPicture {
  readonly kind: ImageKind;
  readonly passes: Record<string, readonly ImageLine[]>;
  marks?: Marks;
}
const recorded = new Map<string, RecordedPicture>(
  existsSync(READINGS)
    ? Object.entries(JSON.parse(brotliDecompressSync(readFileSync(READINGS)).toString()))
    : [],
);
let unread = 0;

async function read(name: string): Promise<ScreenshotPost> {
  const bytes = readFileSync(file(name));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const prepare = () => {
    unread += 1;
    return prepareImage(bytes);
  };
  const picture = recorded.get(hash) ?? { kind: kindOf(await prepare()), passes: {} };
  recorded.set(hash, picture);
  const linesOf = async (pass: Pass | null) => {
    picture.passes[JSON.stringify(pass)] ??= await readPass(await prepare(), pass, recognize);
    return picture.passes[JSON.stringify(pass)] ?? [];
  };
  const first = firstReading(picture.kind, await linesOf(null));
  const pass = secondPass(first);
  const { found, post } = pass ? secondReading(picture.kind, first, pass, await linesOf(pass)) : first;
  if (!picture.marks) {
    const image = await prepare();
    const counters = await readCounters(image, post, (png) => recognize(png, null));
    picture.marks = { counters, accents: image.accents };
  }
  return describePost(found, picture.marks);
}

it('reads what was recognized in 64 screenshots: 11 networks, 10 languages, dark, small, photographed, compressed', async () => {
  const gold = Gold.parse(JSON.parse(readFileSync(file('gold.json'), 'utf8')));
  const readings = [];
  for (const row of gold) {
    const post = await read(row.file);
    readings.push({ ...post, platform: post.platform ?? 'unknown' });
  }
  const written = JSON.stringify(Object.fromEntries(recorded));
  if (process.env.RECORD) writeFileSync(READINGS, brotliCompressSync(written));
  else expect(unread, 'recognized again: RECORD=1 keeps what was read').toBe(0);

  const { figures } = score('earshot', gold, { readings, cpuSPerImage: 0 });
  expect(figures['CER %']).toBeLessThan(1.8);
  expect(figures['WER %']).toBeLessThan(2);
  expect(figures['platform %']).toBeGreaterThan(96);
  expect(figures['author %']).toBeGreaterThan(94);
  expect(figures['handle %']).toBeGreaterThan(90);
}, 290_000);
