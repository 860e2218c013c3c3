/** Phrases of pages without an article, by kind and language, and a search for them. The lists are data. */
import commentControls from '../../../content/pages/phrases/comment-controls.json' with { type: 'json' };
import consent from '../../../content/pages/phrases/consent.json' with { type: 'json' };
import gone from '../../../content/pages/phrases/gone.json' with { type: 'json' };
import login from '../../../content/pages/phrases/login.json' with { type: 'json' };
import notFound from '../../../content/pages/phrases/not-found.json' with { type: 'json' };
import parked from '../../../content/pages/phrases/parked.json' with { type: 'json' };
import paywall from '../../../content/pages/phrases/paywall.json' with { type: 'json' };
import regionBlock from '../../../content/pages/phrases/region-block.json' with { type: 'json' };
import rights from '../../../content/pages/phrases/rights.json' with { type: 'json' };
import search from '../../../content/pages/phrases/search.json' with { type: 'json' };
import siteError from '../../../content/pages/phrases/site-error.json' with { type: 'json' };

/**
 * Phrases by language, in lowercase with straight apostrophes. `*` matches up to six words of the same sentence, `^` the
 * beginning of the text, a final `…` the rest of a word, a final `:` a colon.
 */
type PhraseList = Readonly<Record<string, readonly string[]>>;

interface PhraseHit {
  readonly phrase: string;
  /**
   * Number of words from the first to the last word of the phrase, including words in gaps. For Chinese, Japanese and
   * Korean phrases, half the number of characters, rounded up.
   */
  readonly words: number;
  /** Index of the phrase's first word in the text. -1 for Chinese, Japanese and Korean phrases. */
  readonly at: number;
}

interface Phrase {
  readonly phrase: string;
  readonly isAnchored: boolean;
  readonly isPrefix: boolean;
  /** Words. `*` is a gap. */
  readonly tokens: readonly Token[];
}

interface Token {
  readonly word: string;
  readonly hasColon: boolean;
  /** Number of sentence ends before the word. */
  readonly sentence: number;
}

interface CompiledPhrases {
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Phrases in Chinese, Japanese and Korean, which are searched for as substrings. */
  readonly unspaced: readonly string[];
}

const MAX_GAP_WORDS = 6;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const TOKEN = /([\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*)(\s?:)?|\*|[.!?…\n]/gu;

/** Compiles a list. Done once, when the module is loaded. */
function compilePhrases(list: PhraseList): CompiledPhrases {
  const byFirstWord = new Map<string, Phrase[]>();
  const unspaced: string[] = [];
  for (const phrase of new Set(Object.values(list).flat())) {
    if (UNSPACED.test(phrase)) {
      unspaced.push(phrase);
      continue;
    }
    const tokens = tokensOf(phrase.replace(/…$/, ''));
    const first = tokens[0]?.word ?? '';
    const entry = { phrase, isAnchored: phrase.startsWith('^'), isPrefix: phrase.endsWith('…'), tokens };
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), entry]);
  }
  return { byFirstWord, unspaced };
}

/** Normalizes text to match the phrase lists: lowercase, straight apostrophes and plain spaces. */
export function phraseText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u00A0\u202F]/g, ' ');
}

/** Finds the distinct phrases of a list in a text normalized by `phraseText`. */
function findPhrases({ byFirstWord, unspaced }: CompiledPhrases, text: string): PhraseHit[] {
  const hits = new Map<string, PhraseHit>();
  for (const phrase of unspaced)
    if (text.includes(phrase)) hits.set(phrase, { phrase, words: Math.ceil(phrase.length / 2), at: -1 });
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at += 1) {
    for (const phrase of byFirstWord.get(tokens[at]?.word ?? '') ?? []) {
      if (hits.has(phrase.phrase)) continue;
      const end = matchEnd(phrase, tokens, at);
      if (end > at) hits.set(phrase.phrase, { phrase: phrase.phrase, words: end - at, at });
    }
  }
  return withoutNested([...hits.values()]);
}

