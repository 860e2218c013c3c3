/** Words similar to a keyword that does not occur: other spellings, related words, parts of it. */
import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { distance } from 'fastest-levenshtein';
import { TokenScanner } from '../keywords/token-scanner.ts';
import { NEAR_FORM_KEYWORDS, NEAR_FORMS_SHOWN } from '../limits.ts';
import { lightStem } from '../text/english-sense.ts';
import { UNSPACED } from '../text/fold-table.ts';
import { isStopWord } from '../text/stop-words.ts';

interface Word {
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
/** Minimum common beginning of two related words, as a share of the shorter one. */
const SHARED_STEM = 2 / 3;
const MAX_WORD_LETTERS = 40;

/** Degrees of closeness, closest first. */
const SAME = 0;
const TYPO = 1;
const FAMILY = 2;

/** Closest first, then by count. After `NEAR_FORM_KEYWORDS` spellings it finds nothing, which limits the work. */
export function nearFormFinder(
  texts: readonly string[],
  language: string,
): (spellings: readonly string[]) => KeywordMatch['nearForms'] {
  const words = wordsOf(texts);
  const byEdge = new Map<string, Word[]>();
  const edgesOf = (folded: string) => [
    `^${folded.slice(0, BUCKET_UNITS)}`,
    `$${folded.slice(-BUCKET_UNITS)}`,
  ];
  for (const word of words.values())
    for (const edge of edgesOf(word.folded)) {
      const same = byEdge.get(edge);
      if (same) same.push(word);
      else byEdge.set(edge, [word]);
    }
  const nearWords = (folded: string): Word[] =>
    folded.length > MAX_WORD_LETTERS ? [] : edgesOf(folded).flatMap((edge) => byEdge.get(edge) ?? []);
  let asked = 0;
  return (spellings) => {
    const found = new Map<Word, number>();
    for (const folded of spellings.flatMap((spelling) =>
      asked++ >= NEAR_FORM_KEYWORDS ? [] : searchedWords(spelling, language),
    ))
      for (const word of nearWords(folded)) {
        const closeness = closenessOf(folded, word.folded, language);
        if (closeness !== undefined) found.set(word, Math.min(closeness, found.get(word) ?? closeness));
      }
    return [...found]
      .sort(([a, closenessA], [b, closenessB]) => closenessA - closenessB || b.count - a.count)
      .slice(0, NEAR_FORMS_SHOWN)
      .map(([{ text, count }]) => ({ text, count }));
  };
}

function wordsOf(texts: readonly string[]): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const text of texts) {
    const scanner = new TokenScanner(text);
    while (scanner.next()) {
      const { folded, start, end } = scanner;
      if (scanner.kind === UNSPACED || scanner.address || folded.length > MAX_WORD_LETTERS) continue;
      const earlier = words.get(folded);
      if (earlier) earlier.count++;
      else words.set(folded, { text: text.slice(start, end), folded, count: 1 });
    }
  }
  return words;
}

function searchedWords(spelling: string, language: string): string[] {
  const scanner = new TokenScanner(spelling);
  const words: string[] = [];
  while (scanner.next()) {
    const { folded, start, end } = scanner;
    if (scanner.kind === UNSPACED || scanner.address) continue;
    const isWhole = start === 0 && end === spelling.length;
    const isSmall = folded.length < 2 || isStopWord(spelling.slice(start, end).toLowerCase(), language);
    if (isWhole || !isSmall) words.push(folded);
  }
  return words;
}

function closenessOf(keyword: string, word: string, language: string): number | undefined {
  if (keyword === word) return SAME;
  const [short, long] = keyword.length < word.length ? [keyword, word] : [word, keyword];
  if (short.length >= MIN_TYPO_LETTERS && long.length - short.length <= 2 && !/\d/.test(long)) {
    if (typosBetween(short, long) <= (short.length >= TWO_TYPOS_FROM ? 2 : 1)) return TYPO;
  }
  return isFamily(keyword, word) || isCompound(keyword, word) || sharesStem(keyword, word, language)
    ? FAMILY
    : undefined;
}

/** Two letters that changed places are one typo. */
function typosBetween(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && a.length === b.length && sortedLetters(a) === sortedLetters(b) ? 1 : edits;
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}

/** One word begins with the other, or both start with most of the letters of the shorter one. */
function isFamily(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < MIN_FAMILY_LETTERS) return false;
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared++;
  return shared === shorter || (shared >= MIN_FAMILY_LETTERS + 1 && shared >= shorter * SHARED_STEM);
}

/** Bundesregierung for Regierung. */
function isCompound(keyword: string, word: string): boolean {
  return keyword.length >= MIN_LAST_PART_LETTERS && word.endsWith(keyword);
}

/** A short shared stem counts only if the words differ in little else. */
function sharesStem(a: string, b: string, language: string): boolean {
  const stem = lightStem(a, language);
  if (stem !== lightStem(b, language) || a === b) return false;
  return (
    stem.length >= MIN_FAMILY_LETTERS ||
    Math.max(a.length, b.length) - stem.length <= MAX_PLURAL_ENDING_LETTERS
  );
}
