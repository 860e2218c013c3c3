import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { prepareImage } from '../src/adapters/images/prepare-image.ts';
import { kindOf, readPass } from '../src/adapters/images/read-image.ts';
import { recognize } from '../src/adapters/images/recognizer.ts';
import { type ImageKind, type Pass, planPasses, type Reading } from '../src/core/screenshot/plan-passes.ts';
import type { ImageLine } from '../src/core/screenshot/words/image-text.ts';
import { Gold, score } from './data/picture-score.ts';

const file = (name: string) => new URL(`data/pictures/${name}`, import.meta.url);

/** What the recognizer read in each picture, by pass. A pass that is not in the file is recognized. */
const READINGS = file('readings.json.br');
type Lines = readonly ImageLine[] | null;
type Recorded = Record<string, { kind: ImageKind; passes: Record<string, Lines> }>;
const recorded: Recorded = existsSync(READINGS)
  ? JSON.parse(brotliDecompressSync(readFileSync(READINGS)).toString())
  : {};
let unread = 0;

async function read(name: string): Promise<Reading> {
  const prepare = () => prepareImage(readFileSync(file(name)));
  const known = recorded[name] ?? { kind: kindOf(await prepare()), passes: {} };
  recorded[name] = known;
  const linesOf = async (pass: Pass): Promise<Lines> => {
    unread += 1;
    return readPass(await prepare(), pass, recognize);
  };
  const plan = planPasses(known.kind);
  let step = plan.next();
  while (!step.done) {
    const key = JSON.stringify(step.value);
    known.passes[key] ??= await linesOf(step.value);
    step = plan.next(known.passes[key]);
  }
  return step.value;
}

it('reads the project’s own screenshots: 11 networks, 10 languages, dark, small, photographed, compressed', async () => {
  const gold = Gold.parse(JSON.parse(readFileSync(file('gold.json'), 'utf8')));
  const readings = [];
  for (const row of gold) {
    const { post } = await read(row.file);
    readings.push({ ...post, platform: post.platform ?? 'unknown' });
  }
  if (process.env.RECORD) writeFileSync(READINGS, brotliCompressSync(JSON.stringify(recorded)));
  if (unread > 0) console.warn(`${unread} passes were recognized. RECORD=1 keeps what was read.`);

  const { figures } = score('earshot', gold, { readings, cpuSPerImage: 0 });
  expect(figures['CER %']).toBeLessThan(1.8);
  expect(figures['WER %']).toBeLessThan(2);
  expect(figures['platform %']).toBeGreaterThan(96);
  expect(figures['author %']).toBeGreaterThan(94);
  expect(figures['handle %']).toBeGreaterThan(90);
}, 290_000);
