/** Evidence for and against a text ending where it does: how its rows are joined, and what is below the last one. */
import { looksLikeName } from '../headers/author-name.ts';
import { type Features, flag, mean, total } from '../rows/feature-values.ts';
import {
  BEHIND_NOTE,
  LOOSE_PITCHES,
  MAX_TITLE_ROWS,
  type Page,
  TITLE_SIZE_RATIO,
  usualPitch,
} from '../rows/text-block.ts';
import type { RowKind } from '../words/row-kind.ts';
import { looksLikeWord, type Segment } from '../words/segments.ts';
import { lastRowFeatures } from './text-features.ts';

const FAR_PITCHES = 2.3;
/** Minimum distance with a line of only emoji between the rows: two or more blank lines. */
const VERY_FAR_PITCHES = 3.4;
const SET_IN_HEIGHTS = 0.6;
const OTHER_SIZE_LOG = 0.14;
/** Tags of a blog are in smaller type than its text. */
const TAG_SIZE_LOG = 0.1;
const UNSURE_CONFIDENCE = 65;
const MAX_NAME_WORDS = 4;
const FEW_WORDS = 8;
/** Limit for counted features. More of a kind adds no evidence. */
const MOST = 3;
const SENTENCE_END = /[.!?…”"')]$/;

/** @param all all rows of the text that was followed; the first `count` of them are the text */
export function endFeatures(page: Page, all: readonly Segment[], count: number): Features {
  const rows = all.slice(0, count);
  const last = rows.at(-1);
  const next = all[count];
  const pitch = usualPitch(all);
  const joints = rows.slice(1).map((row, i) => jointOf(page, rows.slice(0, i + 1), row, pitch));
  const sums = Object.entries(JOINTS).map(([name, measure]) => [
    `inside: ${name}`,
    Math.min(MOST, total(joints.map(measure))),
  ]);
  const cut =
    next &&
    Object.entries(JOINTS).map(([name, measure]) => [
      `cut: ${name}`,
      measure(jointOf(page, rows, next, pitch)),
    ]);
  return {
    ...Object.fromEntries(sums),
    ...(cut && Object.fromEntries(cut)),
    'cut: nothing': flag(next === undefined),
    'end: a sentence': flag(SENTENCE_END.test(last?.text ?? '')),
    'end: tag, account or address': flag(
      /^\S*[#@]\w\S*$|\.\p{Ll}{2,}\/\S+$|^\S+@\S+\.\p{Ll}{2,}$/u.test(last?.words.at(-1)?.text ?? ''),
    ),
    ...lastRowFeatures(rows),
  };
}

interface Joint {
  readonly kind: RowKind | null;
  readonly isLine: boolean;
  readonly isTitle: boolean;
  readonly row: Segment;
  readonly distance: number;
  readonly indent: number;
  readonly size: number;
}

const JOINTS: Readonly<Record<string, (joint: Joint) => number>> = {
  rows: () => 1,
  counters: ({ kind }) => flag(kind === 'counts' || kind === 'icons'),
  'one or two words of chrome': ({ kind, row }) => flag(isWords(kind) && row.words.length < 3),
  'chrome where a line goes on': ({ kind, isLine, row }) =>
    flag(isWords(kind) && isLine && row.words.length < 3),
  'chrome that ends a sentence': ({ kind, row }) => flag(isWords(kind) && SENTENCE_END.test(row.text)),
  'blank line': ({ distance, isTitle }) =>
    flag(!isTitle && distance > LOOSE_PITCHES && distance <= FAR_PITCHES),
  'far below': ({ distance, isTitle }) => flag(!isTitle && distance > FAR_PITCHES),
  'very far below': ({ distance, isTitle }) => flag(!isTitle && distance > VERY_FAR_PITCHES),
  'below a title': ({ isTitle }) => flag(isTitle),
  'set in': ({ indent }) => flag(indent > SET_IN_HEIGHTS),
  'set in and apart': ({ indent, distance }) => flag(indent > SET_IN_HEIGHTS && distance > LOOSE_PITCHES),
  'other type size': ({ size, isTitle }) => (size > OTHER_SIZE_LOG && !isTitle ? Math.min(1, size * 3) : 0),
  'other type size and apart': ({ size, distance, isTitle }) =>
    flag(size > OTHER_SIZE_LOG && distance > LOOSE_PITCHES && !isTitle),
  'unsure row': ({ row }) => flag(mean(row.words.map(({ confidence }) => confidence)) < UNSURE_CONFIDENCE),
  'row without words': ({ row }) =>
    flag(!row.words.some(({ text }) => looksLikeWord(text) && text.length > 2)),
  'row like a name': ({ row }) =>
    flag(row.words.length <= MAX_NAME_WORDS && row.words.length > 1 && looksLikeName(row.text)),
  'few words, apart, no sentence': ({ row, distance }) =>
    flag(row.words.length < FEW_WORDS && distance > LOOSE_PITCHES && !SENTENCE_END.test(row.text)),
  'share in percent': ({ row }) => flag(/^\d{1,3} ?%|\d ?%$/.test(row.text)),
  'a line goes on': ({ isLine, size }) => flag(isLine && size < OTHER_SIZE_LOG),
  'tags in another type size': ({ row, size }) => flag(row.text.startsWith('#') && size > TAG_SIZE_LOG),
  'behind a note': ({ row }) => flag(BEHIND_NOTE.test(row.text)),
};

const isWords = (kind: RowKind | null) => kind === 'labels' || kind === 'time' || kind === 'paid';

function jointOf(page: Page, before: readonly Segment[], row: Segment, pitch: number): Joint {
  const above = before.at(-1) ?? row;
  const right = Math.max(...before.map(({ box }) => box.right));
  const [first] = row.words;
  const distance = (row.box.bottom - above.box.bottom) / pitch;
  const hasNoRoom = first !== undefined && above.box.right + (first.box.right - first.box.left) > right;
  return {
    kind: page.kindOf(row),
    isTitle:
      before.length <= MAX_TITLE_ROWS && before.every(({ size }) => size > TITLE_SIZE_RATIO * row.size),
    isLine: distance < LOOSE_PITCHES && (hasNoRoom || SENTENCE_END.test(row.text)),
    row,
    distance,
    indent: (row.box.left - above.box.left) / row.height,
    size: Math.abs(Math.log(row.size / above.size)),
  };
}
