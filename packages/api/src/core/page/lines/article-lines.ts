/** A class of phrases ("Related", "Photo") is evidence for the line model, not a verdict. */

import { itemAt } from '@earshot/schema/item-at';
import lineModel from '../../../content/models/article-lines.json' with { type: 'json' };
import lineClasses from '../../../content/pages/line-classes.json' with { type: 'json' };
import readerWords from '../../../content/pages/reader-words.json' with { type: 'json' };
import webWords from '../../../content/pages/web-words.json' with { type: 'json' };
import { sumOverLabels } from '../../model/linear-chain.ts';
import { logOddsOf, readChainModel, vectorOf } from '../../model/linear-model.ts';
import type { Block } from '../html/blocks.ts';
import { isStatementLine } from '../metadata/bylines.ts';

type LineClass = keyof typeof lineClasses;

/** `alone`: the whole text but one word, `label`: before a colon or another separator, `beginning`: before anything else. */
type PhraseForm = 'alone' | 'label' | 'beginning';

export interface Phrase {
  readonly class: LineClass;
  readonly form: PhraseForm;
}

const CLASS_OF = new Map<string, LineClass>(
  (Object.keys(lineClasses) as LineClass[])
    .filter((name) => name !== 'ratings' && name !== 'networks')
    .flatMap((name) => lineClasses[name].map((phrase): [string, LineClass] => [phrase, name])),
);
const MAX_PHRASE_WORDS = 6;
/** A run of Chinese, Japanese or Korean letters. A phrase may be its beginning. */
const UNSPACED = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}/u;
const MAX_UNSPACED_LETTERS = 8;
const READ_CHARACTERS = 120;
const MAX_LEADING = 40;
const LEADING_MARKS = /^[^\p{L}\d©]{1,20}/u;
const LABEL = /^([^:：»>|/]{1,60})[:：»>|/]/u;
const NEXT_PART = /[.!?。！？]["”’»)\]]*\s+|[([（]|\n/u;
const MAX_PARTS = 12;

/** The first words of all phrases. Most texts begin with another word and need no further search. */
const FIRST_WORDS = new Set([...CLASS_OF.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''));
const FIRST_WORD = /[\p{L}\p{M}©][\p{L}\p{M}©'’]*/u;
const MAY_BE_UNSPACED = /[\u3040-\ud7af]/;

function mayBegin(head: string): boolean {
  const [word = ''] = FIRST_WORD.exec(head) ?? [];
  return MAY_BE_UNSPACED.test(word) || FIRST_WORDS.has(phraseKey(word));
}

export function phraseAtStart(text: string): Phrase | null {
  const head = text
    .slice(0, READ_CHARACTERS + MAX_LEADING)
    .replace(LEADING_MARKS, '')
    .slice(0, READ_CHARACTERS);
  if (!mayBegin(head)) return null;
  const label = LABEL.exec(head)?.[1];
  const labeled = label === undefined ? undefined : CLASS_OF.get(phraseKey(label));
  if (labeled) return { class: labeled, form: 'label' };
  const words = phraseKey(head).split(' ');
  for (let count = Math.min(words.length, MAX_PHRASE_WORDS); count > 0; count -= 1) {
    const name = CLASS_OF.get(words.slice(0, count).join(' '));
    if (name) return { class: name, form: words.length - count <= 1 ? 'alone' : 'beginning' };
  }
  return unspacedPhrase(words[0] ?? '');
}

function unspacedPhrase(word: string): Phrase | null {
  const [letters = ''] = UNSPACED.exec(word) ?? [];
  for (let count = Math.min(letters.length, MAX_UNSPACED_LETTERS); count > 1; count -= 1) {
    const name = CLASS_OF.get(letters.slice(0, count));
    if (name) return { class: name, form: word.length - count <= 2 ? 'alone' : 'beginning' };
  }
  return null;
}

function laterPhrases(text: string): Phrase[] {
  return text
    .split(NEXT_PART, MAX_PARTS)
    .slice(1)
    .flatMap((part) => phraseAtStart(part) ?? []);
}

const RATINGS = new Set<string>(lineClasses.ratings);
const NETWORKS = new Set<string>(lineClasses.networks);
const MAX_RATING_CHARACTERS = 50;
const MAX_NETWORK_CHARACTERS = 120;

const hasWord = (found: readonly string[], words: ReadonlySet<string>) =>
  found.some((word) => words.has(word));

/** "4.8 from 31 votes" */
const isRating = ({ text, key }: PhrasedLine) =>
  text.length <= MAX_RATING_CHARACTERS && /\d/.test(text) && hasWord(key.split(' '), RATINGS);

const namesNetwork = ({ text, key }: PhrasedLine) =>
  text.length <= MAX_NETWORK_CHARACTERS && hasWord(key.split(' '), NETWORKS);

const MENTIONED = ['credits', 'invitation', 'letter', 'rights'] as const;
const MENTIONS = new Map<string, { name: LineClass; phrase: string }[]>();
const UNSPACED_MENTIONS: { name: LineClass; phrase: string }[] = [];
for (const name of MENTIONED)
  for (const phrase of lineClasses[name]) {
    const [first = '', ...others] = phrase.split(' ');
    if (UNSPACED.test(phrase)) UNSPACED_MENTIONS.push({ name, phrase });
    else if (others.length > 0) MENTIONS.set(first, [...(MENTIONS.get(first) ?? []), { name, phrase }]);
  }
const MAX_NOTE_CHARACTERS = 400;

function mentionedClasses(key: string): LineClass[] {
  const unspaced = MAY_BE_UNSPACED.test(key) ? UNSPACED_MENTIONS : [];
  const found = new Set(
    unspaced.filter(({ phrase }) => ` ${key}`.includes(` ${phrase}`)).map(({ name }) => name),
  );
  let i = 0;
  for (const word of key.split(' ')) {
    for (const { name, phrase } of MENTIONS.get(word) ?? []) if (key.startsWith(phrase, i)) found.add(name);
    i += word.length + 1;
  }
  return [...found];
}

export type PhrasedLine = ReturnType<typeof withPhrases>[number];

export const withPhrases = (lines: readonly Block[]) =>
  lines.map((line) => {
    const { text } = line;
    const key = text.length > MAX_NOTE_CHARACTERS ? '' : phraseKey(text);
    return {
      ...line,
      key,
      first: phraseAtStart(text),
      later: laterPhrases(text),
      mentioned: mentionedClasses(key),
    };
  });

export const hasPhrase = ({ text, first, later, mentioned }: PhrasedLine) =>
  first !== null || later.length > 0 || mentioned.length > 0 || isContact(text);

/** "Photo", "Photo: Ada Fenwick" */
export const isLabel = (first: Phrase | null) => first?.form === 'alone' || first?.form === 'label';

const CONTACT = /^[^:：,@]{0,30}[\w.+-]+@[\w-]+\.[\w.]+\s*$/u;

const isContact = (text: string) => CONTACT.test(text.slice(0, READ_CHARACTERS));

export const isLabelLine = (text: string) => isLabel(phraseAtStart(text));

export function isClosingLine(text: string): boolean {
  const name = phraseAtStart(text.trim())?.class;
  return name === 'other stories' || name === 'see also' || name === 'ending';
}

/** Apostrophes are dropped. Everything else except letters and © becomes spaces. */
function phraseKey(text: string): string {
  return (
    text
      .toLowerCase()
      // Lowercasing the Turkish capital İ leaves a combining dot.
      .replace(/['’]|\u0307/g, '')
      .replace(/[^\p{L}\p{M}©]+/gu, ' ')
      .trim()
  );
}

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
const EDGE_CHARACTERS = 200;
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
  const ending = text.slice(-EDGE_CHARACTERS);
  const hasFullStop = FULL_STOP.test(ending);
  return {
    ...line,
    head: text.slice(0, EDGE_CHARACTERS),
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
  mark('addresses the reader', hasWord(found, READER_WORDS));
  mark('talks about the website', hasWord(found, WEB_WORDS));
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
