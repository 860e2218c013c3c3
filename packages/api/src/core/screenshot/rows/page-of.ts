import { findHeaders } from '../headers/find-headers.ts';
import { type RowKind, rowKindOf } from '../words/row-kind.ts';
import {
  type ImageText,
  isSameRow,
  MAX_CHROME_CHARACTERS,
  type Segment,
  splitSegments,
} from '../words/segments.ts';
import { linesOfText } from './lines-of-text.ts';
import { labelRows, type RowLabel } from './row-labels.ts';
import type { Page } from './text-block.ts';

const SPECK_SHARE = 0.4;

/** Kinds by words alone. */
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
    lines: new Map(),
    widthPx: image.widthPx,
    heightPx: image.heightPx,
  };
}

function legibleSegments(image: ImageText): Segment[] {
  const segments = splitSegments(image.lines).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const heights = segments.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return segments.filter(({ height }) => height > SPECK_SHARE * usual).sort((a, b) => a.box.top - b.box.top);
}

const TEXTS: readonly RowLabel[] = ['text', 'title', 'quote'];
const HEADERS: readonly RowLabel[] = ['author', 'handle', 'time'];
/** A row without a listed phrase is UI if it is neither text nor header with this probability. */
const OWN_SHARE = 0.99;
/** The model was fitted to a few thousand rows. */
const MOST_ODDS = 4;

/** Returns the rows of a picture with their kinds, according to their words and to the row model. */
export function pageOf(image: ImageText): Page {
  const ruled = ruledPage(image);
  const labels = labelRows(ruled);
  const page = withLines(ruled);
  const shareOf = (row: Segment, names: readonly RowLabel[]) =>
    names.reduce((sum, name) => sum + (labels.get(row)?.[name] ?? 0), 0);
  return {
    ...page,
    kindOf: (row) => {
      const kind = page.kindOf(row);
      const isKnown =
        kind !== null ||
        page.lines.has(row) ||
        page.headers.has(row) ||
        row.text.length > MAX_CHROME_CHARACTERS;
      return isKnown || shareOf(row, [...TEXTS, ...HEADERS]) > 1 - OWN_SHARE ? kind : 'labels';
    },
    oddsOf: (row) => ({
      text: page.lines.has(row) ? MOST_ODDS : logOdds(shareOf(row, TEXTS)),
      header: logOdds(shareOf(row, HEADERS)),
    }),
  };
}

/** Lines of a text do not confirm a name. */
function withLines(page: Page): Page {
  const lines = linesOfText(page);
  const proved = page.proved.filter(({ segments }) => !segments.some((row) => lines.has(row)));
  return {
    ...page,
    lines,
    proved,
    headers: new Set(proved.flatMap(({ segments }) => segments)),
    kindOf: (row) => (lines.has(row) ? null : page.kindOf(row)),
  };
}

function logOdds(share: number): number {
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, Math.log(share / (1 - share))));
}
