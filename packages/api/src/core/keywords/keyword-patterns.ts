/** Matches inflected forms without stemming: "universal" never matches "university". */
import wordParts from '../../content/keywords/word-parts.json' with { type: 'json' };
import { UNSPACED } from '../text/fold-table.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import type { Conditions, Draft, KeywordToken } from './draft.ts';
import { BROKEN, CLOSED, DASHED, isHyphenGap, LOOSE, QUOTED, readGap } from './gaps.ts';
import { spellingDrafts } from './spelling-drafts.ts';
import { TokenScanner } from './token-scanner.ts';

/** `words[i]` and `words[i + 1]` are joined by any of `gaps[i]`. */
interface WordSequence {
  readonly words: readonly string[];
  readonly gaps: readonly (readonly string[])[];
  readonly conditions: Required<Conditions>;
}

export interface KeywordPattern {
  readonly prefix: string;
  readonly suffix: string;
  readonly sequences: readonly WordSequence[];
}

export const CAPITALS = '^';

const PREFIX_SIGNS = /[.#@$€£¥+&~]+$/;
const SUFFIX_SIGNS = /^[+#%*]+/;
const OPTIONAL_SIGNS = /^[.,;・·"]{1,2}$/;
const ABBREVIATIONS: ReadonlySet<string> = new Set(wordParts.abbreviations);
const LEGAL_FORMS: ReadonlySet<string> = new Set(wordParts.legalForms);
/** Languages whose everyday words of up to three letters count: `mit`, `j'ai`. Longer ones are often names (Dell). */
const LANGUAGES = 'de fr es it nl pt pl sv da no fi'.split(' ');
const LONGEST_FOREIGN = 3;
/** A keyword in capitals that is one of them matches only capitals. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  ...wordParts.everydayWords,
  ...LANGUAGES.flatMap((language) => [...stopWordsOf(language)]).filter(
    (word) => word.length <= LONGEST_FOREIGN,
  ),
]);

/** All spellings of one keyword. Rules: docs/methods/mentions.md. */
export function keywordPattern(keyword: string): KeywordPattern {
  const scanner = new TokenScanner(keyword);
  const tokens: KeywordToken[] = [];
  const rawGaps: string[] = [];
  const hyphens: boolean[] = [];
  const dots: boolean[] = [];
  let first = 0;
  let last = 0;
  while (scanner.next()) {
    if (tokens.length === 0) first = scanner.start;
    else {
      const gap = readGap(keyword, last, scanner.start);
      // A paragraph break inside a keyword comes from pasting and is not intended.
      rawGaps.push(gap === BROKEN ? LOOSE : gap);
      hyphens.push(isHyphenGap(keyword, last, scanner.start));
      dots.push(keyword.slice(last, scanner.start) === '.');
    }
    last = scanner.end;
    const { kind, capitals, initials } = scanner;
    const raw = keyword.slice(scanner.start, scanner.end);
    tokens.push({ folded: scanner.folded, kind, raw, capitals, initials });
  }
  if (tokens.length === 0) return { prefix: '', suffix: '', sequences: [] };
  const prefix = PREFIX_SIGNS.exec(keyword.slice(0, first).normalize('NFKC').trimStart())?.[0] ?? '';
  const suffix = SUFFIX_SIGNS.exec(keyword.slice(last).normalize('NFKC'))?.[0] ?? '';
  const gaps = rawGaps.map((gap, i) => acceptedGaps(gap, tokens[i], tokens[i + 1]));
  const base: Draft = { tokens, gaps };
  const drafts = [base, ...spellingDrafts(base, { gaps: rawGaps, hyphens, dots }, prefix)];
  const inflects = suffix === '' && !/[#@$]/.test(prefix);
  return { prefix, suffix, sequences: drafts.flatMap((draft) => sequencesOf(draft, inflects)) };
}

function acceptedGaps(
  gap: string,
  before: KeywordToken | undefined,
  after: KeywordToken | undefined,
): string[] {
  const accepted = new Set([gap]);
  if (OPTIONAL_SIGNS.test(gap) || gap === QUOTED || gap === DASHED) accepted.add(LOOSE);
  const changesScript = before?.kind !== after?.kind;
  if (accepted.has(LOOSE)) {
    const isUnspaced = before?.kind === UNSPACED || after?.kind === UNSPACED;
    if (before && mayEndWithPeriod(before)) accepted.add('.');
    if (after && LEGAL_FORMS.has(after.folded)) accepted.add(',').add('.,');
    if (isUnspaced || changesScript) accepted.add(CLOSED);
    if (isUnspaced) accepted.add('・');
  }
  if (gap === CLOSED && changesScript) accepted.add(LOOSE);
  return [...accepted];
}

function mayEndWithPeriod({ initials, folded }: KeywordToken): boolean {
  return initials || folded.length === 1 || ABBREVIATIONS.has(folded);
}

function sequencesOf(draft: Draft, inflects: boolean): WordSequence[] {
  const { tokens, gaps, tagOnly = false, afterDeterminer = false, markedLetters = 0 } = draft;
  // In a phrase typed entirely in uppercase, the case of its function words has no meaning.
  const capitalsMean = tokens.length === 1 || tokens.some((token) => /\p{Ll}/u.test(token.raw));
  const words = tokens.map((token) =>
    capitalsMean && token.capitals && token.folded.length > 1 && EVERYDAY_WORDS.has(token.folded)
      ? CAPITALS + token.folded
      : token.folded,
  );
  const places = inflects ? new Set([words.length - 1, headOf(words)]) : [];
  const inflected = [...places].flatMap((place) =>
    formsOf(tokens[place], words[place] ?? '').map((form) => words.with(place, form)),
  );
  return [
    { words, gaps, conditions: { tagOnly, afterDeterminer, markedLetters } },
    // "start ups" is not a verb.
    ...inflected.map((form) => ({
      words: form,
      gaps,
      conditions: { tagOnly, afterDeterminer: false, markedLetters },
    })),
  ];
}

function formsOf(token: KeywordToken | undefined, word: string): string[] {
  if (!token || word.startsWith(CAPITALS)) return [];
  const isName = /\p{Lu}/u.test(token.raw);
  return [...pluralsOf(token.folded, token.capitals), ...(isName ? [] : singularsOf(token.folded))];
}

const CONSONANT_Y = /[^aeiou]y$/;
const SIBILANT = /(?:s|x|z|ch|sh)$/;

const NO_PLURALS: ReadonlySet<string> = new Set(wordParts.noPlural);
const NO_SINGULAR: ReadonlySet<string> = new Set(wordParts.noSingular);
const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries(wordParts.irregularPlurals));
const IRREGULAR_SINGULAR: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR].map(([singular, plural]) => [plural, singular]),
);

/** attorneys general, mothers-in-law */
const AFTER_THE_NOUN: readonly (readonly string[])[] = ['general', 'elect', 'laureate', 'in law'].map(
  (words) => words.split(' '),
);
/** runners-up, passers-by. After other words, these form phrasal verbs (follows up). */
const AFTER_AGENT_NOUN: ReadonlySet<string> = new Set(['up', 'by', 'on']);
const AGENT_NOUN = /er$/;

export function headOf(words: readonly string[]): number {
  const last = words.length - 1;
  if (AFTER_AGENT_NOUN.has(words[last] ?? '') && AGENT_NOUN.test(words[last - 1] ?? '')) return last - 1;
  const tail = AFTER_THE_NOUN.find((ending) =>
    ending.every((word, i) => words.at(i - ending.length) === word),
  );
  return last - (tail && tail.length < words.length ? tail.length : 0);
}

const LATIN_WORD = /^[a-z]+$/;
const MODEL_NUMBER = /^(?=.*[a-z])[a-z\d-]*\d$|^\d{3}$/;

/** city/cities, crisis/crises, spokesman/spokesmen. An acronym of two letters also takes an -s (AIs, NGOs). */
export function pluralsOf(word: string, isAcronym: boolean): string[] {
  if (MODEL_NUMBER.test(word)) return [`${word}s`];
  if (!LATIN_WORD.test(word) || word.length < (isAcronym ? 2 : 3)) return [];
  const irregular = IRREGULAR.get(word);
  const plurals = irregular ? [irregular] : [];
  plurals.push(SIBILANT.test(word) ? `${word}es` : `${word}s`);
  if (word.length > 3 && word.endsWith('o')) plurals.push(`${word}es`);
  if (CONSONANT_Y.test(word)) plurals.push(`${word.slice(0, -1)}ies`);
  if (word.length > 4 && word.endsWith('is')) plurals.push(`${word.slice(0, -2)}es`);
  if (word.length > 3 && word.endsWith('man')) plurals.push(`${word.slice(0, -3)}men`);
  return plurals.filter((plural) => !NO_PLURALS.has(plural));
}

/** Some are not words, which does no harm. Callers do not pass capitalized words, which are names (Windows, Teams). */
export function singularsOf(word: string): string[] {
  const irregular = IRREGULAR_SINGULAR.get(word);
  if (irregular) return [irregular];
  if (LATIN_WORD.test(word) && word.length > 4 && word.endsWith('men')) return [`${word.slice(0, -3)}man`];
  if (!LATIN_WORD.test(word) || word.length < 5 || NO_SINGULAR.has(word) || !/[^suio]s$/.test(word))
    return [];
  const singulars = [word.slice(0, -1)];
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) singulars.push(word.slice(0, -2));
  if (word.endsWith('ses')) singulars.push(`${word.slice(0, -2)}is`);
  return singulars;
}
