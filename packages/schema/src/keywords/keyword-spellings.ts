/**
 * Notation of a keyword: `Volkswagen = VW = Volkswagen AG` is one keyword with three spellings, named by the first. A
 * spelling in quotation marks (`"Acme, Inc."`) may contain commas and equals signs. An equals sign in front (`=Business
 * Objects`, `SAP = =Business Objects`) asks for exactly these capitals and stays part of the spelling. Exclusions follow a
 * minus sign: `Apex = APX -"Apex Legends" -sentence:"apex predator" -article:"video game"`.
 */

import { MAX_KEYWORD_CHARACTERS } from '../limits.ts';

const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“”', '«': '»' };
const PREFERRED_QUOTES = ['""', '“”', '«»'] as const;
/** Matches the start of a URL. An equals sign in a query string is part of the URL and does not separate spellings. */
const ADDRESS_START = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)/i;
const NEEDS_QUOTES = /[,=]/;
const EXACT = '=';
/** A quotation mark is optional for a single word after a scope (`-sentence:predator`). */
const EXCLUSION = /[-−–](?:(?<scope>phrase|sentence|article):\s*(?=[^\s,=])|(?=["“„«]))/iy;
const BEFORE_EXCLUSION = /^\s+[-−–](?:(?:phrase|sentence|article):|["“„«])/i;
const EXCLUDED = /^(?:".*?"|“.*?”|„.*?[“”]|«.*?»)(?=[\s,=]|$)|^[^\s,="“„«]+/s;

/** Where an exclusion's words must be to cancel a mention: around it, in its sentence, or anywhere in the article. */
export const EXCLUSION_SCOPES = ['phrase', 'sentence', 'article'] as const;
type ExclusionScope = (typeof EXCLUSION_SCOPES)[number];

export interface KeywordExclusion {
  readonly scope: ExclusionScope;
  readonly text: string;
}

/** Splits at commas outside quotation marks. The parts are neither trimmed nor unquoted. */
export function splitKeywordEntry(entry: string): string[] {
  return cutOutsideQuotes(entry, ',', ',=');
}

/**
 * The spellings, trimmed, without quotation marks, blanks and duplicates; the first is the keyword's name. A keyword of equals
 * signs alone is its only spelling.
 */
export function keywordSpellings(keyword: string): string[] {
  const seen = new Set<string>();
  const parts = cutOutsideQuotes(readExclusions(keyword).rest, '=', '=');
  const spellings = parts
    .map((part, i) => {
      const spelling = unquote(part);
      const follows = i > 0 && parts[i - 1]?.trim() === '' && /^\S/.test(part);
      return follows && isExact(EXACT + spelling) ? EXACT + spelling : spelling;
    })
    .filter((spelling) => {
      const key = spellingKey(spelling);
      if (spelling === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const typed = keyword.trim();
  return spellings.length === 0 && /^=+$/.test(typed) ? [typed] : spellings;
}

export function keywordExclusions(keyword: string): KeywordExclusion[] {
  const distinct = new Map<string, KeywordExclusion>();
  for (const exclusion of readExclusions(keyword).exclusions) {
    const key = exclusionKey(exclusion);
    if (exclusion.text !== '' && !distinct.has(key)) distinct.set(key, exclusion);
  }
  return [...distinct.values()];
}

/** Two exclusions with the same effect have equal keys. */
export function exclusionKey({ scope, text }: KeywordExclusion): string {
  return `${scope}:${spellingKey(text)}`;
}

function readExclusions(keyword: string): { rest: string; exclusions: KeywordExclusion[] } {
  const exclusions: KeywordExclusion[] = [];
  let rest = '';
  let from = 0;
  eachOutsideQuotes(keyword, '=', '=', (index, exclusion) => {
    if (exclusion === undefined) return;
    rest += keyword.slice(from, index);
    from = exclusion.end;
    exclusions.push({ scope: exclusion.scope, text: unquote(keyword.slice(exclusion.start, exclusion.end)) });
  });
  return { rest: rest + keyword.slice(from), exclusions };
}

export function exactSpelling(spelling: string): { readonly text: string; readonly isExact: boolean } {
  return isExact(spelling)
    ? { text: spelling.slice(EXACT.length), isExact: true }
    : { text: spelling, isExact: false };
}

function isExact(spelling: string): boolean {
  return /^=[^=\s"“„«]/.test(spelling);
}

/** The inverse of `keywordSpellings` and `keywordExclusions`. `splitKeywordEntry` does not split the result. */
export function formatKeyword(
  spellings: readonly string[],
  exclusions: readonly KeywordExclusion[] = [],
): string {
  return [spellings.map(quoteWhereNeeded).join(' = '), ...exclusions.map(formatExclusion)].join(' ');
}

export function formatExclusion({ scope, text }: KeywordExclusion): string {
  return `-${scope === 'phrase' ? '' : `${scope}:`}${quoted(text)}`;
}

export function exclusionReason({ scope, text }: KeywordExclusion): string {
  return `${scope === 'phrase' ? 'inside' : scope === 'sentence' ? 'in a sentence with' : 'in an article with'} “${text}”`;
}

/** Equal for spellings that differ only in case or Unicode compatibility (NFKC). */
export function spellingKey(spelling: string): string {
  return spelling.normalize('NFKC').toLowerCase();
}

/** `ends` are the characters that may follow a closing quotation mark. */
function cutOutsideQuotes(text: string, separator: string, ends: string): string[] {
  const parts: string[] = [];
  let from = 0;
  eachOutsideQuotes(text, separator, ends, (index, exclusion) => {
    if (exclusion !== undefined || text.charAt(index) !== separator) return;
    parts.push(text.slice(from, index));
    from = index + 1;
  });
  parts.push(text.slice(from));
  return parts;
}

interface TypedExclusion {
  readonly scope: ExclusionScope;
  readonly start: number;
  readonly end: number;
}

function eachOutsideQuotes(
  text: string,
  separator: string,
  ends: string,
  visit: (index: number, exclusion?: TypedExclusion) => void,
): void {
  let atStart = true;
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    const exclusion = exclusionAt(text, i);
    if (exclusion !== undefined) {
      visit(i, exclusion);
      i = exclusion.end - 1;
    } else if (ends.includes(character)) {
      visit(i);
      atStart = true;
    } else if (atStart && character.trim() !== '') {
      atStart = false;
      i = Math.max(i, closingQuote(text, i, ends), addressLast(text, i, separator));
    }
  }
}

/** The minus sign must start a word. */
function exclusionAt(text: string, index: number): TypedExclusion | undefined {
  if (text.charAt(index - 1).trim() !== '') return undefined;
  EXCLUSION.lastIndex = index;
  const found = EXCLUSION.exec(text);
  if (found === null) return undefined;
  const start = EXCLUSION.lastIndex;
  const scope = EXCLUSION_SCOPES.find((one) => one === found.groups?.scope?.toLowerCase()) ?? 'phrase';
  const words = EXCLUDED.exec(text.slice(start, start + MAX_KEYWORD_CHARACTERS))?.[0];
  return words === undefined ? undefined : { scope, start, end: start + words.length };
}

/** Index of the first closing quotation mark before a separator or the end, or -1. */
function closingQuote(text: string, open: number, ends: string): number {
  const closing = QUOTES[text.charAt(open)];
  if (closing === undefined) return -1;
  // No keyword is longer than this. Without the limit, a list of unclosed quotation marks would take quadratic time.
  const rest = text.slice(open, open + MAX_KEYWORD_CHARACTERS);
  for (let i = 1; i < rest.length; i++) {
    if (!closing.includes(rest.charAt(i))) continue;
    const after = rest.slice(i + 1);
    const next = after.trimStart().charAt(0);
    if (next === '' || ends.includes(next) || BEFORE_EXCLUSION.test(after)) return open + i;
  }
  return -1;
}

/** Index of the last character of a URL at `start`, or -1 if there is no URL or the separator cannot occur in one. */
function addressLast(text: string, start: number, separator: string): number {
  if (separator !== '=' || !ADDRESS_START.test(text.slice(start, start + 40))) return -1;
  const length = text.slice(start).search(/\s/);
  return length < 0 ? text.length - 1 : start + length - 1;
}

function unquote(typed: string): string {
  const spelling = typed.trim();
  const closing = QUOTES[spelling.charAt(0)];
  const isQuoted = closing !== undefined && spelling.length > 1 && closing.includes(spelling.slice(-1));
  return isQuoted ? spelling.slice(1, -1).trim() : spelling;
}

function quoteWhereNeeded(spelling: string): string {
  if (isExact(spelling)) return EXACT + quoteWhereNeeded(spelling.slice(EXACT.length));
  const isBare =
    !NEEDS_QUOTES.test(spelling) && !BEFORE_EXCLUSION.test(` ${spelling}`) && unquote(spelling) === spelling;
  return isBare || /^=+$/.test(spelling) ? spelling : quoted(spelling);
}

function quoted(text: string): string {
  const pair = PREFERRED_QUOTES.find((marks) => [...marks].every((mark) => !text.includes(mark)));
  const [open = '"', close = '"'] = pair ?? PREFERRED_QUOTES[0];
  return open + text + close;
}
