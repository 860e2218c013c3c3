/** Chooses the last row of a text by fitted weights: how its rows are joined, and what is below the last one. */
import WEIGHTS from '../../../content/screenshot/end-weights.json' with { type: 'json' };
import { looksLikeName } from '../headers/author-name.ts';
import {
  BEHIND_NOTE,
  type Features,
  flag,
  LOOSE_PITCHES,
  MAX_TITLE_ROWS,
  type OpenText,
  type Page,
  type TextBlock,
  TITLE_SIZE_RATIO,
  total,
  usualPitch,
  weighed,
} from '../rows/text-block.ts';
import type { Segment } from '../words/segments.ts';

const INDENTED_HEIGHTS = 0.6;
const OTHER_SIZE_LOG = 0.14;
const TAG_SIZE_LOG = 0.1;
const MAX_NAME_WORDS = 4;
const FEW_WORDS = 8;
/** More of a kind adds no evidence. */
const MOST = 3;
const SENTENCE_END = /[.!?…”"')]$/;
const TAG_OR_ADDRESS = /^\S*[#@]\w\S*$|\.\p{Ll}{2,}\/\S+$|^\S+@\S+\.\p{Ll}{2,}$/u;

const WEIGHT_OF: ReadonlyMap<string, number> = new Map(Object.entries(WEIGHTS));

export function chooseEnd(page: Page, { rows, ends, cutAfter }: OpenText): TextBlock {
  let [best, highest] = [rows.length, Number.NEGATIVE_INFINITY];
  for (const end of ends) {
    const score = ends.length === 1 ? 0 : weighed(endFeatures(page, rows, end), WEIGHT_OF);
    if (score <= highest) continue;
    best = end;
    highest = score;
  }
  return cutAfter(best);
}

/** @param all the rows that were followed; the first `count` are the text */
export function endFeatures(page: Page, all: readonly Segment[], count: number): Features {
  const rows = all.slice(0, count);
  const [last, next] = [rows.at(-1), all[count]];
  const pitch = usualPitch(all);
  const joints = rows.slice(1).map((row, i) => jointOf(page, rows.slice(0, i + 1), row, pitch));
  const cut = next && jointOf(page, rows, next, pitch);
  return {
    ...Object.fromEntries(
      JOINTS.flatMap(([name, measure]) => [
        [`inside: ${name}`, Math.min(MOST, total(joints.map(measure)))],
        [`cut: ${name}`, cut ? measure(cut) : 0],
      ]),
    ),
    'cut: nothing': flag(next === undefined),
    'end: tag, account or address': flag(TAG_OR_ADDRESS.test(last?.words.at(-1)?.text ?? '')),
    ...lastRowFeatures(rows),
  };
}

function lastRowFeatures(rows: readonly Segment[]): Features {
  const [before, last] = rows.slice(-2);
  if (!before || !last) return {};
  return {
    'last row: apart': flag((last.box.top - before.box.bottom) / last.height > 1.3),
    'last row: other type size': Math.min(1, Math.abs(Math.log(last.size / before.size)) * 3),
  };
}

interface Joint {
  readonly row: Segment;
  readonly isChrome: boolean;
  readonly isBelowTitle: boolean;
  /** In usual distances between rows. */
  readonly distance: number;
  readonly indent: number;
  readonly size: number;
}

const JOINTS: readonly (readonly [name: string, measure: (joint: Joint) => number])[] = [
  ['rows', () => 1],
  ['one or two words of chrome', ({ isChrome, row }) => flag(isChrome && row.words.length < 3)],
  ['set in', ({ indent }) => flag(indent > INDENTED_HEIGHTS)],
  [
    'other type size',
    ({ size, isBelowTitle }) => (size > OTHER_SIZE_LOG && !isBelowTitle ? Math.min(1, size * 3) : 0),
  ],
  ['row like a name', ({ row }) => flag(isLikeName(row))],
  [
    'few words, apart, no sentence',
    ({ row, distance }) =>
      flag(row.words.length < FEW_WORDS && distance > LOOSE_PITCHES && !SENTENCE_END.test(row.text)),
  ],
  ['tags in another type size', ({ row, size }) => flag(row.text.startsWith('#') && size > TAG_SIZE_LOG)],
  ['behind a note', ({ row }) => flag(BEHIND_NOTE.test(row.text))],
];

const isLikeName = ({ words, text }: Segment) =>
  words.length > 1 && words.length <= MAX_NAME_WORDS && looksLikeName(text);

function jointOf(page: Page, before: readonly Segment[], row: Segment, pitch: number): Joint {
  const above = before.at(-1) ?? row;
  const kind = page.kindOf(row);
  return {
    row,
    isChrome: kind === 'labels' || kind === 'time' || kind === 'paid',
    isBelowTitle:
      before.length <= MAX_TITLE_ROWS && before.every(({ size }) => size > TITLE_SIZE_RATIO * row.size),
    distance: (row.box.bottom - above.box.bottom) / pitch,
    indent: (row.box.left - above.box.left) / row.height,
    size: Math.abs(Math.log(row.size / above.size)),
  };
}
