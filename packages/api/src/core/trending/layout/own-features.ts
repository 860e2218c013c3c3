import { type FragmentKind, META_KINDS } from './fragment-kind.ts';
import { type LineShape, LONG_WORDS } from './line-shape.ts';

type Features = Record<string, number>;

const MAX_SPELLED_PIECES = 3;
const WORD_BUCKETS = [1, 2, 3, 4, 6, 9, 14, 20, 30];

/**
 * Returns the index of the first bound that the value does not exceed, or the number of bounds if it exceeds all of them.
 */
export function bucketOf(value: number, bounds: readonly number[]): number {
  const bucket = bounds.findIndex((bound) => value <= bound);
  return bucket < 0 ? bounds.length : bucket;
}

/** Returns the features of a line that do not depend on its neighbors. */
export function ownFeatures({
  bare,
  kind,
  kinds,
  fields,
  longest,
  words,
  mark,
  hasAddress,
}: LineShape): Features {
  const own: Features = {};
  own[`kind ${kind}`] = 1;
  own[`pieces ${Math.min(4, kinds.length)}`] = 1;
  own[`first ${kinds[0]}`] = 1;
  own[`last ${kinds.at(-1)}`] = 1;
  if (kinds.length === 1) own[`only ${kinds[0]}`] = 1;
  if (kinds.every((each) => META_KINDS.has(each))) own['all meta'] = 1;
  if (kinds.some((each) => META_KINDS.has(each))) own['some meta'] = 1;
  for (const each of new Set(kinds)) own[`has ${each}`] = 1;
  own[`words ${bucketOf(words, WORD_BUCKETS)}`] = 1;
  if (words >= LONG_WORDS) own.long = 1;
  own[`end ${endOf(bare)}`] = 1;
  own[`start ${startOf(bare)}`] = 1;
  if (mark !== '') own[`mark ${mark}`] = 1;
  if (hasAddress) own['has an address'] = 1;
  addLetters(own, bare, words);
  addFields(own, fields, longest);
  return own;
}

/** Adds what the pieces between all separators are. */
function addFields(own: Features, fields: readonly FragmentKind[], longest: number): void {
  const meta = fields.filter((kind) => META_KINDS.has(kind)).length;
  own[`longest piece ${bucketOf(longest, WORD_BUCKETS)}`] = 1;
  if (fields.length < 2) return;
  own[`meta pieces ${bucketOf(meta / fields.length, [0, 0.34, 0.5, 0.99])}`] = 1;
  own[
    `meta pieces ${bucketOf(meta / fields.length, [0, 0.34, 0.5, 0.99])}, longest ${bucketOf(longest, WORD_BUCKETS)}`
  ] = 1;
  own[`first piece ${fields[0]}`] = 1;
  own[`last piece ${fields.at(-1)}`] = 1;
  if (fields.length <= MAX_SPELLED_PIECES) own[`pieces ${fields.join(', ')}`] = 1;
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

function addLetters(own: Features, text: string, words: number): void {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    own.capitals = 1;
  const capitalized = text.split(/\s+/).filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length;
  if (words > 1) own[`capitalized ${bucketOf(capitalized / words, [0.2, 0.4, 0.7, 0.99])}`] = 1;
  if (/(?<!\S)@\w/.test(text)) own['has a handle'] = 1;
  if (/\d/.test(text)) own['has a digit'] = 1;
  if (/(?<!\S)#\p{L}/u.test(text)) own['has a hashtag'] = 1;
  if (/(?![©®™])\p{Extended_Pictographic}/u.test(text)) own['has a pictograph'] = 1;
  if (/[,;:]/.test(text)) own['has a comma'] = 1;
  if (/(?<=\S)\s\p{Ll}{2,}/u.test(text)) own['small words'] = 1;
}
