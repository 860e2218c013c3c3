/** A keyword as the word sequences that count as mentions of it. */
import { foldText } from '../text/fold.ts';
import { HANGUL, UNSPACED, WORD } from '../text/fold-table.ts';
import { isFunctionWord } from './function-words.ts';
import { APOSTROPHE, BROKEN, CLOSED, isHyphenGap, LOOSE, readGap } from './gaps.ts';
import { pluralsOf, singularsOf } from './inflections.ts';
import { TokenScanner } from './token-scanner.ts';

interface KeywordToken {
  readonly folded: string;
  readonly kind: number;
  readonly raw: string;
  readonly capitals: boolean;
  readonly initials: boolean;
}

/** One word sequence: `words[i]` and `words[i + 1]` are joined by any of `gaps[i]`. */
export interface WordSequence {
  readonly words: readonly string[];
  readonly gaps: readonly (readonly string[])[];
  /** Counts only after a hash or an at sign. */
  readonly tagOnly: boolean;
}

export interface KeywordPattern {
  /** Signs that must stand directly before and after: ".NET", "C++". */
  readonly prefix: string;
  readonly suffix: string;
  /** Empty when the keyword holds no word at all. */
  readonly sequences: readonly WordSequence[];
}

/** Marks a word that matches capitals only; no folded word starts with it. */
export const CAPITALS = '^';

const PREFIX_SIGNS = /[.#@$€£¥+&~]+$/;
const SUFFIX_SIGNS = /^[+#%*]+/;
const OPTIONAL_SIGNS = /^[.,;・·]{1,2}$/;
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'dr mr mrs ms mme prof st ste inc ltd co corp jr sr vs mt ft no gen sen rep gov lt col sgt capt rev hon messrs'.split(
    ' ',
  ),
);
const GERMANIC: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
]);
/** Below this length a closed spelling is too often a word of its own (she'll, shell). */
const SHORTEST_CLOSED = 4;

interface Draft {
  readonly tokens: readonly KeywordToken[];
  readonly gaps: readonly (readonly string[])[];
  readonly tagOnly?: boolean;
}

