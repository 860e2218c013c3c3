import { itemAt } from '@earshot/schema/item-at';
import lineModel from '../../../content/models/article-lines.json' with { type: 'json' };
import readerWords from '../../../content/pages/reader-words.json' with { type: 'json' };
import webWords from '../../../content/pages/web-words.json' with { type: 'json' };
import { vectorOf } from '../../model/feature-space.ts';
import { sumOverLabels } from '../../model/linear-chain.ts';
import { logOddsOf } from '../../model/linear-model.ts';
import { readChainModel } from '../../model/model-file.ts';
import { isStatementLine } from '../metadata/byline.ts';
import { isContact, isRating, namesNetwork, type Phrase, type PhrasedLine } from './line-classes.ts';

/** Feature values, keyed by name. A missing feature is 0. */
export type LineFeatures = Readonly<Record<string, number>>;

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
const LINKED_SHARE = 0.8;
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
const READER_WORDS = new Set(readerWords);
const WEB_WORDS = new Set(webWords);

type Mark = (name: string, isTrue?: boolean) => void;

/** An empty text is a gap between blocks. Generated one line at a time to save memory. */
export function lineFeatures(lines: readonly PhrasedLine[]): LineFeatures[] {
  const surroundings = surroundingsOf(lines.map(describe));
  return surroundings.lines.map((line, i) => {
    const features: Record<string, number> = {};
    const mark: Mark = (name, isTrue = true) => {
      if (isTrue) features[name] = 1;
    };
    markText(line, mark);
    markPhrases(line, mark);
    markPlace(line, i, surroundings, mark);
    markStyle(line, i, surroundings, mark);
    return features;
  });
}

type DescribedLine = ReturnType<typeof describe>;
type Surroundings = ReturnType<typeof surroundingsOf>;

function describe(line: PhrasedLine) {
  const { text, kind, words, linkWords, element } = line;
  const ending = text.slice(-READ_CHARACTERS);
  const hasFullStop = FULL_STOP.test(ending);
  return {
    ...line,
    head: text.slice(0, READ_CHARACTERS),
    ending,
    hasFullStop,
    isLongSentence:
      hasFullStop && kind !== 'heading' && words >= LONG_SENTENCE_WORDS && linkWords < words / 2,
    style: `${element.tag} ${element.attribute('class')}`,
  };
}

function surroundingsOf(lines: readonly DescribedLine[]) {
  const long = lines.filter(({ isLongSentence }) => isLongSentence);
  const [bodyStyle = ''] = [...countStyles(long)].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    lines,
    first: lines.findIndex(({ isLongSentence }) => isLongSentence),
    last: lines.findLastIndex(({ isLongSentence }) => isLongSentence),
    bodyStyle,
    bodyParents: new Set(long.flatMap(({ element }) => element.parent ?? [])),
    styles: countStyles(lines),
  };
}

function countStyles(lines: readonly DescribedLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { style } of lines) counts.set(style, (counts.get(style) ?? 0) + 1);
  return counts;
}

const EMAIL_AT_END = /[\w.+-]+@[\w-]+\.[\w.]+\s*$/u;
const ADDRESS_AT_END = /(?:https?:\/\/|www\.|[\w-]{3,}\.[a-z]{2,8}\/)\S*\s*$/iu;
const COPYRIGHT_SIGN = /^\W{0,3}(?:©|\(c\)\s)/iu;
/** Asterisks and emoji separate the parts of a text. Other lines without words are the remains of controls. */
const SEPARATOR = /[*_⁂\p{Emoji_Presentation}]/u;

