/**
 * How one keyword is written: `Volkswagen = VW = Volkswagen AG` is one keyword with three spellings, named by the first.
 * Quotation marks around a spelling (`"Acme, Inc."`) let it hold commas and equals signs.
 */

import { MAX_KEYWORD_CHARACTERS } from '../limits.ts';

/** Opening quotation marks, each with those that close it. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“”', '«': '»' };
/** `formatKeyword` puts the first pair around a spelling that does not occur in it. */
const PREFERRED_QUOTES = ['""', '“”', '«»'] as const;
/** The equals sign of a query string belongs to its address. */
const ADDRESS_START = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)/i;
const NEEDS_QUOTES = /[,=]/;

/**
 * The entries of a typed list: cut at commas outside quotation marks. Neither trimmed nor unquoted.
 */
export function splitKeywordEntry(entry: string): string[] {
  return cutOutsideQuotes(entry, ',', ',=');
}

/**
 * The spellings of one keyword, trimmed and without their quotation marks, without blanks and repeats. The first
 * names the keyword. A keyword made only of equals signs is its own spelling. A blank one has none.
 * @param keyword as typed or sent, such as `Volkswagen = VW = Volkswagen AG` or `"Acme, Inc."`.
 */
export function keywordSpellings(keyword: string): string[] {
  const seen = new Set<string>();
  const spellings = cutOutsideQuotes(keyword, '=', '=')
    .map(unquote)
    .filter((spelling) => {
      const key = spellingKey(spelling);
      if (spelling === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const typed = keyword.trim();
  return spellings.length === 0 && /^=+$/.test(typed) ? [typed] : spellings;
}

/** One keyword as text. `keywordSpellings` reads back the same spellings, and `splitKeywordEntry` leaves it whole. */
export function formatKeyword(spellings: readonly string[]): string {
  return spellings.map(quoteWhereNeeded).join(' = ');
}

/** The form in which two spellings are compared: case and Unicode composition do not count. */
export function spellingKey(spelling: string): string {
  return spelling.normalize('NFKC').toLowerCase();
}

/** @param ends what may follow a closing quotation mark, besides the end of the text. */
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

/** Index of the mark that closes the quotation opened at `open`: the first one followed by a separator or the end. -1 when there is none. */
function closingQuote(text: string, open: number, ends: string): number {
  const closing = QUOTES[text.charAt(open)];
  if (closing === undefined) return -1;
  // No keyword is longer, so that a list of unclosed quotation marks is read in linear time.
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

/** Index of the last character of the web address that starts at `start`, for a separator that addresses may contain. Otherwise -1. */
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
  const isBare = !NEEDS_QUOTES.test(spelling) && unquote(spelling) === spelling;
  if (isBare || /^=+$/.test(spelling)) return spelling;
  const pair = PREFERRED_QUOTES.find((marks) => [...marks].every((mark) => !spelling.includes(mark)));
  const [open = '"', close = '"'] = pair ?? PREFERRED_QUOTES[0];
  return open + spelling + close;
}
