/** A name never has a tone, regardless of what its words mean elsewhere. */
import type { Span } from '@earshot/schema/analysis-result';
import famousNames from '../../../content/tone/known-names.json' with { type: 'json' };
import nameWords from '../../../content/tone/name-words.json' with { type: 'json' };
import { onWord, readWord, type VerbReading, type Word } from '../words/read-word.ts';
import {
  ACTOR_CLASSES,
  COORDINATORS,
  EVENT_VERBS,
  isGeneralWord,
  isPersonNoun,
  MODALS,
  NAME_LINKS,
  NOUN_LIKE_VERBS,
  opensNoName,
  PREPOSITIONS,
  PRONOUNS,
  REPORTING_VERBS,
  SUBORDINATORS,
} from '../words/word-kinds.ts';
import type { ToneLanguage } from './line-language.ts';
import type { ToneToken } from './tokenize.ts';

/** Content words in a line of only capitalized words without a verb. */
const BARE_NAME_WORDS = 6;
/** Linking words and pronouns are not counted. */
const TITLE_CASE_SHARE = 0.9;
/** Words used as short names of sports clubs. */
const CLUBS = new Set(['united', 'city']);
const VERB_REACH = 6;

/** Names by form: capitals in a sentence, runs at its start, possessives, appositions, subjects of actors' verbs. */
export function maskNames(
  text: string,
  tokens: readonly ToneToken[],
  spans: readonly Span[],
  isPost = false,
): boolean[] {
  const masked = inSpans(tokens, spans);
  for (let from = 0; from < tokens.length; ) {
    const sentence = tokens[from]?.sentence;
    let to = from;
    while (to < tokens.length && tokens[to]?.sentence === sentence) to++;
    if (isPost) maskPairs({ text, tokens, masked, from, to });
    else maskSentence({ text, tokens, masked, from, to });
    from = to;
  }
  return masked;
}

/** Both are in text order, so one pass is enough. */
function inSpans(tokens: readonly ToneToken[], spans: readonly Span[]): boolean[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start);
  let next = 0;
  let reach = 0;
  return tokens.map(({ start, end }) => {
    for (let span = ordered[next]; span && span.start < end; span = ordered[++next]) {
      reach = Math.max(reach, span.end);
    }
    return reach > start;
  });
}

interface Sentence {
  readonly text: string;
  readonly tokens: readonly ToneToken[];
  readonly masked: boolean[];
  readonly from: number;
  readonly to: number;
}

function maskSentence(sentence: Sentence): void {
  const { tokens, masked, from, to } = sentence;
  const words = tokens.slice(from, to).filter(({ key }) => key !== '');
  const content = words.filter(({ key }) => !NAME_LINKS.has(key) && !PRONOUNS.has(key));
  const capitalized = content.filter(({ initial }) => initial);
  const isTitle = content.length > 1 && capitalized.length >= content.length * TITLE_CASE_SHARE;
  if (isTitle || (content.length === 1 && capitalized.length === 1 && words.length <= 2)) {
    const bare = content.length <= BARE_NAME_WORDS && !content.some((word, i) => i > 0 && isClearVerb(word));
    if (bare) for (let i = from; i < to; i++) masked[i] = true;
    return;
  }
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (!token || masked[i] || !isCapitalized(token)) continue;
    masked[i] = !opensSentence(sentence, i) || isNameAtStart(sentence, i);
  }
}

/** Masks capitalized runs without a general word, or after a preposition (`at Best Buy`, not `Happy Birthday`). */
function maskPairs({ tokens, masked, from, to }: Sentence): void {
  const isName = (i: number) => {
    const token = tokens[i];
    return i > from && i < to && token?.initial === true && !token.capitals && token.end - token.start > 1;
  };
  for (let i = from + 1; i < to; ) {
    let end = i;
    while (isName(end)) end++;
    const run = tokens.slice(i, end);
    const isPlace = PREPOSITIONS.has(tokens[i - 1]?.key ?? '');
    if (run.length > 1 && (isPlace || run.every(({ word }) => !isGeneralWord(word))))
      masked.fill(true, i, end);
    i = end + 1;
  }
}

function isCapitalized({ initial, key }: ToneToken): boolean {
  return initial && key !== 'i' && !key.startsWith("i'");
}

