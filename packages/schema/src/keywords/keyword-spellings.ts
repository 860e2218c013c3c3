/**
 * Notation of a keyword: `Volkswagen = VW = Volkswagen AG` is one keyword with three spellings, named by the first. A
 * spelling in quotation marks (`"Acme, Inc."`) may contain commas and equals signs. An equals sign in front (`=Business
 * Objects`, `SAP = =Business Objects`) asks for exactly these capitals and stays part of the spelling.
 */

import { MAX_KEYWORD_CHARACTERS } from '../limits.ts';

/** Opening quotation marks, each with its possible closing marks. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“”', '«': '»' };
/** Quotation mark pairs for `formatKeyword`, which uses the first pair that does not occur in the spelling. */
const PREFERRED_QUOTES = ['""', '“”', '«»'] as const;
/** Matches the start of a URL. An equals sign in a query string is part of the URL and does not separate spellings. */
const ADDRESS_START = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)/i;
const NEEDS_QUOTES = /[,=]/;
const EXACT = '=';

/** Splits a typed list at commas outside quotation marks. The entries are neither trimmed nor unquoted. */
export function splitKeywordEntry(entry: string): string[] {
  return cutOutsideQuotes(entry, ',', ',=');
}

/**
 * Returns the spellings of a keyword, trimmed and without quotation marks, blanks and duplicates. The first is the keyword's
 * name. A keyword made up only of equals signs has itself as its only spelling. A blank keyword has none.
 * @param keyword as typed or sent, such as `Volkswagen = VW = Volkswagen AG` or `"Acme, Inc."`
 */
export function keywordSpellings(keyword: string): string[] {
  const seen = new Set<string>();
  const parts = cutOutsideQuotes(keyword, '=', '=');
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

/** Returns a spelling without its sign for exact capitals, and whether it has one. */
export function exactSpelling(spelling: string): { readonly text: string; readonly isExact: boolean } {
  return isExact(spelling)
    ? { text: spelling.slice(EXACT.length), isExact: true }
    : { text: spelling, isExact: false };
}

function isExact(spelling: string): boolean {
  return /^=[^=\s"“„«]/.test(spelling);
}

/**
 * Formats spellings as keyword text. `keywordSpellings` recovers the same spellings from it, and `splitKeywordEntry` does
 * not split it.
 */
export function formatKeyword(spellings: readonly string[]): string {
  return spellings.map(quoteWhereNeeded).join(' = ');
}

/** Normalizes a spelling for comparison, which ignores case and Unicode compatibility differences (NFKC). */
export function spellingKey(spelling: string): string {
  return spelling.normalize('NFKC').toLowerCase();
}

/**
 * Splits a text at a separator, except inside quotation marks and URLs.
 * @param ends characters that may follow a closing quotation mark, besides the end of the text
 */
function cutOutsideQuotes(text: string, separator: string, ends: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let atStart = true;
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (ends.includes(character)) {
      if (character === separator) {
        parts.push(text.slice(from, i));
        from = i + 1;
      }
      atStart = true;
    } else if (atStart && character.trim() !== '') {
      atStart = false;
      i = Math.max(i, closingQuote(text, i, ends), addressLast(text, i, separator));
    }
  }
  parts.push(text.slice(from));
  return parts;
}

/**
 * Returns the index of the quotation mark that closes the one at `open`: the first that is followed by a separator or the
 * end of the text. -1 if there is none.
 */
function closingQuote(text: string, open: number, ends: string): number {
  const closing = QUOTES[text.charAt(open)];
  if (closing === undefined) return -1;
  // No keyword is longer than this. Without the limit, a list of unclosed quotation marks would take quadratic time.
  const rest = text.slice(open, open + MAX_KEYWORD_CHARACTERS);
  for (let i = 1; i < rest.length; i++) {
    if (!closing.includes(rest.charAt(i))) continue;
    const next = rest
      .slice(i + 1)
      .trimStart()
      .charAt(0);
    if (next === '' || ends.includes(next)) return open + i;
  }
  return -1;
}

/**
 * Returns the index of the last character of the URL that starts at `start`, if URLs may contain the separator. Otherwise
 * returns -1.
 */
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
  const isBare = !NEEDS_QUOTES.test(spelling) && unquote(spelling) === spelling;
  if (isBare || /^=+$/.test(spelling)) return spelling;
  const pair = PREFERRED_QUOTES.find((marks) => [...marks].every((mark) => !spelling.includes(mark)));
  const [open = '"', close = '"'] = pair ?? PREFERRED_QUOTES[0];
  return open + spelling + close;
}
