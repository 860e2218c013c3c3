/**
 * Scores a text by its words: in English with a list of rated words and VADER's rules for negation, boosters and contrast, in
 * a post without other rated words with phrases about service, in other languages by counting good and bad stems.
 */
import type { Span } from '@earshot/schema/analysis-result';
import { at } from '@earshot/schema/at';
import type { ForeignLanguage } from '../language/line-language.ts';
import { NAME, type ToneLine } from '../line/read-line.ts';
import { stemReader } from '../words/stems.ts';
import { wordOf } from '../words/word.ts';
import { RULES } from './context-rules.ts';
import { findPostPhrases } from './post-phrases.ts';
import { WEIGHTS } from './rated-words.ts';
import { weighedWords } from './weigh-words.ts';

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
