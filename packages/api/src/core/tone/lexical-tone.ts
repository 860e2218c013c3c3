/** Tone by words: in English rated ones, as in VADER (Hutto & Gilbert 2014), elsewhere good and bad stems. */
import type { Span } from '@earshot/schema/analysis-result';
import { itemAt } from '@earshot/schema/item-at';
import contextWords from '../../content/tone/context-words.json' with { type: 'json' };
import { memoizeObjects } from '../text/memoize.ts';
import type { ForeignLanguage } from './line/line-language.ts';
import type { ToneLine } from './line/read-line.ts';
import { stemReader } from './words/word-facts.ts';
import { POST_RATINGS, RATINGS, type Rating } from './words/word-kinds.ts';

export interface LexicalTone {
  /** In (-1, 1). */
  readonly value: number;
  /** Both non-negative. Each word adds up to about 4. */
  readonly good: number;
  readonly bad: number;
  readonly words: readonly RatedWord[];
}

interface RatedWord extends Span {
  readonly weight: number;
  readonly token: number;
}

const set = (name: keyof typeof contextWords): ReadonlySet<string> => new Set(contextWords[name]);
const NEGATORS = set('negators');
const BOOSTERS = set('boosters');
const DAMPENERS = set('dampeners');
const CONTRASTS = set('contrasts');
/** `far from`, keyed by the second word. Only in posts: the headline model was fitted without (see `turnedWords`). */
const NEGATING_PAIRS = new Map(
  contextWords.negatingPairs.map((pair) => [pair.slice(pair.indexOf(' ') + 1), pair]),
);
/** A negator that negates nothing here: `not only`, `no doubt`. */
const FIXED_PAIRS = set('fixedPairs');
/** May stand before the negated word: `far from being a success`. */
const LINKS: ReadonlySet<string> = new Set(['a', 'an', 'being', ...BOOSTERS]);
const WORD = /\p{L}{2}/u;

const NEGATED = -0.74;
const NEGATION_REACH = 3;
const DEGREE = 0.15;
const DEGREE_REACH = 2;
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.5;
/** VADER's constant: the value is sum / sqrt(sum² + alpha). The words of posts are stronger. */
const ALPHA = 15;
const POST_ALPHA = 10;
/** Longer texts count as three average sentences. */
const FULL_SENTENCES = 3;
const STEM_WEIGHT = 1.5;

export const lexicalTone = memoizeObjects((line: ToneLine): LexicalTone => {
  const words = line.language === 'en' ? ratedWords(line) : ratedStems(line, line.language);
  let [good, bad] = [0, 0];
  for (const { weight } of words) {
    if (weight > 0) good += weight;
    else bad -= weight;
  }
  const sum = (good - bad) * Math.min(1, FULL_SENTENCES / Math.max(1, line.sentences));
  return { value: sum / Math.sqrt(sum * sum + (line.isPost ? POST_ALPHA : ALPHA)), good, bad, words };
});

/** `far from perfect`, but not `nothing less than great`. */
export function turnedWords(line: ToneLine): RatedWord[] {
  return lexicalTone(line).words.filter(({ token }) => {
    let before = token - 1;
    while (token - before < NEGATION_REACH && LINKS.has(keyAt(line, before))) before--;
    return endsPair(line, before) && !NEGATORS.has(keyAt(line, before - 2));
  });
}

function endsPair(line: ToneLine, i: number): boolean {
  const key = keyAt(line, i);
  return NEGATING_PAIRS.get(key) === `${keyAt(line, i - 1)} ${key}`;
}

interface Match {
  /** Range of tokens, `to` exclusive, with a skipped number. */
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly rating: Rating;
}

interface Context {
  readonly roles: readonly ('negator' | 'contrast' | undefined)[];
  readonly contrasts: ReadonlyMap<number, number>;
}

function ratedWords(line: ToneLine): RatedWord[] {
  const { tokens } = line;
  const context = readContext(line);
  const words: RatedWord[] = [];
  for (let token = 0; token < tokens.length; ) {
    const match = longestMatch(line, token);
    const weight = match === undefined ? 0 : weightIn(line, context, match);
    const to = match?.to ?? token + 1;
    if (weight !== 0)
      words.push({ start: itemAt(tokens, token).start, end: itemAt(tokens, to - 1).end, weight, token });
    token = to;
  }
  return words;
}

function readContext(line: ToneLine): Context {
  const roles = line.tokens.map((_, i) => roleOf(line, i));
  const contrasts = new Map<number, number>();
  for (const [i, { sentence }] of line.tokens.entries())
    if (roles[i] === 'contrast') contrasts.set(sentence, i);
  return { roles, contrasts };
}

