import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM } from 'tesseract.js';
import { readPicture } from '../src/adapters/images/read-picture.ts';
import { Gold, passageFigures, type Reading, type Run, score } from '../test/data/picture-score.ts';
import { type Bench, measureCpu } from './harness.ts';

const OWN_SHOTS = join(dirname(fileURLToPath(import.meta.url)), '../test/data/pictures');

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_SHOTS;
  const gold = Gold.parse(JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')));
  const shots = gold.map((row) => ({ row, bytes: readFileSync(join(folder, row.file)) }));

  const ours = await readAll(shots, openEarshot);
  const peer = await readAll(shots, openTesseract);

  return [
    {
      title: 'Screenshots',
      ranOn: `${gold.length} images of ${folder}`,
      rows: [
        score('earshot', gold, ours),
        { name: 'tesseract.js, best passage', figures: passageFigures(gold, peer) },
      ],
      notes: [
        'earshot is scored strictly: its text must be the post and nothing else.',
        'tesseract.js tells no post from its page: it is scored on the passage of its text that fits the post best.',
        `CPU time an image: ${(ours.cpuSPerImage / peer.cpuSPerImage).toFixed(2)} times that of tesseract.js, which reads English alone; the start of each is part of it.`,
        'Quotes, dashes and blanks count as their plain forms; emoji do not count.',
      ],
    },
  ];
};

interface OpenReader {
  read(bytes: Buffer): Promise<Reading>;
  close(): Promise<unknown>;
}

async function openEarshot(): Promise<OpenReader> {
  return {
    read: async (bytes) => {
      const post = await readPicture(bytes);
      return { ...post, platform: post.platform ?? 'unknown' };
    },
    close: async () => undefined,
  };
}

async function openTesseract(): Promise<OpenReader> {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const langPath = join(data, '4.0.0_best_int');
  const recognizer = await createWorker('eng', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' });
  return {
    read: async (bytes) => {
      const { data } = await recognizer.recognize(bytes);
      return { text: data.text, platform: '', author: null, handle: null };
    },
    close: () => recognizer.terminate(),
  };
}

async function readAll(
  shots: readonly { readonly bytes: Buffer }[],
  open: () => Promise<OpenReader>,
): Promise<Run> {
  const { result, cpuMs } = await measureCpu(async () => {
    const reader = await open();
    const readings: Reading[] = [];
    for (const { bytes } of shots) readings.push(await reader.read(bytes));
    await reader.close();
    return readings;
  });
  return { readings: result, cpuSPerImage: cpuMs / 1000 / shots.length };
}
