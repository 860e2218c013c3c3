/**
 * Limits the cost of parsing a JSON body: the time of the answering thread, and the nesting depth that recursive readers can
 * handle.
 */
import { isAscii } from 'node:buffer';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** A byte between strings takes up to this many times as long to parse as a byte in a string that has to be decoded. */
const STRUCTURE_WEIGHT = 24;
/** Cost of a quotation mark, which may be escaped. */
const QUOTE_WEIGHT = 10;
/** Cost of a string in addition to its bytes, mostly because it may be a new key of an object. */
const STRING_COST = 100;
/** Minimum length of a string whose content is worth checking. */
const LONG_STRING_BYTES = 1024;
/**
 * Maximum cost of a body. It allows for a text of a million characters in any script, and for ten thousand keywords in
 * indented JSON.
 */
const MAX_COST = 6 * 1024 * 1024;
/** Maximum nesting depth. The deepest request in the contract has six levels. */
const MAX_DEPTH = 64;
/** Square brackets and braces. */
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/**
 * Whether a JSON body takes longer to parse than the largest real request. The time depends on the content: 15 MB of a
 * base64 image take 10 ms, 15 MB of empty objects 1,500 ms. Bytes between strings have the highest cost, and long plain
 * strings (ASCII without escapes) have none. Takes linear time. The body does not have to be valid.
 */
export function isCostlyJson(body: Uint8Array): boolean {
  let cost = 0;
  let at = 0;
  while (at < body.length && cost <= MAX_COST) {
    const open = indexOrEnd(body, QUOTE, at);
    const { end, quotes } = endOfString(body, open + 1, MAX_COST / QUOTE_WEIGHT);
    cost += STRUCTURE_WEIGHT * (open - at) + QUOTE_WEIGHT * quotes;
    cost += costOfString(body.subarray(open + 1, end));
    at = end + 1;
  }
  return cost > MAX_COST;
}

/** Whether a JSON body is nested deeper than `MAX_DEPTH`. Takes linear time. The body does not have to be valid. */
export function isDeepJson(body: Uint8Array): boolean {
  let depth = 0;
  let at = 0;
  while (at < body.length) {
    const open = indexOrEnd(body, QUOTE, at);
    for (const byte of body.subarray(at, open)) {
      if (OPENING.includes(byte)) depth += 1;
      else if (CLOSING.includes(byte)) depth -= 1;
      if (depth > MAX_DEPTH) return true;
    }
    at = endOfString(body, open + 1, Number.POSITIVE_INFINITY).end + 1;
  }
  return false;
}

function costOfString(text: Uint8Array): number {
  const isPlain = text.length >= LONG_STRING_BYTES && isAscii(text) && !text.includes(BACKSLASH);
  return isPlain ? 0 : STRING_COST + text.length;
}

/** Returns the end of the string that begins at `from`, and the number of quotation marks read, including escaped ones. */
function endOfString(
  body: Uint8Array,
  from: number,
  maxQuotes: number,
): { readonly end: number; readonly quotes: number } {
  let end = indexOrEnd(body, QUOTE, from);
  let quotes = 2;
  while (end < body.length && isEscaped(body, end) && quotes <= maxQuotes) {
    end = indexOrEnd(body, QUOTE, end + 1);
    quotes += 1;
  }
  return { end, quotes };
}

/** Whether an odd number of backslashes precedes the position. */
function isEscaped(body: Uint8Array, at: number): boolean {
  let first = at;
  while (body[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

function indexOrEnd(body: Uint8Array, byte: number, from: number): number {
  const index = body.indexOf(byte, from);
  return index < 0 ? body.length : index;
}
