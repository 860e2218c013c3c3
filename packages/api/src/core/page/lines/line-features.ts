/** Describes a line of an article's container as named numbers, the features of a fitted sequence model. */
import readerWords from '../../../content/pages/reader-words.json' with { type: 'json' };
import webWords from '../../../content/pages/web-words.json' with { type: 'json' };
import type { Block } from '../html/blocks.ts';
import { isStatementLine } from '../statements/is-statement-line.ts';
import { isContact, isRating, namesNetwork, type Phrase, type PhrasedLine } from './line-classes.ts';

/** Feature values, keyed by name. A missing feature is 0. */
export type LineFeatures = Readonly<Record<string, number>>;

/** Minimum number of words for a line to be prose rather than a label. */
const LONG_SENTENCE_WORDS = 12;
const SHORT_LINE_WORDS = 8;
const LENGTHS: readonly (readonly [number, string])[] = [
  [2, 'up to 2 words'],
  [5, 'up to 5 words'],
  [8, 'up to 8 words'],
  [14, 'up to 14 words'],
  [30, 'up to 30 words'],
];
const FULL_STOP = /[.!。！…][\s"'”’»)\]]*$/u;
const QUESTION = /[?？][\s"'”’»)\]]*$/u;
const COLON = /[:：]\s*$/u;
const LABEL_AND_VALUE = /^[^:：.!?]{2,30}[:：]\s?\S/u;
const SEPARATORS = /\s[|·•/]\s|›|»|→/u;
const READ_CHARACTERS = 200;
/** A line with at least this share of linked words is a link. */
const LINKED_SHARE = 0.8;
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
const READER_WORDS = new Set(readerWords);
const WEB_WORDS = new Set(webWords);

interface Surroundings {
  readonly lines: readonly Block[];
  /** Indexes of the first and last line with a long sentence. -1 if there is none. */
  readonly first: number;
  readonly last: number;
  /** Most common style (tag and class) of the lines with a long sentence. */
  readonly bodyStyle: string;
  readonly bodyParents: ReadonlySet<Block['element']>;
  readonly styles: ReadonlyMap<string, number>;
}

export function lineFeatures(lines: readonly PhrasedLine[]): LineFeatures[] {
  const surroundings = surroundingsOf(lines);
  return lines.map((line, at) => ({
    ...textFeatures(line),
    ...placeFeatures(line, at, surroundings),
    ...styleFeatures(line, at, surroundings),
  }));
}

/** Whether the line is prose: long, mostly unlinked, and ending like a sentence. */
const isLongSentence = ({ kind, words, linkWords, text }: Block) =>
  kind !== 'heading' &&
  words >= LONG_SENTENCE_WORDS &&
  linkWords < words / 2 &&
  FULL_STOP.test(text.slice(-READ_CHARACTERS));

function surroundingsOf(lines: readonly Block[]): Surroundings {
  const long = lines.filter(isLongSentence);
  const styles = countBy(lines.map(styleOf));
  const bodyStyles = countBy(long.map(styleOf));
  const [bodyStyle = ''] = [...bodyStyles].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    lines,
    first: lines.findIndex(isLongSentence),
    last: lines.findLastIndex(isLongSentence),
    bodyStyle,
    bodyParents: new Set(long.flatMap(({ element }) => element.parent ?? [])),
    styles,
  };
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const styleOf = ({ element }: Block) => `${element.tag} ${element.attribute('class')}`;

function textFeatures(line: PhrasedLine): Record<string, number> {
  const { text, words, linkWords, kind } = line;
  const head = text.slice(0, READ_CHARACTERS);
  const ending = text.slice(-READ_CHARACTERS);
  const length = LENGTHS.find(([most]) => words <= most)?.[1] ?? 'over 30 words';
  const found = head.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  const short = words <= SHORT_LINE_WORDS;
  return {
    [length]: 1,
    [`kind ${kind}`]: 1,
    'full stop': Number(FULL_STOP.test(ending)),
    question: Number(QUESTION.test(ending)),
    'ends with a colon': Number(COLON.test(ending)),
    'label and value': Number(short && LABEL_AND_VALUE.test(head)),
    separators: Number(SEPARATORS.test(head)),
    digits: Number(/\d/.test(head)),
    capitals: Number(!/\p{Ll}/u.test(head) && /\p{Lu}{3}/u.test(head)),
    'linked capitals': Number(
      linkWords >= LINKED_SHARE * words && !/\p{Ll}/u.test(head) && /\p{Lu}{3}/u.test(head),
    ),
    'some links': Number(linkWords > 0 && linkWords < LINKED_SHARE * words),
    'all links': Number(linkWords > 0 && linkWords >= LINKED_SHARE * words),
    'addresses the reader': Number(found.some((word) => READER_WORDS.has(word))),
    'talks about the website': Number(found.some((word) => WEB_WORDS.has(word))),
    'says when or by whom': Number(isStatementLine(text)),
    ...markFeatures(text, words),
    ...phraseFeatures(line),
  };
}

const EMAIL_AT_END = /[\w.+-]+@[\w-]+\.[\w.]+\s*$/u;
const ADDRESS_AT_END = /(?:https?:\/\/|www\.|[\w-]{3,}\.[a-z]{2,8}\/)\S*\s*$/iu;
const COPYRIGHT_SIGN = /^\W{0,3}(?:©|\(c\)\s)/iu;
/** Asterisks and emoji separate the parts of a text. Other lines without words are the remains of controls. */
const SEPARATOR = /[*_⁂\p{Emoji_Presentation}]/u;

const markFeatures = (text: string, words: number): Record<string, number> => ({
  'no words': Number(words === 0 && !SEPARATOR.test(text)),
  'ends with an e-mail address': Number(EMAIL_AT_END.test(text.slice(-READ_CHARACTERS))),
  'name and e-mail address': Number(isContact(text)),
  'names a network': Number(namesNetwork(text)),
  'a rating': Number(isRating(text)),
  'ends with an address': Number(ADDRESS_AT_END.test(text.slice(-READ_CHARACTERS))),
  'copyright sign': Number(COPYRIGHT_SIGN.test(text.slice(0, READ_CHARACTERS))),
});

const nameOf = (phrase: Phrase) => `${phrase.class} as ${phrase.form}`;

/** Returns features for the phrases at the start of the line, at the start of its later parts, and anywhere in it. */
function phraseFeatures({ words, linkWords, first, later, mentioned }: PhrasedLine): Record<string, number> {
  const features: Record<string, number> = {};
  if (first) {
    features[nameOf(first)] = 1;
    features[`${first.class}, ${words <= SHORT_LINE_WORDS ? 'short' : 'long'} line`] = 1;
    if (linkWords >= LINKED_SHARE * words) features[`${first.class}, linked`] = 1;
  }
  for (const phrase of later) features[`later ${nameOf(phrase)}`] = 1;
  for (const name of mentioned) features[`mentions ${name}`] = 1;
  return features;
}

/**
 * Returns features of the line's position. Before the first and after the last long sentence, a short line without a period
 * is rarely part of the text, especially in a different style.
 */
function placeFeatures(
  line: Block,
  at: number,
  { lines, first, last, bodyStyle }: Surroundings,
): Record<string, number> {
  const isFragment = line.words <= SHORT_LINE_WORDS && !FULL_STOP.test(line.text.slice(-READ_CHARACTERS));
  const place = placeOf(at, first, last);
  const isNear = place === 'in the text' || at === first - 1 || at === last + 1;
  const form = isFragment ? 'fragment' : 'line';
  return {
    [place]: 1,
    [`${form} ${place}`]: 1,
    [`${line.kind} ${place}`]: 1,
    [`${form} ${place}, ${styleOf(line) === bodyStyle ? 'style of the text' : 'other style'}`]: 1,
    'first line': Number(at === 0),
    'last line': Number(at === lines.length - 1),
    'far from the text': Number(!isNear),
  };
}

function placeOf(at: number, first: number, last: number): string {
  if (first < 0) return 'without sentences';
  if (at < first) return 'before the text';
  return at > last ? 'after the text' : 'in the text';
}

function styleFeatures(
  line: Block,
  at: number,
  { lines, bodyStyle, bodyParents, styles }: Surroundings,
): Record<string, number> {
  const style = styleOf(line);
  const before = lines[at - 1];
  const after = lines[at + 1];
  const { element } = line;
  const isOwnClass = element.attribute('class') !== '' && styles.get(style) === 1;
  return {
    'style of the text': Number(style === bodyStyle),
    'beside the text': Number(element.parent !== null && bodyParents.has(element.parent)),
    'inside no paragraph': Number(
      element.tag === 'div' || element.tag === 'span' || element.tag === 'section',
    ),
    'only one of its class': Number(isOwnClass),
    'has a class': Number(element.attribute('class') !== ''),
    'style of the line above': Number(before !== undefined && styleOf(before) === style),
    'style of the line below': Number(after !== undefined && styleOf(after) === style),
    'below a sentence': Number(before !== undefined && isLongSentence(before)),
    'above a sentence': Number(after !== undefined && isLongSentence(after)),
    'below a colon': Number(before !== undefined && COLON.test(before.text.slice(-READ_CHARACTERS))),
  };
}
