import { findHeaders } from '../headers/find-headers.ts';
import type { ImageText } from '../words/image-text.ts';
import { type RowKind, rowKindOf } from '../words/row-kind.ts';
import { isSameRow, type Segment, splitSegments } from '../words/segments.ts';
import type { Page } from './text-block.ts';

/** Parts smaller than this share of the usual height are specks. */
const SPECK_SHARE = 0.4;

/** Returns the rows of a picture with their kinds, judged only by their words. */
export function ruledPage(image: ImageText): Page {
  const segments = legibleSegments(image);
  const kinds = new Map(
    segments.map((segment): [Segment, RowKind | null] => {
      const row = segments.filter(({ box }) => isSameRow(box, segment.box));
      return [segment, rowKindOf(segment, row)];
    }),
  );
  const kindOf = (segment: Segment) => kinds.get(segment) ?? null;
  const proved = findHeaders(segments, kindOf);
  return {
    segments,
    kindOf,
    proved,
    headers: new Set(proved.flatMap((header) => header.segments)),
    lines: new Set(),
    widthPx: image.widthPx,
    heightPx: image.heightPx,
  };
}

/** Excludes specks and icons, which would separate the rows of a text. */
function legibleSegments(image: ImageText): Segment[] {
  const segments = splitSegments(image.lines).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const heights = segments.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return segments.filter(({ height }) => height > SPECK_SHARE * usual).sort((a, b) => a.box.top - b.box.top);
}
