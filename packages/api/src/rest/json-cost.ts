/** Limits the time that the answering thread spends on parsing a JSON body. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Square brackets and braces. */
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];
/**
 * Maximum number of bytes outside strings. The largest request has a thousand keywords, in indented JSON. A parser takes up
 * to twenty times as long for such a byte as for one in a string.
 */
const MAX_STRUCTURE_BYTES = 100_000;
/** Maximum number of quotation marks, including escaped ones, as in a pasted table of 10 MB. */
const MAX_QUOTES = 1_000_000;
/** Maximum nesting depth. The deepest request in the contract has six levels. */
const MAX_DEPTH = 64;

/**
 * Whether a JSON body has more structure than any real request: 15 MB of a base64 image take 10 ms to parse, 15 MB of empty
 * objects 1,500 ms. Takes linear time. The body does not have to be valid.
 */
export function isCostlyJson(body: Uint8Array): boolean {
  let [depth, structure, quotes] = [0, 0, 0];
  let from = 0;
  while (from < body.length) {
    const open = indexOrEnd(body, QUOTE, from);
    structure += open - from;
    if (structure > MAX_STRUCTURE_BYTES || quotes > MAX_QUOTES) return true;
    for (const byte of body.subarray(from, open)) {
      if (OPENING.includes(byte)) depth += 1;
      else if (CLOSING.includes(byte)) depth -= 1;
      if (depth > MAX_DEPTH) return true;
    }
    let end = indexOrEnd(body, QUOTE, open + 1);
    while (end < body.length && isEscaped(body, end)) {
      end = indexOrEnd(body, QUOTE, end + 1);
      quotes += 1;
    }
    quotes += 2;
    from = end + 1;
  }
  return quotes > MAX_QUOTES;
}

/** Whether an odd number of backslashes precedes the position. */
function isEscaped(body: Uint8Array, position: number): boolean {
  let first = position;
  while (body[first - 1] === BACKSLASH) first -= 1;
  return (position - first) % 2 === 1;
}

function indexOrEnd(body: Uint8Array, byte: number, from: number): number {
  const index = body.indexOf(byte, from);
  return index < 0 ? body.length : index;
}
