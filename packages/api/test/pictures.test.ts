import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPicture } from '../src/adapters/images/read-picture.ts';
import { Gold, score } from './data/picture-score.ts';

const shot = (name: string) => readFileSync(new URL(`data/pictures/${name}`, import.meta.url));

it('reads the project’s own screenshots: 11 networks, 10 languages, dark, small, photographed, compressed', async () => {
  const gold = Gold.parse(JSON.parse(shot('gold.json').toString()));
  const readings = [];
  for (const { file } of gold) {
    const post = await readPicture(shot(file));
    readings.push({ ...post, platform: post.platform ?? 'unknown' });
  }

  const { figures } = score('earshot', gold, { readings, cpuSPerImage: 0 });
  expect(figures['CER %']).toBeLessThan(1.8);
  expect(figures['WER %']).toBeLessThan(2);
  expect(figures['platform %']).toBeGreaterThan(96);
  expect(figures['author %']).toBeGreaterThan(94);
  expect(figures['handle %']).toBeGreaterThan(90);
}, 290_000);