/**
 * Counts each passage once: drops hits that share words with one that is at least as long. Keeps all Chinese, Japanese and
 * Korean hits, which have no position.
 */
function withoutNested(hits: readonly PhraseHit[]): PhraseHit[] {
  const kept: PhraseHit[] = [];
  for (const hit of [...hits].sort((a, b) => b.words - a.words)) {
    const overlaps = kept.some(({ at, words }) => at >= 0 && hit.at < at + words && at < hit.at + hit.words);
    if (!overlaps || hit.at < 0) kept.push(hit);
  }
  return kept;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  for (const [all, word, colon] of text.matchAll(TOKEN)) {
    if (word !== undefined) tokens.push({ word, hasColon: colon !== undefined, sentence });
    else if (all === '*') tokens.push({ word: '*', hasColon: false, sentence });
    else sentence += 1;
  }
  return tokens;
}

/** Returns the index after the phrase that begins at `from`, or -1. */
function matchEnd(
  { tokens: wanted, isPrefix, isAnchored }: Phrase,
  tokens: readonly Token[],
  from: number,
): number {
  if (isAnchored && from > 0) return -1;
  const sentence = tokens[from]?.sentence;
  let at = from;
  let gap = 0;
  for (const [i, token] of wanted.entries()) {
    if (token.word === '*') {
      gap = MAX_GAP_WORDS;
      continue;
    }
    const mayOpen = isPrefix && i === wanted.length - 1;
    const reach = tokens.slice(at, at + gap + 1);
    const skipped = reach.findIndex((next) => next.sentence !== sentence || isSame(next, token, mayOpen));
    if (reach[skipped]?.sentence !== sentence) return -1;
    at += skipped + 1;
    gap = 0;
  }
  return at;
}

function isSame(found: Token, wanted: Token, mayOpen: boolean): boolean {
  if (wanted.hasColon && !found.hasColon) return false;
  return mayOpen ? found.word.startsWith(wanted.word) : found.word === wanted.word;
}

export interface PhraseFinder {
  /** Returns the distinct phrases in a text normalized by `phraseText`. */
  readonly in: (text: string) => PhraseHit[];
}

function finder(list: PhraseList): PhraseFinder {
  const compiled = compilePhrases(list);
  return { in: (text) => findPhrases(compiled, text) };
}

export const PHRASES = {
  commentControls: finder(commentControls),
  consent: finder(consent),
  gone: finder(gone),
  login: finder(login),
  notFound: finder(notFound),
  parked: finder(parked),
  paywall: finder(paywall),
  regionBlock: finder(regionBlock),
  rights: finder(rights),
  search: finder(search),
  siteError: finder(siteError),
};

/** Returns the weight of the best match between a title and a phrase list, from 0 to 3. */
export function titleWeight(titles: readonly string[], phrases: PhraseFinder): number {
  return Math.max(0, ...titles.flatMap((title) => phrases.in(title).map((hit) => weightIn(title, hit))));
}

/** A title that consists of a phrase is stronger evidence than one that contains it. */
function weightIn(title: string, { phrase, words: phraseWords }: PhraseHit): number {
  const words = title.split(/\s+/).length;
  const isCovered = phraseWords / words >= 0.6 || phrase.length / title.length >= 0.6;
  if (phraseWords > 1) return isCovered || (phraseWords >= 4 && words <= 10) ? 3 : 1.5;
  if (isCovered) return 2;
  // A single word at the beginning or end of a short title is its label.
  return words <= 6 && (title.startsWith(phrase) || title.endsWith(phrase)) ? 1 : 0;
}

/** Weights of zero, one and two distinct phrases in a text. Single words are not counted. */
const TEXT_WEIGHTS = [0, 1.5, 2.5];

/** Returns the weight of a text's matches with a phrase list, from 0 to 3.5. */
export function textWeight(text: string, phrases: PhraseFinder): number {
  return TEXT_WEIGHTS[phrases.in(text).filter(({ words }) => words > 1).length] ?? 3.5;
}
