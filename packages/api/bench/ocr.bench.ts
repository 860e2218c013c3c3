/** Screenshots: what is read and what is made of it, beside tesseract.js without preparation in the same run. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM } from 'tesseract.js';
import { createImageReader } from '../src/adapters/images/image-reader.ts';
import { readScreenshotPost } from '../src/core/screenshot/read-screenshot-post.ts';
import { CALLER } from '../test/caller.ts';
import { type Bench, measureCpu } from './harness.ts';
import { Gold, passageFigures, type Reading, type Run, score } from './ocr-score.ts';

const OWN_SHOTS = join(dirname(fileURLToPath(import.meta.url)), 'fixtures/ocr');

/** Data set: a folder with `gold.json` (one row an image: file, platform, author, handle, textScored) and the images. */
export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_SHOTS;
  const gold = Gold.parse(JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')));
  const shots = gold.map((row) => ({ row, bytes: readFileSync(join(folder, row.file)) }));

  const images = createImageReader({ workers: 1 });
  const ours = await readAll(shots, async (bytes) => {
    const post = readScreenshotPost(await images.read(bytes, CALLER));
    return { ...post, platform: post.platform ?? 'unknown' };
  });
  await images.close();

  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const raw = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
  });
  const peer = await readAll(shots, async (bytes) => {
    const read = await raw.recognize(bytes);
    return { text: read.data.text, platform: '', author: null, handle: null };
  });
  await raw.terminate();

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
        'Quotes, dashes and blanks count as their plain forms; emoji do not count.',
      ],
    },
  ];
};

async function readAll(
  shots: readonly { readonly bytes: Buffer }[],
  read: (bytes: Buffer) => Promise<Reading>,
): Promise<Run> {
  const { result, cpuMs } = await measureCpu(async () => {
    const readings: Reading[] = [];
    for (const { bytes } of shots) readings.push(await read(bytes));
    return readings;
  });
  return { readings: result, cpuSPerImage: cpuMs / 1000 / shots.length };
}
