import type { Span } from '@earshot/schema/analysis-result';
import labels from '../../../content/tone/line-labels.json' with { type: 'json' };
import untonedWords from '../../../content/tone/untoned-words.json' with { type: 'json' };
import { onWord, readWord, type Word } from '../words/read-word.ts';
import { type WordFacts, wordFactsOf } from '../words/word-facts.ts';
import { americanWord, isPersonNoun } from '../words/word-kinds.ts';
import type { ToneLanguage } from './line-language.ts';
import { maskForeignNames, maskNames, trueCase } from './mask-names.ts';
import { scanLine, type ToneToken, type ToneTokens } from './tokenize.ts';

export const NAME = '@';
export const NUMBER = '#';

export interface ToneLine extends ToneTokens {
  readonly text: string;
  readonly language: ToneLanguage;
  readonly masked: readonly boolean[];
  /** The word, `@` or `#`. Groups of people are masked like names. */
  readonly words: readonly string[];
  readonly facts: readonly (WordFacts | undefined)[];
  readonly isPost: boolean;
}

interface LineInput {
  readonly text: string;
  readonly language: ToneLanguage;
  readonly names: readonly Span[];
  /** False for article sentences, even if they quote someone in the first person. */
  readonly mayBePost?: boolean;
}

/** Peoples, religions, institutions and classes. */
const UNTONED: ReadonlySet<string> = new Set(untonedWords);
const DIGIT = /^\d/;
/** Lowercase text with signs of the author's own voice. A pattern that ignores case takes twice as long. */
const POST =
  /(?:^|\s)[@#]\w|!|\b(?:(?<![.-])i(?![.-])|i'm|i’m|im|my|me|you|ur|y'all|gonna|wanna)\b|\b(?:lol|lmao|omg|wtf|ugh|yay|haha|damn|thx|wow|hooray|yum)\b|[:;=]-?[)(dp|]|https?:\/\/\S|\b(\p{L}{3,})(?:[,.]? \1\b)/u;
const NOT_ASCII = /[^\p{ASCII}]/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const LOWER_START = /^\p{Ll}\S*\s+\S+\s+\S/u;
const FULL_STOP = /[.…]\s*$/u;
const POST_MAX_CHARACTERS = 400;
/** Length of a classic tweet. */
const TWEET_MAX_CHARACTERS = 140;

/** A report reads a sentence for several tones, each time with the same array of names. */
const linesRead = new WeakMap<readonly Span[], ToneLine>();

export function readLine({ text, language, names, mayBePost = true }: LineInput): ToneLine {
  const isEnglish = language === 'en';
  const scan = scanLine(text);
  const isShortTalk = scan.sentences > 1 && text.length <= TWEET_MAX_CHARACTERS && FULL_STOP.test(text);
  const isPost =
    mayBePost && isEnglish && text.length <= POST_MAX_CHARACTERS && (isShortTalk || looksLikePost(text));
  const read = linesRead.get(names);
  if (read?.text === text && read.language === language && read.isPost === isPost) return read;
  const silent = isPost ? [] : silentSpans(text);
  const heard = silent.length === 0 ? scan.tokens : scan.tokens.filter((token) => !isIn(token, silent));
  const tokens = isEnglish ? trueCase(heard).map(inAmericanSpelling) : heard;
  const masked = isEnglish
    ? maskNames(text, tokens, names, isPost)
    : maskForeignNames(tokens, names, language);
  const words = tokens.map(({ key, start }, i) => {
    if (masked[i]) return NAME;
    if (key === '') return DIGIT.test(text.charAt(start)) ? NUMBER : NAME;
    return isEnglish && isGroup(tokens, i) ? NAME : key;
  });
  const wordFacts = wordFactsOf(language);
  const facts = tokens.map(({ word }, index) =>
    words[index] === NAME || words[index] === NUMBER ? undefined : wordFacts(word),
  );
  const { sentences, questions } = scan;
  const line = { sentences, questions, text, language, tokens, masked, words, facts, isPost };
  linesRead.set(names, line);
  return line;
}

/** Words for parties and peoples (`Labour`) are not changed. */
const readAs: (word: Word) => Word = onWord((word) => (UNTONED.has(word.key) ? word : americanWord(word)));

function inAmericanSpelling(token: ToneToken): ToneToken {
  const word = readAs(token.word);
  return word === token.word ? token : { ...token, word, key: word.key };
}

function looksLikePost(text: string): boolean {
  return (
    POST.test(text.toLowerCase()) || LOWER_START.test(text) || (NOT_ASCII.test(text) && EMOJI.test(text))
  );
}

/** `debt collectors` and `abuse survivors` also refer to people. */
function isGroup(tokens: readonly ToneToken[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token) return false;
  const role = groupRole(token.word);
  return (
    role === 'group' || (role === 'modifier' && next?.clause === token.clause && isPersonNoun(next.word))
  );
}

/** People by itself (`group`), or only before a word for people (`modifier`). */
const groupRole: (word: Word) => 'group' | 'modifier' | 'none' = onWord((word) => {
  const { noun, verb, figure } = readWord(word);
  if (isPersonNoun(word) || (UNTONED.has(word.key) && verb === undefined && figure === 0)) return 'group';
  return noun !== 0 && (verb === undefined || verb.form === 'base') ? 'modifier' : 'none';
});

function isIn({ start, end }: ToneToken, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start < end && start < span.end);
}

/** `UPDATE 2-`, `EXCLUSIVE:`, `WATCH |` at the start. Case is ignored. */
const LABEL = new RegExp(
  `^\\s*(?:\\[(?:${labels.join('|')})\\]|(?:${labels.join('|')})(?:\\s+\\d+)?\\s*(?:[-–—|]|:(?=\\s)))\\s*`,
  'i',
);
/** `(NYSE: F)`, `(NASDAQ:AAPL)`, `[LON:BP]`, `$TSLA`, `(F.N)`. */
const TICKER =
  /[([][A-Z][A-Za-z]{1,9}\s?:\s?[A-Z0-9.]{1,8}[)\]]|[([][A-Z0-9]{1,5}\.[A-Z]{1,2}[)\]]|\$[A-Z]{1,5}\b/g;
const OUTLET =
  /\s+(?:\||[-–—])\s+(?:The\s+)?\p{Lu}[\p{L}\p{N}.'’&]*(?:\s+(?:(?:of|the|and)\s+)?[\p{Lu}\p{N}][\p{L}\p{N}.'’&]*){0,3}\s*$/u;
/** Longer texts are not headlines and have no silent spans. */
const MAX_CHARACTERS = 300;
const MAX_LABELS = 2;
const MARK = /[-–—|:([$]/;

export function silentSpans(text: string): Span[] {
  if (text.length > MAX_CHARACTERS || text.includes('\n') || !MARK.test(text)) return [];
  const spans: Span[] = [];
  let start = 0;
  for (let i = 0; i < MAX_LABELS; i++) {
    const length = LABEL.exec(text.slice(start))?.[0].length ?? 0;
    if (length === 0 || start + length >= text.length) break;
    spans.push({ start, end: start + length });
    start += length;
  }
  for (const { index, 0: found } of text.matchAll(TICKER))
    spans.push({ start: index, end: index + found.length });
  const outlet = OUTLET.exec(text);
  if (outlet && outlet.index > text.length / 3) spans.push({ start: outlet.index, end: text.length });
  return spans;
}
