import { itemAt } from '@earshot/schema/item-at';
import { isCommonWord } from '../../text/background-rank.ts';
import { countsOf } from './counts.ts';
import { DAY_KINDS, fragmentKind, kindsOf, NAME_KINDS } from './fragment-kind.ts';
import { bucketOf, LONG_WORDS, wordsIn } from './line-shape.ts';
import type { FieldPiece } from './split-fields.ts';

export interface FieldFeatures {
  readonly features: Set<string>;
  /** Empty for the end of a line. */
  readonly place: string;
  /** How the piece is cut off, unless many lines have one like it there, or it can hardly be part of a title. */
  readonly rareCut: 'set off' | 'in a sentence' | 'inside' | null;
}

const MAX_INDEX = 5;
const SHARES = [0.15, 0.35, 0.6, 0.85, 0.98];
const WORDS = [1, 2, 3, 4, 6, 9, 14];
const MAX_PATTERN_CHARACTERS = 12;
const SIZES = [1, 3, 6, 12];
const SMALL_WORD = /\s\p{Ll}{2,}/u;

/** Every line ends with an item whose place is empty. Generated one item at a time to save memory. */
export function* fieldFeatures(
  lines: readonly (readonly FieldPiece[])[],
  role: string,
): Generator<FieldFeatures> {
  const rows = lines.map(piecesOf);
  const places = new Map(
    [...piecesByPlace(rows)].map(([place, pieces]) => [place, placeOf(pieces, lines.length)] as const),
  );
  const keys = countsOf(rows.flatMap((row) => [...new Set(row.map(({ key }) => key))]));
  const list = { places, keys, size: lines.length, role };
  for (const row of rows) {
    for (const [i, piece] of row.entries()) yield featuresOf(piece, row, i, list);
    yield { features: new Set(['end']), place: '', rareCut: null };
  }
}

type KnownPiece = ReturnType<typeof piecesOf>[number];

function piecesOf(pieces: readonly FieldPiece[]) {
  return pieces.map((piece, i) => {
    const joints = `${piece.before} ${piece.after}`;
    const back = pieces.length - 1 - i;
    return {
      ...piece,
      kind: fragmentKind(piece.text),
      words: wordsIn(piece.text),
      key: piece.text.toLowerCase().replace(/\d+/g, '0'),
      places: [`f${Math.min(i, MAX_INDEX)} ${joints}`, `b${Math.min(back, MAX_INDEX)} ${joints}`] as const,
    };
  });
}

function piecesByPlace(rows: readonly (readonly KnownPiece[])[]): Map<string, KnownPiece[]> {
  const byPlace = new Map<string, KnownPiece[]>();
  for (const piece of rows.flat())
    for (const place of piece.places) {
      const pieces = byPlace.get(place) ?? [];
      byPlace.set(place, pieces);
      pieces.push(piece);
    }
  return byPlace;
}

interface FieldList {
  readonly places: ReadonlyMap<string, ReturnType<typeof placeOf>>;
  readonly keys: ReadonlyMap<string, number>;
  readonly size: number;
  readonly role: string;
}

function featuresOf(
  piece: KnownPiece,
  row: readonly KnownPiece[],
  i: number,
  list: FieldList,
): FieldFeatures {
  const { kind, words, before, after } = piece;
  const features = new Set<string>();
  const add = (name: string) => features.add(name);
  const { role } = list;
  const length = bucketOf(words, WORDS);
  add(`kind ${kind}`);
  add(`${role} ${kind}`);
  add(`words ${length}`);
  add(`before ${before}`);
  add(`after ${after}`);
  add(`${kind} before ${before}`);
  add(`${kind} after ${after}`);
  add(`joints ${before} ${after}`);
  add(`${role} words ${length}`);
  if (i === 0) add(`${kind} first`);
  if (i === row.length - 1) add(`${kind} last`);
  if (row.length === 1) add(`${role} alone`);
  if (piece.isInBrackets) add(`${kind} in brackets`);
  addForm(add, piece);
  addNeighbors(add, row, i);
  const [front, back] = [list.places.get(piece.places[0]), list.places.get(piece.places[1])];
  const isFront = (front?.lines ?? 0) > (back?.lines ?? 0);
  const best = isFront ? front : back;
  best?.features.forEach(add);
  add(`${best?.sure} ${kind}`);
  const times = list.keys.get(piece.key) ?? 1;
  if (times > 1) {
    add(`repeated ${bucketOf(times / list.size, SHARES)}`);
    add(`${kind} repeated`);
  }
  const alike = Math.max(front?.classes.get(classOf(piece)) ?? 0, back?.classes.get(classOf(piece)) ?? 0);
  const place = `${role} ${isFront ? piece.places[0] : piece.places[1]}`;
  return { features, place, rareCut: rareCutOf(row, i, alike / list.size, alike) };
}

const MIN_ALIKE = 4;
const MIN_ALIKE_SHARE = 0.25;
/** A higher share for a cut at a mark that also occurs within titles. */
const MIN_ALIKE_IN_SENTENCE = 0.6;
const SETTING_OFF: ReadonlySet<string> = new Set([
  ...['bar', 'dash', 'dot', 'slash', 'sign', 'open', 'close', 'leader', 'edge'],
]);
const KNOWN = kindsOf('outlet', 'domain');
const DATA = kindsOf(...DAY_KINDS, 'count', 'url');