function opensSentence({ text, tokens, from }: Sentence, i: number): boolean {
  if (i === from) return true;
  const between = text.slice(tokens[i - 1]?.end ?? 0, tokens[i]?.start ?? 0);
  return /[:“‘]|(?:^|\s)["'(]|[.!?]["'”’]?\s/.test(between);
}

function isClearVerb({ key, word }: ToneToken): boolean {
  const { verb, adjective } = readWord(word);
  if (!verb) return false;
  return verb.form === 's' || (verb.form === 'past' && adjective === 0 && key !== verb.lemma);
}

function isNameAtStart(sentence: Sentence, i: number): boolean {
  const { text, tokens, to } = sentence;
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (!token) return false;
  const { key, word } = token;
  if (opensNoName(key)) return false;
  if (CLUBS.has(key) && next && readWord(next.word).verb) return true;
  if (isPossessive(text, token) || isActor(sentence, i)) return true;
  if (!next || i + 1 >= to || next.sentence !== token.sentence) return false;
  const between = text.slice(token.end, next.start);
  if (/^[\s&.-]+$/.test(between) && isCapitalized(next))
    return (
      !(isPersonNoun(word) && readWord(word).adjective === 0 && !readWord(word).verb) && !isParticiple(word)
    );
  return /^,\s*$/.test(between) && (['the', 'a', 'an'].includes(next.key) || isCapitalized(next));
}

function isPossessive(text: string, { end }: ToneToken): boolean {
  return /['’]s$/.test(text.slice(end - 2, end)) || /^['’]\s/.test(text.slice(end, end + 2));
}

/** Before a verb of actors: `Bliss reports results`, `Hope to open an office`. */
function isActor({ tokens, to }: Sentence, i: number): boolean {
  for (let j = i + 1; j < to && j <= i + VERB_REACH; j++) {
    const token = tokens[j];
    if (!token) return false;
    if (MODALS.has(token.key) || token.initial || NAME_LINKS.has(token.key)) continue;
    const { verb } = readWord(token.word);
    if (!verb || !isActorVerb(verb)) return false;
    if (MODALS.has(tokens[j - 1]?.key ?? '')) return true;
    if (isLabel(tokens, i)) return false;
    const after = j + 1 < to ? tokens[j + 1] : undefined;
    const opensObject = after !== undefined && !PREPOSITIONS.has(after.key);
    if (verb.form === 's') return opensObject || !NOUN_LIKE_VERBS.has(verb.lemma);
    return verb.form === 'past' && opensObject && (after.initial || !after.key.endsWith('ly'));
  }
  return false;
}

/** A good or bad noun that is not the subject of the next clause: `Scandal: Acme reports`. */
function isLabel(tokens: readonly ToneToken[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  return token !== undefined && token.clause !== next?.clause && readWord(token.word).noun !== 0;
}

function isActorVerb({ verbClass, lemma }: VerbReading): boolean {
  return (ACTOR_CLASSES.has(verbClass) && !EVENT_VERBS.has(lemma)) || REPORTING_VERBS.has(lemma);
}

function isParticiple(word: Word): boolean {
  const { adjective, verb } = readWord(word);
  return word.key.endsWith('ed') && (adjective !== 0 || verb?.form === 'past');
}

const FAMOUS_NAMES: ReadonlySet<string> = new Set(famousNames);

/** German capitalizes all nouns: only given ranges, known names and abbreviations are masked. */
export function maskForeignNames(
  tokens: readonly ToneToken[],
  spans: readonly Span[],
  language: ToneLanguage,
): boolean[] {
  return tokens.map((token, i) => {
    if (spans.some(({ start, end }) => start < token.end && token.start < end)) return true;
    if (token.capitals || (token.initial && FAMOUS_NAMES.has(token.key))) return true;
    if (language === 'de' || !token.initial) return false;
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const opens = before === undefined || before.sentence !== token.sentence;
    return !opens || (next?.initial === true && next.sentence === token.sentence);
  });
}

/** Newspapers capitalize every word, and wires send flashes in capitals: there, capitals do not show names. */
/** Words that are capitalized in sentences although they are in the general English list. */
const NAME_WORDS: ReadonlySet<string> = new Set(nameWords);
/** Function words are not counted. */
const TITLE_SHARE = 0.8;
const CAPITALS_SHARE = 0.8;

/** The capitals that each sentence would have in plain text. Abbreviations keep theirs in Title Case. */
export function trueCase(tokens: readonly ToneToken[]): readonly ToneToken[] {
  const cased: ToneToken[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to++;
    // A text without marks is one sentence of more tokens than a call takes arguments.
    for (const token of trueCaseSentence(tokens.slice(from, to))) cased.push(token);
    from = to;
  }
  return cased;
}

function trueCaseSentence(tokens: readonly ToneToken[]): readonly ToneToken[] {
  const words = tokens.filter(({ key }) => key !== '');
  const long = words.filter(({ key }) => key.length > 1);
  const isShouted =
    long.length > 1 && long.filter(({ capitals }) => capitals).length >= CAPITALS_SHARE * long.length;
  if (!isShouted && !isTitleCase(words)) return tokens;
  return tokens.map((token, i) => {
    const isUnchanged =
      token.key === '' || (!isShouted && token.capitals) || looksLikeName(token, tokens[i + 1]);
    if (isUnchanged) return isShouted && token.capitals ? { ...token, capitals: false } : token;
    return { ...token, initial: token.initial && i === 0, capitals: false };
  });
}

/** Nearly all words after the first are capitalized, and at least one of them is a general word. */
function isTitleCase(words: readonly ToneToken[]): boolean {
  const content = words.slice(1).filter(({ word }) => !isSmall(word));
  const capitalized = content.filter(({ initial }) => initial);
  return (
    content.length > 0 &&
    capitalized.length >= TITLE_SHARE * content.length &&
    capitalized.some((token) => !looksLikeName(token, undefined))
  );
}

/** Newsrooms keep some of these words in lowercase in Title Case: `Stranded as Airline Collapses`. */
const isSmall: (word: Word) => boolean = onWord(({ key }) =>
  [NAME_LINKS, PREPOSITIONS, SUBORDINATORS, COORDINATORS].some((words) => words.has(key)),
);

function looksLikeName({ key, word }: ToneToken, next: ToneToken | undefined): boolean {
  if (NAME_WORDS.has(key)) return true;
  return next?.key === 'inc' || !isGeneralWord(word);
}
