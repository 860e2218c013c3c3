/** Labels each row of a picture with a linear chain over all rows from top to bottom (`fit/tasks/screenshot-rows.ts`). */
import { itemAt } from '@earshot/schema/item-at';
import MODEL from '../../../content/models/screenshot-rows.json' with { type: 'json' };
import { sumOverLabels } from '../../model/linear-chain.ts';
import { logOddsOf, readChainModel, vectorOf } from '../../model/linear-model.ts';
import { DEGREE, looksLikeName, USER_NAME } from '../headers/author-name.ts';
import type { RowKind } from '../words/row-kind.ts';
import { isSameRow, looksLikeWord, type Segment } from '../words/segments.ts';
import {
  COMPLETE_DATE,
  FOLLOWER_ROW,
  MORE,
  NOTE,
  REPLYING,
  REPOSTED,
  TIME_IN_ROW,
} from '../words/vocabulary.ts';
import { type Features, flag, inkOf, mean, middle, type Page } from './text-block.ts';

/** In the order of the model's outcomes. */
export const ROW_LABELS = [
  'author',
  'handle',
  'time',
  'title',
  'text',
  'quote',
  'note',
  'label',
  'tags',
  'count',
  'button',
  'other',
] as const;

export type RowLabel = (typeof ROW_LABELS)[number];

const { chain, model, space } = readChainModel(MODEL);

export type LabelShares = Readonly<Record<RowLabel, number>>;

export function labelRows(page: LabelPage): ReadonlyMap<Segment, LabelShares> {
  if (page.segments.length === 0) return new Map();
  const scores = labelFeatures(page).flatMap((features) => [...logOddsOf(model, vectorOf(space, features))]);
  const { marginals } = sumOverLabels(chain, scores);
  return new Map(
    page.segments.map((segment, i): [Segment, LabelShares] => [segment, sharesAt(marginals, i)]),
  );
}

function sharesAt(marginals: Float64Array, row: number): LabelShares {
  const shares = ROW_LABELS.map((label, k) => [label, itemAt(marginals, row * ROW_LABELS.length + k)]);
  return Object.fromEntries(shares);
}

export type LabelPage = Pick<Page, 'segments' | 'kindOf' | 'proved' | 'headers' | 'widthPx' | 'heightPx'>;

