import type { ImageLine, ImageWord, PixelBox } from './image-text.ts';

/** A gap wider than this many word heights parts a line: buttons, sidebars and counters stand further apart than words. */
const SEGMENT_GAP_HEIGHTS = 2.2;

/** Words of one line that stand together. */
export interface Segment {
  readonly words: readonly ImageWord[];
  readonly text: string;
  /** Top and bottom are those of the median word, so that an avatar or icon read along does not stretch the row. */
  readonly box: PixelBox;
  /** Median height of the words in pixels. */
  readonly height: number;
}

/** Parts lines at their wide gaps; segments come in the order of the lines. */
export function splitSegments(lines: readonly ImageLine[]): Segment[] {
  return lines.flatMap(({ words }) => {
    const limit = SEGMENT_GAP_HEIGHTS * medianHeight(words);
    const parts: ImageWord[][] = [];
    for (const word of words) {
      const last = parts.at(-1)?.at(-1);
      if (last && word.box.left - last.box.right <= limit) parts.at(-1)?.push(word);
      else parts.push([word]);
    }
    return parts.map(segmentOf);
  });
}

/** A segment of these words, from left to right. */
export function segmentOf(words: readonly ImageWord[]): Segment {
  return {
    words,
    text: words.map(({ text }) => text).join(' '),
    box: {
      left: Math.min(...words.map(({ box }) => box.left)),
      top: median(words.map(({ box }) => box.top)),
      right: Math.max(...words.map(({ box }) => box.right)),
      bottom: median(words.map(({ box }) => box.bottom)),
    },
    height: medianHeight(words),
  };
}

/** Whether two boxes stand on one line: the centre of the lower one is within the other. */
export function isSameRow(a: PixelBox, b: PixelBox): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Width in pixels that two boxes share. */
export function sharedWidth(a: PixelBox, b: PixelBox): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

function medianHeight(words: readonly ImageWord[]): number {
  return median(words.map(({ box }) => box.bottom - box.top));
}

/** Middle value; the lower one of two. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
