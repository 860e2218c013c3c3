import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createImageReader } from '../src/adapters/images/image-reader.ts';
import { readScreenshotPost } from '../src/core/screenshot/read-screenshot-post.ts';
import { CALLER } from '../test/caller.ts';
import { OCR_TEST_TIMEOUT_MS } from '../test/ocr-timeout.ts';
import { Gold, score } from './ocr-score.ts';

const shot = (name: string) => readFileSync(new URL(`fixtures/ocr/${name}`, import.meta.url));

it('reads the project’s own screenshots: 11 networks, 10 languages, dark, small, photographed, compressed', async () => {
  const gold = Gold.parse(JSON.parse(shot('gold.json').toString()));
  const images = createImageReader({ workers: 2, timeoutMs: OCR_TEST_TIMEOUT_MS });
  const read = async (rows: typeof gold) => {
    const readings = [];
    for (const { file } of rows) {
      const post = readScreenshotPost(await images.read(shot(file), CALLER));
      readings.push({ ...post, platform: post.platform ?? 'unknown' });
    }
    return readings;
  };
  const half = Math.ceil(gold.length / 2);
  const readings = (await Promise.all([read(gold.slice(0, half)), read(gold.slice(half))])).flat();
  await images.close();

  const { figures } = score('earshot', gold, { readings, cpuSPerImage: 0 });
  expect(figures['CER %']).toBeLessThan(1.8);
  expect(figures['WER %']).toBeLessThan(2);
  expect(figures['platform %']).toBeGreaterThan(96);
  expect(figures['author %']).toBeGreaterThan(94);
  expect(figures['handle %']).toBeGreaterThan(90);
}, 290_000);