const SENTENCE_END = /[.!?…”"')]$/;
const SAME_SIZE_LOG = 0.1;
const SAME_LEFT_HEIGHTS = 0.5;
/** Rows of at least this many words show the type size and left edge of the text. */
const BODY_WORDS = 5;
const [PALE_INK, STRONG_INK] = [0.75, 0.9];

interface Body {
  readonly size: number;
  readonly left: number;
  readonly ink: number | null;
}

export function labelFeatures(page: LabelPage): Features[] {
  const body = bodyOf(page.segments);
  const features = page.segments.map((row) => ({
    words: wordFeatures(row),
    kind: kindFeatures(page, row),
    place: placeFeatures(page, body, row),
  }));
  return features.map(({ words, kind, place }, i) => ({
    ...words,
    ...kind,
    ...place,
    ...jointFeatures('above', page.segments[i - 1], page.segments[i]),
    ...jointFeatures('below', page.segments[i + 1], page.segments[i]),
    ...named('above', features[i - 1]?.kind ?? { nothing: 1 }),
    ...named('below', features[i + 1]?.kind ?? { nothing: 1 }),
    ...named('two above', features[i - 2]?.kind ?? { nothing: 1 }),
  }));
}

const named = (where: string, features: Features): Features =>
  Object.fromEntries(Object.entries(features).map(([name, value]) => [`${where}: ${name}`, value]));

function bodyOf(rows: readonly Segment[]): Body {
  const long = rows.filter(({ words }) => words.length >= BODY_WORDS);
  const body = long.length > 0 ? long : rows;
  const inks = rows.flatMap((row) => inkOf(row) ?? []).sort((a, b) => a - b);
  return {
    size: middle(body.map(({ size }) => size)) || 1,
    left: middle(body.map(({ box }) => box.left)),
    ink: inks[Math.floor(0.9 * inks.length)] ?? null,
  };
}

function kindFeatures({ kindOf, headers, proved }: LabelPage, row: Segment): Features {
  const kind: RowKind | 'none' = kindOf(row) ?? 'none';
  return {
    [`kind ${kind}`]: 1,
    'name of a header': flag(proved.some(({ segments: [name] }) => name === row)),
    'rest of a header': flag(headers.has(row) && !proved.some(({ segments: [name] }) => name === row)),
    replying: flag(REPLYING.test(row.text)),
    reposted: flag(REPOSTED.test(row.text)),
    note: flag(NOTE.test(row.text)),
    'has a time': flag(TIME_IN_ROW.test(row.text)),
    'long row': flag(row.words.length > 8),
  };
}

function wordFeatures({ text, words }: Segment): Features {
  const count = words.length;
  const tags = words.filter((word) => /^[#@]\p{L}/u.test(word.text)).length;
  return {
    bias: 1,
    [`words ${count < 4 ? count : count < 6 ? '4-5' : count < 9 ? '6-8' : '9+'}`]: 1,
    'starts with @': flag(/^\W{0,2}@/u.test(text)),
    'has an @': flag(text.includes('@')),
    'starts with #': flag(text.startsWith('#')),
    'share of tags': tags / count,
    'ends a sentence': flag(SENTENCE_END.test(text)),
    'ends with a comma': flag(/[,;:–-]$/u.test(text)),
    'can be unfolded': flag(MORE.test(text)),
    'starts small': flag(/^\p{Ll}/u.test(text)),
    'starts with a capital': flag(/^\p{Lu}/u.test(text)),
    'starts with a sign': flag(/^[^\p{L}\p{N}@#“"'(]/u.test(text)),
    'share of words': mean(words.map((word) => flag(looksLikeWord(word.text)))),
    'share of small words': mean(words.map((word) => flag(/^\p{Ll}+[,.]?$/u.test(word.text)))),
    'share of numbers': mean(words.map((word) => flag(/^[\d.,]+[KMkm]?$/u.test(word.text)))),
    confidence: mean(words.map(({ confidence }) => confidence)) / 100,
    'like a name': flag(looksLikeName(text)),
    'user name': flag(USER_NAME.test(text)),
    followers: flag(FOLLOWER_ROW.test(text)),
    degree: flag(DEGREE.test(text)),
    'whole date': flag(COMPLETE_DATE.test(text)),
    separator: flag(/ [·•|-] /u.test(text)),
    address: flag(/\.\p{Ll}{2,}(?:\/\S*)?$/u.test(text)),
  };
}

function placeFeatures({ segments, widthPx, heightPx }: LabelPage, body: Body, row: Segment): Features {
  const { box, height, size, words } = row;
  const ink = inkOf(row);
  const share = ink === null || body.ink === null ? null : ink / body.ink;
  const beside = segments.filter((other) => other !== row && isSameRow(other.box, box));
  const ratio = Math.log(size / body.size);
  const indent = (box.left - body.left) / height;
  const isShort = words.length < BODY_WORDS;
  return {
    ...(share !== null && {
      ink: Math.min(share, 1.2),
      pale: flag(share < PALE_INK),
      strong: flag(share >= STRONG_INK),
      'short and pale': flag(isShort && share < PALE_INK),
      'long and pale': flag(!isShort && share < PALE_INK),
    }),
    larger: Math.min(1, Math.max(0, ratio) * 3),
    smaller: Math.min(1, Math.max(0, -ratio) * 3),
    'much larger': flag(ratio > 0.2),
    'clearly smaller': flag(ratio < -0.09),
    'at the edge of texts': flag(Math.abs(indent) < SAME_LEFT_HEIGHTS),
    'set in': flag(indent >= SAME_LEFT_HEIGHTS && indent < 5),
    'set in far': flag(indent >= 5),
    'set out': flag(indent <= -SAME_LEFT_HEIGHTS),
    'right third': flag(box.left > 0.66 * widthPx),
    width: (box.right - box.left) / widthPx,
    'others beside': Math.min(3, beside.length),
    'right of others': flag(beside.some((other) => other.box.right <= box.left)),
    'height on the page': box.top / heightPx,
    'top of the page': flag(box.top < 0.13 * widthPx && box.top < 0.1 * heightPx),
  };
}

function jointFeatures(where: string, other: Segment | undefined, row: Segment | undefined): Features {
  if (!other || !row) return {};
  const [upper, lower] = where === 'above' ? [other, row] : [row, other];
  const gap = (lower.box.top - upper.box.bottom) / row.height;
  const isAligned = Math.abs(other.box.left - row.box.left) < SAME_LEFT_HEIGHTS * row.height;
  const isAlike = Math.abs(Math.log(other.size / row.size)) < SAME_SIZE_LOG;
  const step =
    gap < -0.3 ? 'beside' : gap < 0.5 ? 'tight' : gap < 1.2 ? 'close' : gap < 2.5 ? 'apart' : 'far';
  const [before, after] = [inkOf(other), inkOf(row)];
  return {
    [`${where}: ${step}`]: 1,
    [`${where}: ${step}, aligned and alike`]: flag(isAligned && isAlike),
    [`${where}: aligned`]: flag(isAligned),
    [`${where}: alike`]: flag(isAlike),
    [`${where}: larger`]: Math.max(-1, Math.min(1, Math.log(other.size / row.size) * 2)),
    [`${where}: stronger ink`]:
      before === null || after === null ? 0 : Math.max(-1, Math.min(1, (before - after) * 2)),
  };
}