function classOf({ kind }: KnownPiece): string {
  if (kind === 'domain' || kind === 'number') return kind;
  return DAY_KINDS.has(kind) ? 'day' : DATA.has(kind) ? 'data' : 'words';
}

function rareCutOf(
  row: readonly KnownPiece[],
  i: number,
  share: number,
  alike: number,
): FieldFeatures['rareCut'] {
  const { text, kind, words, before, after, isInBrackets } = itemAt(row, i);
  const isEnclosed =
    isInBrackets && i < row.length - 1 && row.slice(0, i).some((piece) => !DATA.has(piece.kind));
  const isSetOff = (isInBrackets || SETTING_OFF.has(before)) && SETTING_OFF.has(after) && !isEnclosed;
  const minShare =
    isSetOff || isEnclosed || before === 'colon' || after === 'colon'
      ? MIN_ALIKE_SHARE
      : MIN_ALIKE_IN_SENTENCE;
  const isVia = before === 'word' && isInBrackets;
  const isTopic = after === 'colon' && isCommonWord(text.toLowerCase());
  if (KNOWN.has(kind) || isVia || (alike >= MIN_ALIKE && share >= minShare && !isTopic)) return null;
  if (isEnclosed) return 'inside';
  const previous = row[i - 1];
  const isAfterData = previous !== undefined && DATA.has(previous.kind);
  const isAfterMark =
    previous !== undefined && previous.before !== 'edge' && SETTING_OFF.has(previous.before);
  const isInSentence =
    before === 'word' ||
    (before === 'blank' && !isAfterData && !isAfterMark) ||
    (before === 'edge' && after === 'blank');
  if (DATA.has(kind)) return isInSentence ? 'inside' : null;
  return isSetOff && (words > 1 || before === 'bar') ? 'set off' : 'in a sentence';
}

function addForm(add: (name: string) => void, { text, words }: KnownPiece): void {
  if (/^\p{Lu}/u.test(text)) add('capital');
  else if (/^\p{Ll}/u.test(text)) add('small');
  else if (/^\d/.test(text)) add('digit');
  else if (/^\p{Lo}/u.test(text)) add('caseless');
  else add('sign');
  if (SMALL_WORD.test(text)) add('small words');
  if (/[?!.…]["”’»]?$/u.test(text)) add('ends like a sentence');
  if (/\d/.test(text)) add('has a digit');
  if (text.length <= MAX_PATTERN_CHARACTERS && /\d/.test(text)) add(`pattern ${patternOf(text)}`);
  if (words > 1 && text === text.toUpperCase() && /\p{Lu}/u.test(text)) add('capitals');
}

/** "p. B2" and "p. A14" become "a. A0". */
function patternOf(text: string): string {
  return text
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\p{Lo}+/gu, 'x')
    .replace(/\d+/g, '0');
}

function addNeighbors(add: (name: string) => void, row: readonly KnownPiece[], i: number): void {
  const longest = Math.max(...row.map(({ words }) => words));
  const field = itemAt(row, i);
  add(
    field.words === longest ? 'longest' : `of longest ${bucketOf(field.words / longest, [0.2, 0.4, 0.7, 1])}`,
  );
  const previous = row[i - 1];
  const next = row[i + 1];
  add(`previous ${previous?.kind ?? 'none'}`);
  add(`next ${next?.kind ?? 'none'}`);
  add(`next words ${next ? bucketOf(next.words, WORDS) : 'none'}`);
  add(`previous words ${previous ? bucketOf(previous.words, WORDS) : 'none'}`);
  const longestBefore = row.findIndex(({ words }) => words === longest) < i;
  if (field.words < longest) add(longestBefore ? 'after the longest' : 'before the longest');
}

function placeOf(pieces: readonly KnownPiece[], size: number) {
  const lines = pieces.length;
  const share = (test: (piece: KnownPiece) => boolean) =>
    bucketOf(pieces.filter(test).length / lines, [0, ...SHARES]);
  const sure = lines >= 3 && lines >= 0.5 * size ? 'usual' : lines >= 2 ? 'shared' : 'rare';
  const outlets = share(({ kind }) => kind === 'outlet' || kind === 'domain');
  const names = share(({ kind }) => NAME_KINDS.has(kind));
  const words = pieces.reduce((sum, piece) => sum + piece.words, 0);
  const different = bucketOf(new Set(pieces.map(({ key }) => key)).size / lines, [0.1, 0.3, 0.6, 0.9]);
  return {
    lines,
    sure,
    classes: countsOf(pieces.map(classOf)),
    features: [
      `lines ${bucketOf(size, SIZES)} share ${bucketOf(lines / size, SHARES)}`,
      `${sure} outlets ${outlets}`,
      `${sure} names ${names}`,
      `${sure} days ${share(({ kind }) => DAY_KINDS.has(kind))}`,
      `${sure} long ${share((piece) => piece.words >= LONG_WORDS)}`,
      `${sure} names ${names} outlets ${outlets}`,
      `${sure} words ${bucketOf(words / lines, [1.2, 2, 3, 5, 8])}`,
      ...(lines >= 3 ? [`${sure} different ${different}`] : []),
    ],
  };
}
