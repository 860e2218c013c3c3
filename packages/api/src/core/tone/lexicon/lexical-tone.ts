/**
 * Scores a text by its words: in English with a list of rated words and VADER's rules for negation, boosters and contrast, in
 * a post without other rated words with phrases about service, in other languages by counting good and bad stems.
 */

import type { Span } from '@earshot/schema/analysis-result';
import { at } from '@earshot/schema/at';
import postPhrases from '../../../content/tone/post-phrases.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import type { ForeignLanguage } from '../language/line-language.ts';
import { NAME, type ToneLine } from '../line/read-line.ts';
import type { ToneToken, ToneTokens } from '../line/tokenize.ts';
import { stemReader } from '../words/stems.ts';
import { wordOf } from '../words/word.ts';
import { AUXILIARIES } from '../words/word-kinds.ts';
import { WEIGHTS } from './rated-words.ts';
import { NEGATORS, RULES, weighedWords } from './weigh-words.ts';

interface PostPhrase {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A phrase in a text: its range of tokens, `to` exclusive, and its weight, positive if it is good. */
interface FoundPhrase {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

type Sentences = Pick<ToneTokens, 'tokens' | 'questions'>;

/** Words between a negator and the phrase that it negates: `nobody has even refunded me`, `no one refunded me`. */
const BETWEEN: ReadonlySet<string> = new Set(['even', 'ever', 'one', 'yet']);
const WRITER: ReadonlySet<string> = new Set(['i', "i've", "i'm", 'am', 'we', "we've", "we're"]);
/** Second words of phrases about the writer's own life, after `I`: `I deleted my photos`, `I am not working today`. */
const OWN: ReadonlySet<string> = new Set(['my', 'working']);

/** The phrases by their first word, the longest first. */
const byFirst = lazily(() => {
  const found = new Map<string, PostPhrase[]>();
  for (const line of postPhrases) {
    const words = line.split(' ');
    const weight = Number(words.pop());
    const first = words[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), { words, weight }]);
  }
  for (const phrases of found.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return found;
});

/**
 * Returns the phrases of a text in text order. A phrase never crosses the end of a sentence. A negated phrase is bad if it was
 * good and does not count if it was bad. A good phrase in a question does not count.
 */
export function findPostPhrases({ tokens, questions }: Sentences): FoundPhrase[] {
  const found: FoundPhrase[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const token = at(tokens, from);
    const phrase = byFirst()
      .get(token.key)
      ?.find(({ words }) => startsWith(tokens, from, words));
    if (!phrase || isOwn(tokens, from, phrase)) continue;
    const to = from + phrase.words.length;
    const weight = weightIn({ tokens, questions }, from, phrase);
    if (weight !== 0) found.push({ from, to, weight });
    from = to - 1;
  }
  return found;
}

function startsWith(tokens: readonly ToneToken[], from: number, words: readonly string[]): boolean {
  return words.every((word, i) => {
    const token = tokens[from + i];
    return token?.key === word && token.sentence === tokens[from]?.sentence;
  });
}

function isOwn(tokens: readonly ToneToken[], from: number, { words }: PostPhrase): boolean {
  return OWN.has(words[1] ?? '') && WRITER.has(tokens[from - 1]?.key ?? '');
}

/** Returns the weight of a phrase in its context. 0 if it does not count. */
function weightIn({ tokens, questions }: Sentences, from: number, { weight }: PostPhrase): number {
  if (weight > 0 && at(questions, at(tokens, from).sentence) > 0) return 0;
  if (!isNegated(tokens, from)) return weight;
  return weight > 0 ? weight * RULES.negation : 0;
}

/** Whether a negator is in front of the phrase, with only auxiliary verbs or words such as `even` in between. */
function isNegated(tokens: readonly ToneToken[], from: number): boolean {
  for (let i = from - 1; i >= 0; i--) {
    const before = at(tokens, i);
    if (before.clause !== tokens[from]?.clause) return false;
    if (NEGATORS.has(before.key)) return true;
    if (!AUXILIARIES.has(before.key) && !BETWEEN.has(before.key)) return false;
  }
  return false;
}

export interface LexicalTone {
  /** Combined strength of all words, in (-1, 1). */
  readonly value: number;
  /** Total weight of the positive words and of the negative words, both non-negative. Each word adds up to about 4. */
  readonly good: number;
  readonly bad: number;
  /** The words that count, with their weights after all rules. */
  readonly words: readonly (Span & { readonly weight: number; readonly token: number })[];
}

/** If all rated words of a post are in phrases with this word, the phrases count instead: `no refund`, `no hot water`. */
const NO = /\bno\b/i;

/** @param line as returned by `readLine`. Words that are part of a name do not count. */
export function lexicalTone(line: ToneLine): LexicalTone {
  if (line.language !== 'en') return toneOfStems(line, line.language);
  const rated = ratedWords(line);
  const phrases = line.isPost ? phrasesOfPost(line) : [];
  const lacks = phrases.filter(({ start, end }) => NO.test(line.text.slice(start, end)));
  const words = rated.every((word) => lacks.some((phrase) => isWithin(word, phrase))) ? phrases : rated;
  let [good, bad] = [0, 0];
  for (const { weight } of words) {
    if (weight > 0) good += weight;
    else bad -= weight;
  }
  const share = Math.min(1, RULES.fullSentences / Math.max(1, line.sentences));
  const sum = (good - bad) * share;
  const alpha = line.isPost ? RULES.postAlpha : RULES.alpha;
  return { value: sum / Math.sqrt(sum * sum + alpha), good, bad, words };
}

/** No table has this word, so a name ends a phrase like any other word. With an empty key, it would be skipped like a number. */
const NAME_WORD = wordOf(NAME);

/** In a name, no word is a booster or a negator either: `Little Hope`. */
function withoutNames({ tokens, masked }: ToneLine): ToneLine['tokens'] {
  return masked.some(Boolean)
    ? tokens.map((token, i) => (masked[i] ? { ...token, word: NAME_WORD, key: NAME } : token))
    : tokens;
}

function ratedWords(line: ToneLine): LexicalTone['words'] {
  return weighedWords({ ...line, tokens: withoutNames(line) }).flatMap(({ from, to, key, factor }) => {
    const [first, last] = [line.tokens[from], line.tokens[to - 1]];
    if (!first || !last) return [];
    return [{ start: first.start, end: last.end, weight: factor * (WEIGHTS.get(key) ?? 0), token: from }];
  });
}

function isWithin({ start, end }: Span, outer: Span): boolean {
  return outer.start <= start && end <= outer.end;
}

/** Complaints often contain no rated word (`still waiting for my refund`). */
function phrasesOfPost(line: ToneLine): LexicalTone['words'] {
  return findPostPhrases(line).map(({ from, to, weight }) => {
    const { start } = at(line.tokens, from);
    return { start, end: at(line.tokens, to - 1).end, weight, token: from };
  });
}

/** Weight of each good or bad stem in languages that have no list of rated words. */
const STEM_WEIGHT = 1.5;

function toneOfStems(line: ToneLine, language: ForeignLanguage): LexicalTone {
  const classesOf = stemReader(language);
  const words = line.tokens.flatMap(({ start, end }, token) => {
    const classes = line.masked[token] ? [] : classesOf(line.words[token] ?? '');
    const sign = Number(classes.includes('good')) - Number(classes.includes('bad'));
    return sign === 0 ? [] : [{ start, end, token, weight: sign * STEM_WEIGHT }];
  });
  const good = words.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
  const bad = words.reduce((sum, { weight }) => sum + Math.max(0, -weight), 0);
  return { value: (good - bad) / Math.sqrt((good - bad) ** 2 + RULES.alpha), good, bad, words };
}
