import { withoutBullet } from '../lines/list-marks.ts';
import {
  type FragmentKind,
  fragmentKind,
  isByline,
  isFurniture,
  LAYOUT_TERMS,
  META_KINDS,
  NAME_KINDS,
  splitFragments,
} from './fragment-kind.ts';
import { DAY_BEFORE_MONTH, isSender } from './record-facts.ts';
import { type FieldPiece, splitFields } from './split-fields.ts';

const CASELESS_WORD_CHARACTERS = 2;
const MAY_BE_CHINESE_OR_JAPANESE = /[\u2e80-\uffff]/;
const WORD = /[\p{L}\p{N}]\S*/gu;
export const LONG_WORDS = 5;
const ADDRESS_AT_END = /(?:\s+\(?https?:\/\/\S+)+$/i;
const BRACKET_AT_END = /\S\s*[([（【][^()[\]（）【】]{2,60}[)\]）】]$/u;

export type LineShape = ReturnType<typeof shapeOf>;

/** An empty text is a gap between blocks. */
export function shapeOf(text: string) {
  const unlinked = text.replace(ADDRESS_AT_END, '') || text;
  const written = withoutBullet(unlinked);
  const kinds = kindsOfPieces(written);
  const fields = splitFields(written);
  const words = wordsIn(written);
  const key = written.toLowerCase().replace(/\d[\d.,]*/g, '0');
  return {
    text,
    /** The text without its list mark and the URLs at its end. */
    bare: written,
    kinds,
    /** Kinds of the pieces between all separators, also commas, colons and brackets. */
    fields: fields.map((piece) => fragmentKind(piece.text)),
    joints: fields.map(({ before }) => before).join(' '),
    longest: Math.max(0, ...fields.map((piece) => wordsIn(piece.text))),
    words,
    hasAddress: /https?:\/\//.test(text),
    kind: text === '' ? 'gap' : (kindOfDatedName(written, fields) ?? kindOfLine(written, kinds, words)),
    mark: markOf(unlinked, written),
    /** Equal for "214 comments" and "8 comments". */
    key,
    ends: [key.split(' ', 1)[0] ?? '', key.slice(key.lastIndexOf(' ') + 1)] as const,
  };
}

function kindsOfPieces(text: string): readonly FragmentKind[] {
  if (LAYOUT_TERMS.weekdays.has(text.toLowerCase())) return ['heading'];
  return isFurniture(text) ? ['furniture'] : splitFragments(text).map(fragmentKind);
}

const MAX_NOTE_WORDS = 3;

/** "Le Parisien, 26/11/2026 (en ligne)", "Quay Brief | 26 Nov 2026 | Online", "Spiegel, 28.11." */
function kindOfDatedName(text: string, [name, ...others]: readonly FieldPiece[]): string | null {
  const isDated =
    name?.before === 'edge' &&
    name.after !== 'colon' &&
    others.every((piece) => wordsIn(piece.text) <= MAX_NOTE_WORDS) &&
    (others.some((piece) => fragmentKind(piece.text) === 'date') || DAY_BEFORE_MONTH.test(text));
  const kind = isDated ? fragmentKind(name.text) : 'text';
  return NAME_KINDS.has(kind) ? `${kind} with a day` : null;
}

/** "JV", as the picture of a poster is copied. */
const INITIALS = /^\p{Lu}{2}$/u;

function kindOfLine(text: string, kinds: readonly FragmentKind[], words: number): string {
  const [first] = kinds;
  if (words === 0) return 'sign';
  if (first === 'name' && INITIALS.test(text)) return 'initials';
  if (isSender(text)) return 'sender';
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

/** Two Chinese or Japanese characters count as a word. */
export function wordsIn(text: string): number {
  const caseless = MAY_BE_CHINESE_OR_JAPANESE.test(text)
    ? (text.match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu)?.length ?? 0)
    : 0;
  const spaced = text.match(WORD)?.length ?? 0;
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

type Features = Set<string>;

const MAX_SPELLED_PIECES = 3;
const WORD_BUCKETS = [1, 2, 3, 4, 6, 9, 14, 20, 30];

/** The index of the first bound that the value does not exceed. */
export function bucketOf(value: number, bounds: readonly number[]): number {
  const bucket = bounds.findIndex((bound) => value <= bound);
  return bucket < 0 ? bounds.length : bucket;
}

export function shapeFeatures({
  bare,
  kind,
  kinds,
  fields,
  longest,
  words,
  mark,
  hasAddress,
}: LineShape): Features {
  const features: Features = new Set();
  features.add(`kind ${kind}`);
  features.add(`pieces ${Math.min(4, kinds.length)}`);
  features.add(`first ${kinds[0]}`);
  features.add(`last ${kinds.at(-1)}`);
  if (kinds.length === 1) features.add(`only ${kinds[0]}`);
  if (kinds.every((each) => META_KINDS.has(each))) features.add('all meta');
  if (kinds.some((each) => META_KINDS.has(each))) features.add('some meta');
  for (const each of new Set(kinds)) features.add(`has ${each}`);
  features.add(`words ${bucketOf(words, WORD_BUCKETS)}`);
  if (words >= LONG_WORDS) features.add('long');
  features.add(`end ${endOf(bare)}`);
  features.add(`start ${startOf(bare)}`);
  if (mark !== '') features.add(`mark ${mark}`);
  if (hasAddress) features.add('has an address');
  addLetters(features, bare, words);
  addSpokenWords(features, bare, kind);
  addFields(features, fields, longest);
  return features;
}

const MIN_MENU_WORDS = 2;
const MIN_MENU_SHARE = 0.4;

function addSpokenWords(features: Features, text: string, kind: string): void {
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const spoken = words.filter((word) => LAYOUT_TERMS.readerWords.has(word)).length;
  if (spoken > 0) features.add(`${kind} reader word`).add('reader word');
  if (spoken > 1) features.add('reader words');
  if (LAYOUT_TERMS.actionWords.has(words[0] ?? '')) features.add(`${kind} action word`).add('action word');
  if (LAYOUT_TERMS.jobWords.has(words[0] ?? '')) features.add(`${kind} job word`).add('job word');
  const named = words.filter(
    (word) => LAYOUT_TERMS.buttons.has(word) || LAYOUT_TERMS.headings.has(word),
  ).length;
  if (named >= Math.max(MIN_MENU_WORDS, MIN_MENU_SHARE * words.length)) features.add('menu words');
}

function addFields(features: Features, fields: readonly FragmentKind[], longest: number): void {
  const meta = fields.filter((kind) => META_KINDS.has(kind)).length;
  features.add(`longest piece ${bucketOf(longest, WORD_BUCKETS)}`);
  if (fields.length < 2) return;
  features.add(`meta pieces ${bucketOf(meta / fields.length, [0, 0.34, 0.5, 0.99])}`);
  features.add(
    `meta pieces ${bucketOf(meta / fields.length, [0, 0.34, 0.5, 0.99])}, longest ${bucketOf(longest, WORD_BUCKETS)}`,
  );
  features.add(`first piece ${fields[0]}`);
  features.add(`last piece ${fields.at(-1)}`);
  if (fields.length <= MAX_SPELLED_PIECES) features.add(`pieces ${fields.join(', ')}`);
}

function endOf(text: string): string {
  if (/(?:\.{3}|…)["”»]?$/u.test(text)) return 'cut';
  if (/[.!?。…]["”»]?\s+[([（【][^()[\]（）【】]+[)\]）】]$/u.test(text)) return 'sentence and bracket';
  const last = text.replace(/["'”’»)\]]+$/u, '').at(-1) ?? '';
  if ('.。'.includes(last)) return 'period';
  if ('?？'.includes(last)) return 'question';
  if ('!！'.includes(last)) return 'exclamation';
  if (':：'.includes(last)) return 'colon';
  if (/["”’»)\]]$/u.test(text)) return 'closing mark';
  return /\d/.test(last) ? 'digit' : 'letter';
}

function startOf(text: string): string {
  const [first = ''] = text;
  if (/\p{Lu}/u.test(first)) return 'capital';
  if (/\p{Ll}/u.test(first)) return 'small letter';
  if (/\p{Lo}/u.test(first)) return 'caseless';
  if (/\d/.test(first)) return 'digit';
  if (first === '@') return 'at sign';
  return /["“”„«‘']/u.test(first) ? 'quotation' : 'mark';
}

const CAPITALIZED = /(?<!\S)[^\p{L}\s]*\p{Lu}/gu;

function addLetters(features: Features, text: string, words: number): void {
  if (text === text.toUpperCase() && text !== text.toLowerCase() && /\p{L}.*\p{L}/u.test(text))
    features.add('capitals');
  const capitalized = text.match(CAPITALIZED)?.length ?? 0;
  if (words > 1) features.add(`capitalized ${bucketOf(capitalized / words, [0.2, 0.4, 0.7, 0.99])}`);
  if (/(?<!\S)@\w/.test(text)) features.add('has a handle');
  if (/\d/.test(text)) features.add('has a digit');
  if (/(?<!\S)#\p{L}/u.test(text)) features.add('has a hashtag');
  if (/(?![©®™])\p{Extended_Pictographic}/u.test(text)) features.add('has a pictograph');
  if (/[,;:]/.test(text)) features.add('has a comma');
  if (/(?<=\S)\s\p{Ll}{2,}/u.test(text)) features.add('small words');
}
