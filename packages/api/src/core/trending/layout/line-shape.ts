import { withoutBullet } from '../lines/line-pieces.ts';
import { type FragmentKind, fragmentKind, isByline, META_KINDS, splitFragments } from './fragment-kind.ts';
import { splitFields } from './split-fields.ts';

const CASELESS_WORD_CHARACTERS = 2;
const CASELESS = /[\p{Lo}]/u;
/** A line with at least this many words is long. */
export const LONG_WORDS = 5;
/** URLs after the text of a line, which do not change what the text is. */
const ADDRESS_AT_END = /(?:\s+\(?https?:\/\/\S+)+$/i;
const BRACKET_AT_END = /\S\s*[([（【][^()[\]（）【】]{2,60}[)\]）】]$/u;

/** The properties of one line on its own. */
export interface LineShape {
  readonly text: string;
  readonly kind: string;
  /** The line without its list mark and without URLs at its end. */
  readonly bare: string;
  readonly kinds: readonly FragmentKind[];
  /** Kinds of the pieces between all separators, also between commas, colons and brackets. */
  readonly fields: readonly FragmentKind[];
  /** What separates these pieces: the same in most lines of one kind. */
  readonly joints: string;
  /** Number of words in the longest of these pieces. */
  readonly longest: number;
  readonly words: number;
  readonly hasAddress: boolean;
  readonly mark: string;
  /** The line with figures replaced by a placeholder: equal for "214 comments" and "8 comments". */
  readonly key: string;
  /** The first and last word of `key`. */
  readonly ends: readonly [first: string, last: string];
}

/** Reads the properties of one line on its own. An empty text is a gap. */
export function shapeOf(text: string): LineShape {
  if (text === '')
    return {
      text,
      kind: 'gap',
      bare: '',
      kinds: [],
      fields: [],
      joints: '',
      longest: 0,
      words: 0,
      hasAddress: false,
      mark: '',
      key: '',
      ends: ['', ''],
    };
  const unlinked = text.replace(ADDRESS_AT_END, '') || text;
  const written = withoutBullet(unlinked);
  const kinds = splitFragments(written).map(fragmentKind);
  const fields = splitFields(written);
  const words = wordsIn(written);
  const key = written.toLowerCase().replace(/\d[\d.,]*/g, '0');
  const spelled = key.split(/\s+/);
  return {
    text,
    bare: written,
    kinds,
    fields: fields.map((piece) => fragmentKind(piece.text)),
    joints: fields.map(({ before }) => before).join(' '),
    longest: Math.max(0, ...fields.map((piece) => wordsIn(piece.text))),
    words,
    hasAddress: /https?:\/\//.test(text),
    kind: kindOfLine(written, kinds, words),
    mark: markOf(unlinked, written),
    key,
    ends: [spelled[0] ?? '', spelled.at(-1) ?? ''],
  };
}

/** Returns the kind of the whole line, coarse enough to compare lines. */
function kindOfLine(text: string, kinds: readonly FragmentKind[], words: number): string {
  const [first] = kinds;
  if (kinds.length === 1 && first !== undefined && first !== 'text' && first !== 'name') return first;
  if (isByline(text)) return 'byline';
  if (kinds.length > 1 && kinds.every((kind) => META_KINDS.has(kind) || kind === 'name') && words < 12)
    return kinds.includes('outlet') || kinds.includes('name') || kinds.includes('domain')
      ? 'outlet with data'
      : 'data';
  if (kinds.length > 1) return words >= LONG_WORDS ? 'long in pieces' : 'short in pieces';
  const isSentence = /[.…]["”»]?$/u.test(text);
  if (first === 'name') return words <= 2 ? 'short name' : 'name';
  if (words < LONG_WORDS) return isSentence ? 'short sentence' : 'short';
  return isSentence ? 'sentence' : 'long';
}

/** Counts words. In Chinese and Japanese text, each character counts as half a word. */
export function wordsIn(text: string): number {
  const caseless = CASELESS.test(text)
    ? (text.match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu)?.length ?? 0)
    : 0;
  const spaced = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(spaced, Math.round(caseless / CASELESS_WORD_CHARACTERS));
}

function markOf(text: string, bare: string): string {
  if (bare !== text) return /^#/.test(text) ? 'hash' : /^[([]?\d/.test(text) ? 'number' : 'bullet';
  if (BRACKET_AT_END.test(text)) return 'bracket at end';
  if (/^[[【][^\]】]{2,40}[\]】]/u.test(text)) return 'bracket in front';
  if (/\S\s*\|\s*\S/.test(text)) return 'bar';
  if (/\s[-–—]\s/.test(text)) return 'dash';
  return /^[^:：]{2,40}[:：]\s/u.test(text) ? 'colon' : '';
}
