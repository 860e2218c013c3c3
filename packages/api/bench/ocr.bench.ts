/** Screenshots: what is read and what is made of it, beside tesseract.js without preparation in the same run. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM } from 'tesseract.js';
import { z } from 'zod';
import { createImageReader } from '../src/adapters/images/image-reader.ts';
import { readScreenshotPost } from '../src/core/social/screenshot.ts';
import { type Bench, type BenchRow, measureCpu } from './harness.ts';

const Gold = z.array(
  z.object({
    file: z.string(),
    platform: z.string(),
    author: z.string().nullable(),
    handle: z.string().nullable(),
    handleTruncated: z.boolean(),
    textScored: z.string(),
  }),
);
type Gold = z.infer<typeof Gold>;

interface Reading {
  readonly text: string;
  readonly platform: string;
  readonly author: string | null;
  readonly handle: string | null;
}

const OWN_SHOTS = join(dirname(fileURLToPath(import.meta.url)), 'fixtures/ocr');

/** Data set: a folder with `gold.json` (one row an image: file, platform, author, handle, textScored) and the images. */
export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_SHOTS;
  const gold = Gold.parse(JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')));
  const shots = gold.map((row) => ({ row, bytes: readFileSync(join(folder, row.file)) }));

  const images = createImageReader({ workers: 1 });
  const ours = await readAll(shots, async (bytes) => {
    const post = readScreenshotPost(await images.read(bytes, {}));
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

interface Run {
  readonly readings: readonly Reading[];
  readonly cpuSPerImage: number;
}

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

function score(name: string, gold: Gold, { readings, cpuSPerImage }: Run): BenchRow {
  const right = (isRight: (row: Gold[number], reading: Reading) => boolean, rows = gold) => {
    const count = rows.filter((row) => {
      const reading = readings[gold.indexOf(row)];
      return reading !== undefined && isRight(row, reading);
    }).length;
    return (100 * count) / Math.max(1, rows.length);
  };
  return {
    name,
    figures: {
      'CER %': errorRate(gold, readings, (text) => [...text], 0),
      'WER %': errorRate(gold, readings, (text) => text.split(' '), 0),
      'platform %': right((row, reading) => row.platform === reading.platform),
      'author %': right((row, reading) => plain(row.author ?? '') === plain(reading.author ?? '')),
      'handle %': right(
        isSameHandle,
        gold.filter((row) => row.handle !== null),
      ),
      'CPU s/image': cpuSPerImage,
    },
  };
}

function passageFigures(gold: Gold, { readings, cpuSPerImage }: Run): BenchRow['figures'] {
  return {
    'CER %': errorRate(gold, readings, (text) => [...text], 'free'),
    'WER %': errorRate(gold, readings, (text) => text.split(' '), 'free'),
    'CPU s/image': cpuSPerImage,
  };
}

function isSameHandle(row: Gold[number], reading: Reading): boolean {
  const handle = plain(reading.handle ?? '').replace(/\.{2,}$/, '');
  const wanted = plain(row.handle ?? '');
  return row.handleTruncated ? handle.length > 3 && wanted.startsWith(handle) : wanted === handle;
}

function errorRate(
  gold: Gold,
  readings: readonly Reading[],
  split: (text: string) => string[],
  ends: 0 | 'free',
): number {
  let errors = 0;
  let length = 0;
  gold.forEach((row, i) => {
    const wanted = split(normalise(row.textScored));
    errors += editDistance(wanted, split(normalise(readings[i]?.text ?? '')), ends);
    length += wanted.length;
  });
  return (100 * errors) / Math.max(1, length);
}

function plain(text: string): string {
  return normalise(text).toLowerCase();
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Levenshtein distance; with free ends, what stands before and after the best passage of `read` costs nothing. */
function editDistance(wanted: readonly string[], read: readonly string[], ends: 0 | 'free'): number {
  let above = [0, ...read.map((_, j) => (ends === 'free' ? 0 : j + 1))];
  wanted.forEach((item, i) => {
    const row = [i + 1];
    read.forEach((other, j) => {
      const change = (above[j] ?? 0) + (item === other ? 0 : 1);
      row.push(Math.min(change, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    });
    above = row;
  });
  return ends === 'free' ? Math.min(...above) : (above.at(-1) ?? 0);
}