function roleOf(line: ToneLine, i: number): Context['roles'][number] {
  const key = keyAt(line, i);
  if (line.isPost && endsPair(line, i)) return 'negator';
  if (CONTRASTS.has(key)) return 'contrast';
  const next = keyAt(line, i + 1);
  // `least` reaches only the next word: `the least developed countries win`.
  const isNegator = key === 'least' ? RATINGS.ratings.has(next) : NEGATORS.has(key);
  if (!isNegator || FIXED_PAIRS.has(`${keyAt(line, i - 1)} ${key}`)) return undefined;
  return FIXED_PAIRS.has(`${key} ${next}`) ? undefined : 'negator';
}

function keyAt({ tokens, masked }: ToneLine, i: number): string {
  return masked[i] ? '' : (tokens[i]?.key ?? '');
}

/** Stays within a clause. A number inside is skipped: `cut 500 jobs`. */
function longestMatch({ tokens, masked, isPost }: ToneLine, from: number): Match | undefined {
  const { ratings, longest } = isPost ? POST_RATINGS : RATINGS;
  const first = itemAt(tokens, from);
  const most = masked[from] || first.key === '' ? 0 : (longest.get(first.key) ?? 0);
  let found: Match | undefined;
  let key = '';
  let words = 0;
  for (let i = from; words < most; i++) {
    const token = tokens[i];
    if (!token || masked[i] || token.clause !== first.clause) break;
    if (token.key === '') {
      const isSecondNumber = i > from + words;
      if (isSecondNumber) break;
      continue;
    }
    key = words === 0 ? token.key : `${key} ${token.key}`;
    words++;
    const rating = ratings.get(key);
    if (rating) found = { from, to: i + 1, key, rating };
  }
  return found;
}

/** A phrase about service does not count if it is good and in a question, or bad and negated. */
function weightIn(line: ToneLine, context: Context, { from, to, key, rating }: Match): number {
  const { tokens, questions } = line;
  const { weight, isPostPhrase } = rating;
  const { sentence } = itemAt(tokens, from);
  if (isPostPhrase && weight > 0 && itemAt(questions, sentence) > 0) return 0;
  if (to === from + 1 && negatesRated(line, context, from)) return 0;
  // A smiley expresses the writer's feelings, regardless of negations before it.
  const negation = WORD.test(key) && isNegated(line, context, from) ? NEGATED : 1;
  if (isPostPhrase && weight < 0 && negation < 0) return 0;
  return weight * negation * degreeOf(line, context, from) * contrastOf(line, context, from);
}

/** Tokens within the same sentence and after the last contrast. */
function tokensBefore({ tokens }: ToneLine, { roles }: Context, from: number, reach: number): number[] {
  const before: number[] = [];
  for (let i = from - 1; i >= Math.max(0, from - reach); i--) {
    if (itemAt(tokens, i).sentence !== itemAt(tokens, from).sentence || roles[i] === 'contrast') break;
    before.push(i);
  }
  return before;
}

function isNegated(line: ToneLine, context: Context, from: number): boolean {
  const { tokens } = line;
  const { clause } = itemAt(tokens, from);
  return tokensBefore(line, context, from, NEGATION_REACH).some(
    (i) => context.roles[i] === 'negator' && itemAt(tokens, i).clause === clause,
  );
}

function negatesRated(line: ToneLine, { roles }: Context, from: number): boolean {
  const { clause } = itemAt(line.tokens, from);
  return (
    roles[from] === 'negator' &&
    line.tokens
      .slice(from + 1, from + 1 + NEGATION_REACH)
      .some((token, i) => token.clause === clause && RATINGS.ratings.has(keyAt(line, from + 1 + i)))
  );
}

function degreeOf(line: ToneLine, context: Context, from: number): number {
  let degree = 1;
  for (const i of tokensBefore(line, context, from, DEGREE_REACH)) {
    const key = keyAt(line, i);
    if (BOOSTERS.has(key)) degree += DEGREE;
    else if (DAMPENERS.has(key)) degree -= DEGREE;
  }
  return degree;
}

function contrastOf({ tokens }: ToneLine, { contrasts }: Context, from: number): number {
  const contrast = contrasts.get(itemAt(tokens, from).sentence);
  if (contrast === undefined) return 1;
  return from < contrast ? BEFORE_CONTRAST : AFTER_CONTRAST;
}

function ratedStems({ tokens, masked, words }: ToneLine, language: ForeignLanguage): RatedWord[] {
  const classesOf = stemReader(language);
  return tokens.flatMap(({ start, end }, token) => {
    const classes = masked[token] ? [] : classesOf(words[token] ?? '');
    const sign = Number(classes.includes('good')) - Number(classes.includes('bad'));
    return sign === 0 ? [] : [{ start, end, token, weight: sign * STEM_WEIGHT }];
  });
}