/** All spellings of one keyword; see docs/methods/mentions.md for the rules. */
export function keywordPattern(keyword: string): KeywordPattern {
  const scanner = new TokenScanner(keyword);
  const tokens: KeywordToken[] = [];
  const rawGaps: string[] = [];
  const hyphens: boolean[] = [];
  let first = 0;
  let last = 0;
  while (scanner.next()) {
    if (tokens.length === 0) first = scanner.start;
    else {
      const gap = readGap(keyword, last, scanner.start);
      // A line break or a free-standing dash in a keyword is how it was pasted, not what is meant.
      rawGaps.push(gap === BROKEN ? LOOSE : gap);
      hyphens.push(isHyphenGap(keyword, last, scanner.start));
    }
    last = scanner.end;
    const { kind, capitals, initials } = scanner;
    const raw = keyword.slice(scanner.start, scanner.end);
    tokens.push({ folded: scanner.folded(), kind, raw, capitals, initials });
  }
  if (tokens.length === 0) return { prefix: '', suffix: '', sequences: [] };
  const prefix = PREFIX_SIGNS.exec(keyword.slice(0, first).normalize('NFKC').trimStart())?.[0] ?? '';
  const suffix = SUFFIX_SIGNS.exec(keyword.slice(last).normalize('NFKC'))?.[0] ?? '';
  const gaps = rawGaps.map((gap, i) => acceptedGaps(gap, tokens[i], tokens[i + 1]));
  const base: Draft = { tokens, gaps };
  const drafts = [base, ...closedDrafts(base, rawGaps, hyphens, prefix), ...spelledDrafts(base, rawGaps)];
  const inflects = suffix === '' && !/[#@$]/.test(prefix);
  return { prefix, suffix, sequences: distinct(drafts.flatMap((draft) => sequencesOf(draft, inflects))) };
}

function acceptedGaps(
  gap: string,
  before: KeywordToken | undefined,
  after: KeywordToken | undefined,
): string[] {
  const accepted = new Set([gap]);
  if (OPTIONAL_SIGNS.test(gap)) accepted.add(LOOSE);
  const closeScripts = before?.kind === UNSPACED || after?.kind === UNSPACED;
  const changesScript = before?.kind !== after?.kind;
  if (gap === LOOSE || accepted.has(LOOSE)) {
    if (before && (before.initials || before.folded.length === 1 || ABBREVIATIONS.has(before.folded)))
      accepted.add('.');
    if (closeScripts || changesScript) accepted.add(CLOSED);
    if (closeScripts) accepted.add('・');
  }
  if (gap === CLOSED && changesScript) accepted.add(LOOSE);
  return [...accepted];
}

/** "e-commerce" as "ecommerce", "McDonald's" as "McDonalds", "climate change" as "#climatechange". */
function closedDrafts(base: Draft, rawGaps: string[], hyphens: boolean[], prefix: string): Draft[] {
  const drafts: Draft[] = [];
  if (hyphens.some(Boolean)) drafts.push(closeGaps(base, (i) => hyphens[i] === true, SHORTEST_CLOSED));
  if (rawGaps.includes(APOSTROPHE))
    drafts.push(closeGaps(base, (i) => rawGaps[i] === APOSTROPHE, SHORTEST_CLOSED + 1));
  const isPlainPhrase = rawGaps.length > 0 && rawGaps.every((gap) => gap === LOOSE) && prefix === '';
  if (isPlainPhrase && base.tokens.every((token) => token.kind === WORD || token.kind === HANGUL)) {
    drafts.push({ ...closeGaps(base, () => true, 0), tagOnly: true });
  }
  return drafts;
}

function closeGaps(base: Draft, closes: (gap: number) => boolean, shortest: number): Draft {
  const tokens: KeywordToken[] = [];
  const gaps: (readonly string[])[] = [];
  base.tokens.forEach((token, i) => {
    const previous = tokens.at(-1);
    const joined = previous && {
      ...previous,
      folded: previous.folded + token.folded,
      raw: previous.raw + token.raw,
    };
    if (i > 0 && closes(i - 1) && joined && joined.folded.length >= shortest && joined.kind === token.kind) {
      tokens[tokens.length - 1] = { ...joined, capitals: joined.capitals && token.capitals, initials: false };
    } else {
      if (i > 0) gaps.push(base.gaps[i - 1] ?? []);
      tokens.push(token);
    }
  });
  return { tokens, gaps };
}

/** "Marks & Spencer" with "and", "Müller" as "Mueller", "J.K." as "J. K.". */
function spelledDrafts(base: Draft, rawGaps: string[]): Draft[] {
  const drafts: Draft[] = [];
  const words = base.tokens.map((token) => token.folded);
  const and = words.indexOf('and', 1);
  if (and > 0 && and < words.length - 1) {
    const gaps = [...base.gaps.slice(0, and - 1), ['&'], ...base.gaps.slice(and + 1)];
    drafts.push({ tokens: base.tokens.filter((_, i) => i !== and), gaps });
  }
  const ampersand = rawGaps.indexOf('&');
  const sides = [words[ampersand], words[ampersand + 1]];
  if (ampersand >= 0 && sides.every((word) => word !== undefined && word.length > 3)) {
    const token: KeywordToken = { folded: 'and', kind: WORD, raw: 'and', capitals: false, initials: false };
    drafts.push({
      tokens: [...base.tokens.slice(0, ampersand + 1), token, ...base.tokens.slice(ampersand + 1)],
      gaps: [...base.gaps.slice(0, ampersand), [LOOSE], [LOOSE], ...base.gaps.slice(ampersand + 1)],
    });
  }
  const germanic = base.tokens.map((token) => ({ ...token, folded: foldGermanic(token) }));
  if (germanic.some((token, i) => token.folded !== words[i]))
    drafts.push({ tokens: germanic, gaps: base.gaps });
  if (base.tokens.some((token) => token.initials) && base.tokens.length > 1)
    drafts.push(spreadInitials(base));
  return drafts;
}

function foldGermanic(token: KeywordToken): string {
  const lower = token.raw.normalize('NFC').toLowerCase();
  return /[äöüøå]/.test(lower)
    ? foldText(lower.replace(/[äöüøå]/g, (c) => GERMANIC.get(c) ?? c))
    : token.folded;
}

function spreadInitials(base: Draft): Draft {
  const tokens: KeywordToken[] = [];
  const gaps: (readonly string[])[] = [];
  base.tokens.forEach((token, i) => {
    if (i > 0) gaps.push([...(base.gaps[i - 1] ?? []), '.']);
    if (!token.initials) tokens.push(token);
    else {
      [...token.folded].forEach((letter, k) => {
        if (k > 0) gaps.push(['.']);
        tokens.push({ ...token, folded: letter, initials: false });
      });
    }
  });
  return { tokens, gaps };
}

function sequencesOf(draft: Draft, inflects: boolean): WordSequence[] {
  const { tokens, gaps, tagOnly = false } = draft;
  // A phrase typed all in capitals says nothing about how its small words are meant.
  const capitalsMean = tokens.length === 1 || tokens.some((token) => /\p{Ll}/u.test(token.raw));
  const words = tokens.map((token) =>
    capitalsMean && token.capitals && token.folded.length > 1 && isFunctionWord(token.folded)
      ? CAPITALS + token.folded
      : token.folded,
  );
  const last = tokens.at(-1);
  const lastWord = words.at(-1) ?? '';
  const forms = [lastWord];
  if (inflects && last && !lastWord.startsWith(CAPITALS)) {
    forms.push(...pluralsOf(last.folded, last.capitals));
    if (!/\p{Lu}/u.test(last.raw)) forms.push(...singularsOf(last.folded));
  }
  return forms.map((form) => ({ words: [...words.slice(0, -1), form], gaps, tagOnly }));
}

function distinct(sequences: readonly WordSequence[]): WordSequence[] {
  const seen = new Map<string, WordSequence>();
  for (const sequence of sequences) {
    const key = JSON.stringify([sequence.words, sequence.gaps, sequence.tagOnly]);
    if (!seen.has(key)) seen.set(key, sequence);
  }
  return [...seen.values()];
}
