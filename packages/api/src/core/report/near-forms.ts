/**
 * Finds words in a text that are similar to a keyword that does not occur: other spellings, related words and parts of the
 * keyword.
 */
import { TokenScanner } from '../keywords/token-scanner.ts';
import { NEAR_FORM_KEYWORDS, NEAR_FORMS_SHOWN } from '../limits.ts';
import { UNSPACED } from '../text/fold-table.ts';
import { lightStem } from '../text/light-stem.ts';
import { isStopWord } from '../text/stop-words.ts';

export interface NearForm {
  readonly text: string;
  readonly count: number;
}

interface Word {
  /** As first written in the text. */
  readonly text: string;
  readonly folded: string;
  count: number;
}

const BUCKET_UNITS = 3;
const MIN_FAMILY_LETTERS = 4;
const MIN_TYPO_LETTERS = 4;
const TWO_TYPOS_FROM = 8;
const MIN_LAST_PART_LETTERS = 5;
const MAX_PLURAL_ENDING_LETTERS = 3;
/** Minimum length of the shared prefix of two related words, as a fraction of the shorter word. */
const SHARED_STEM = 2 / 3;
const MAX_WORD_LETTERS = 40;

/** Degrees of closeness, closest first. */
const SAME = 0;
const TYPO = 1;
const FAMILY = 2;

/** The words of one analysis, indexed by their first and last letters. Read once, and only if a keyword is absent. */
export class NearForms {
  readonly #starts = new Map<string, Word[]>();
  readonly #ends = new Map<string, Word[]>();
  readonly #words = new Map<string, Word>();
  readonly #language: string;
  #asked = 0;

  constructor(texts: readonly string[], language: string) {
    this.#language = language;
    for (const text of texts) this.#read(text);
    for (const word of this.#words.values()) {
      append(this.#starts, word.folded.slice(0, BUCKET_UNITS), word);
      append(this.#ends, word.folded.slice(-BUCKET_UNITS), word);
    }
  }

  /**
   * Returns near forms of an absent keyword, closest first, then by count. A phrase is looked up word by word without its
   * stop words. After `NEAR_FORM_KEYWORDS` spellings the list is empty, which limits the work.
   * @param spellings of the keyword.
   */
  of(spellings: readonly string[]): NearForm[] {
    const found = new Map<Word, number>();
    for (const spelling of spellings) {
      if (this.#asked++ >= NEAR_FORM_KEYWORDS) break;
      this.#collect(spelling, found);
    }
    return [...found]
      .sort(([a, closenessA], [b, closenessB]) => closenessA - closenessB || b.count - a.count)
      .slice(0, NEAR_FORMS_SHOWN)
      .map(([{ text, count }]) => ({ text, count }));
  }

  /** Finds the near forms of one spelling, each with its closeness. */
  #collect(keyword: string, found: Map<Word, number>): void {
    const scanner = new TokenScanner(keyword);
    while (scanner.next()) {
      const word = scanner.folded;
      if (scanner.kind === UNSPACED || scanner.address) continue;
      const raw = keyword.slice(scanner.start, scanner.end);
      const isWhole = scanner.start === 0 && scanner.end === keyword.length;
      if (!isWhole && (word.length < 2 || isStopWord(raw.toLowerCase(), this.#language))) continue;
      for (const [near, closeness] of this.#near(word)) {
        found.set(near, Math.min(closeness, found.get(near) ?? closeness));
      }
    }
  }

  #near(folded: string): Map<Word, number> {
    const found = new Map<Word, number>();
    const same = this.#words.get(folded);
    if (same) found.set(same, SAME);
    if (folded.length > MAX_WORD_LETTERS) return found;
    const buckets = [
      this.#starts.get(folded.slice(0, BUCKET_UNITS)),
      this.#ends.get(folded.slice(-BUCKET_UNITS)),
    ];
    for (const word of buckets.flatMap((bucket) => bucket ?? [])) {
      const closeness = found.has(word) ? undefined : closenessOf(folded, word.folded, this.#language);
      if (closeness !== undefined) found.set(word, closeness);
    }
    return found;
  }

  #read(text: string): void {
    const scanner = new TokenScanner(text);
    while (scanner.next()) {
      if (scanner.kind === UNSPACED || scanner.address || scanner.folded.length > MAX_WORD_LETTERS) continue;
      const folded = scanner.folded;
      const known = this.#words.get(folded);
      if (known) known.count++;
      else this.#words.set(folded, { text: text.slice(scanner.start, scanner.end), folded, count: 1 });
    }
  }
}

function append(index: Map<string, Word[]>, key: string, word: Word): void {
  const words = index.get(key);
  if (words) words.push(word);
  else index.set(key, [word]);
}

function closenessOf(keyword: string, word: string, language: string): number | undefined {
  const [short, long] = keyword.length < word.length ? [keyword, word] : [word, keyword];
  if (short.length >= MIN_TYPO_LETTERS && long.length - short.length <= 2 && !/\d/.test(long)) {
    const most = short.length >= TWO_TYPOS_FROM ? 2 : 1;
    if (withinEdits(short, long, most)) return TYPO;
  }
  return isFamily(keyword, word) || isCompound(keyword, word) || sharesStem(keyword, word, language)
    ? FAMILY
    : undefined;
}

/**
 * Whether one word begins with the other (compounds, derivations), or both start with most of the letters of the shorter
 * one.
 */
function isFamily(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < MIN_FAMILY_LETTERS) return false;
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared++;
  return shared === shorter || (shared >= MIN_FAMILY_LETTERS + 1 && shared >= shorter * SHARED_STEM);
}

/** Whether the keyword is the last part of the word (Bundesregierung for Regierung). */
function isCompound(keyword: string, word: string): boolean {
  return keyword.length >= MIN_LAST_PART_LETTERS && word.endsWith(keyword);
}

/**
 * Whether both words are forms of the same word, or are derived from it. A short shared stem counts only if the words differ
 * in little else.
 */
function sharesStem(a: string, b: string, language: string): boolean {
  const stem = lightStem(a, language);
  if (stem !== lightStem(b, language) || a === b) return false;
  return (
    stem.length >= MIN_FAMILY_LETTERS ||
    Math.max(a.length, b.length) - stem.length <= MAX_PLURAL_ENDING_LETTERS
  );
}

/** Whether at most `most` insertions, deletions, substitutions or swaps of adjacent letters turn one word into the other. */
function withinEdits(a: string, b: string, most: number): boolean {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const substituted = (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      const swapped = isSwap(a, b, i, j) ? (before[j - 2] ?? 0) + 1 : Infinity;
      const edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substituted, swapped);
      row.push(edits);
      smallest = Math.min(smallest, edits);
    }
    if (smallest > most) return false;
    before = last;
    last = row;
  }
  return (last[b.length] ?? most + 1) <= most;
}

/** Whether the two letters before `i` in one word are those before `j` in the other, in reverse order. */
function isSwap(a: string, b: string, i: number, j: number): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
}