function markText(line: DescribedLine, mark: Mark): void {
  const { text, head, ending, words, linkWords, kind } = line;
  const found = head.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  const isCapitals = !/\p{Ll}/u.test(head) && /\p{Lu}{3}/u.test(head);
  const isLinked = linkWords >= LINKED_SHARE * words;
  mark(LENGTHS.find(([most]) => words <= most)?.[1] ?? 'over 30 words');
  mark(`kind ${kind}`);
  mark('full stop', line.hasFullStop);
  mark('question', QUESTION.test(ending));
  mark('ends with a colon', COLON.test(ending));
  mark('label and value', words <= SHORT_LINE_WORDS && LABEL_AND_VALUE.test(head));
  mark('separators', SEPARATORS.test(head));
  mark('digits', /\d/.test(head));
  mark('capitals', isCapitals);
  mark('linked capitals', isLinked && isCapitals);
  mark('some links', linkWords > 0 && !isLinked);
  mark('all links', linkWords > 0 && isLinked);
  mark(
    'addresses the reader',
    found.some((word) => READER_WORDS.has(word)),
  );
  mark(
    'talks about the website',
    found.some((word) => WEB_WORDS.has(word)),
  );
  mark('says when or by whom', isStatementLine(text));
  mark('no words', words === 0 && !SEPARATOR.test(text));
  mark('ends with an e-mail address', ending.includes('@') && EMAIL_AT_END.test(ending));
  mark('name and e-mail address', isContact(text));
  mark('names a network', namesNetwork(line));
  mark('a rating', isRating(line));
  mark('ends with an address', ADDRESS_AT_END.test(ending));
  mark('copyright sign', COPYRIGHT_SIGN.test(head));
}

const nameOf = (phrase: Phrase) => `${phrase.class} as ${phrase.form}`;

function markPhrases({ words, linkWords, first, later, mentioned }: DescribedLine, mark: Mark): void {
  if (first) {
    mark(nameOf(first));
    mark(`${first.class}, ${words <= SHORT_LINE_WORDS ? 'short' : 'long'} line`);
    mark(`${first.class}, linked`, linkWords >= LINKED_SHARE * words);
  }
  for (const phrase of later) mark(`later ${nameOf(phrase)}`);
  for (const name of mentioned) mark(`mentions ${name}`);
}

/** Before and after the long sentences, a short line without a period is rarely part of the text. */
function markPlace(
  line: DescribedLine,
  index: number,
  { lines, first, last, bodyStyle }: Surroundings,
  mark: Mark,
): void {
  const form = line.words <= SHORT_LINE_WORDS && !line.hasFullStop ? 'fragment' : 'line';
  const place = placeOf(index, first, last);
  mark(place);
  mark(`${form} ${place}`);
  mark(`${line.kind} ${place}`);
  mark(`${form} ${place}, ${line.style === bodyStyle ? 'style of the text' : 'other style'}`);
  mark('first line', index === 0);
  mark('last line', index === lines.length - 1);
  mark('far from the text', place !== 'in the text' && index !== first - 1 && index !== last + 1);
}

function placeOf(index: number, first: number, last: number): string {
  if (first < 0) return 'without sentences';
  if (index < first) return 'before the text';
  return index > last ? 'after the text' : 'in the text';
}

function markStyle(
  { element, style }: DescribedLine,
  index: number,
  { lines, bodyStyle, bodyParents, styles }: Surroundings,
  mark: Mark,
): void {
  const before = lines[index - 1];
  const after = lines[index + 1];
  const hasClass = element.attribute('class') !== '';
  mark('style of the text', style === bodyStyle);
  mark('beside the text', element.parent !== null && bodyParents.has(element.parent));
  mark('inside no paragraph', /^(?:div|span|section)$/.test(element.tag));
  mark('only one of its class', hasClass && styles.get(style) === 1);
  mark('has a class', hasClass);
  mark('style of the line above', before?.style === style);
  mark('style of the line below', after?.style === style);
  mark('below a sentence', before?.isLongSentence === true);
  mark('above a sentence', after?.isLongSentence === true);
  mark('below a colon', before !== undefined && COLON.test(before.ending));
}

export const LINE_LABELS = ['text', 'other'] as const;

const { chain, model, space } = readChainModel(lineModel);
/** Pages with more lines are read without the model. This limits hostile pages. */
const MAX_LINES = 3_000;

/** Returns null if there are too many lines. */
export function otherProbabilities(lines: readonly PhrasedLine[]): ArrayLike<number> | null {
  if (lines.length > MAX_LINES) return null;
  if (lines.length === 0) return [];
  const scores = lineFeatures(lines).flatMap((features) =>
    Array.from(logOddsOf(model, vectorOf(space, features))),
  );
  const { marginals } = sumOverLabels(chain, scores);
  return Float64Array.from(lines, (_, i) => itemAt(marginals, i * LINE_LABELS.length + 1));
}
