/**
 * Reads the images of `packages/web/e2e/drawn-posts/draw-rows.ts` once and writes every word with its position, its ink and
 * the role of the piece of text that it belongs to: `tsx packages/api/fit/screenshots/read-labeled-rows.ts --pictures DIR
 * --out FILE`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { recognize } from '../../src/adapters/images/recognizer.ts';
import { ROW_LABELS } from '../../src/core/screenshot/rows/row-labels.ts';
import type { ImageWord, PixelBox } from '../../src/core/screenshot/words/image-text.ts';
import { firstReading } from './cached-ocr.ts';

const Gold = z.array(
  z.object({
    file: z.string(),
    pieces: z.array(
      z.object({
        role: z.enum(ROW_LABELS),
        box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      }),
    ),
  }),
);
type Piece = z.infer<typeof Gold>[number]['pieces'][number];

const { values } = parseArgs({ options: { pictures: { type: 'string' }, out: { type: 'string' } } });
const { pictures, out } = values;
if (!pictures || !out) throw new Error('--pictures DIR and --out FILE are needed.');

const pages = [];
for (const { file, pieces } of Gold.parse(JSON.parse(readFileSync(join(pictures, 'gold.json'), 'utf8')))) {
  const text = await firstReading(readFileSync(join(pictures, file)), recognize);
  const rows = text.lines.map(({ words }) => words.map((word) => storedWord(word, pieces)));
  pages.push(JSON.stringify({ width: text.widthPx, height: text.heightPx, lines: rows }));
}
writeFileSync(out, `${pages.join('\n')}\n`);

/**
 * Returns text, confidence, left, top, right, bottom, ink in percent, and the index of the label in `ROW_LABELS`.
 */
function storedWord({ text, confidence, box, ink = 0 }: ImageWord, pieces: readonly Piece[]) {
  const edges = [box.left, box.top, box.right, box.bottom].map(Math.round);
  return [
    text,
    Math.round(confidence),
    ...edges,
    Math.round(100 * ink),
    ROW_LABELS.indexOf(roleOf(box, pieces)),
  ];
}

/**
 * Returns the role of the piece that covers the largest part of a word. Words that no piece covers, such as icons and
 * pictures, are `other`.
 */
function roleOf(box: PixelBox, pieces: readonly Piece[]): (typeof ROW_LABELS)[number] {
  let [best, most]: [Piece['role'], number] = ['other', 0];
  for (const {
    role,
    box: [left, top, right, bottom],
  } of pieces) {
    const shared =
      Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)) *
      Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
    if (shared > most) [best, most] = [role, shared];
  }
  return best;
}
