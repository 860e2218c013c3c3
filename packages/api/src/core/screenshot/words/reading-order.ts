import type { ImageLine } from './image-text.ts';
import { isSameRow, type Segment, segmentOf, sharedWidth, splitSegments } from './segments.ts';

/** Maximum distance between a line and the block above it, in word heights. */
const BLOCK_GAP_HEIGHTS = 2.5;
/** Minimum horizontal overlap of a line and a block, as a share of the narrower one's width. */
const BLOCK_OVERLAP = 0.5;

/**
 * Puts the lines of OCR into reading order. OCR reads an image as one block of lines straight across, so a sidebar ends up
 * inside the sentences next to it. Here, lines are split at wide gaps, each part is assigned to the block above it, and the
 * blocks are read one at a time.
 */
export function regroupLines(lines: readonly ImageLine[]): ImageLine[] {
  const segments = splitSegments(lines).sort((a, b) => a.box.top - b.box.top);
  const blocks: Segment[][] = [];
  for (const segment of segments) {
    const home = blocks
      .filter((block) => belongsTo(block, segment))
      .sort((a, b) => overlap(b, segment) - overlap(a, segment))[0];
    if (home) home.push(segment);
    else blocks.push([segment]);
  }
  return blocks.flatMap(rowsOf);
}

function belongsTo(block: readonly Segment[], segment: Segment): boolean {
  const last = block.at(-1);
  if (!last || segment.box.top - last.box.bottom > BLOCK_GAP_HEIGHTS * segment.height) return false;
  const width = Math.min(segment.box.right - segment.box.left, last.box.right - last.box.left);
  return overlap(block, segment) >= BLOCK_OVERLAP * width;
}

/** Returns the shared width with the last lines of the block, because its very last line may be short. */
function overlap(block: readonly Segment[], segment: Segment): number {
  return Math.max(...block.slice(-2).map((line) => sharedWidth(line.box, segment.box)));
}

/** Joins consecutive segments of a block that are on the same row into one line. */
function rowsOf(block: readonly Segment[]): ImageLine[] {
  const rows: Segment[][] = [];
  for (const segment of block) {
    const row = rows.at(-1);
    if (row?.some((other) => isSameRow(other.box, segment.box))) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => ({
    words: segmentOf(row.sort((a, b) => a.box.left - b.box.left).flatMap(({ words }) => words)).words,
  }));
}
