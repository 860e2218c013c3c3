/**
 * Parses JSON as found in script elements: in comments or CDATA sections, with raw line breaks in strings, trailing commas,
 * a final semicolon, invalid escapes, HTML-escaped quotes or an extra bracket at the end. Returns `undefined` if no repair
 * helps.
 */
export function parseLooseJson(source: string): unknown {
  const bare = withoutClosingMarks(
    source.trim().replace(/^(?:\/\*|\/\/)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, ''),
  );
  for (const repair of [asIs, repaired, unescaped, firstValue]) {
    try {
      return JSON.parse(repair(bare));
    } catch {
      // The next repair may work.
    }
  }
  return undefined;
}

/**
 * Number of characters to search at the end. No real page has more white space before a closing mark, and an unlimited
 * search would take quadratic time.
 */
const TAIL_CHARACTERS = 200;

/** Removes a closing comment or CDATA mark and a final semicolon. */
function withoutClosingMarks(text: string): string {
  const tail = text
    .slice(-TAIL_CHARACTERS)
    .replace(/(?:\/\*|\/\/)?\s*(?:-->|\]\]>)\s*(?:\*\/)?\s*$/, '')
    .replace(/;\s*$/, '');
  return text.slice(0, -TAIL_CHARACTERS) + tail;
}

const asIs = (text: string) => text;

/** Repairs the text in one pass. Tracks strings, so that nothing inside a string is mistaken for syntax. */
function repaired(text: string): string {
  const out: string[] = [];
  let inString = false;
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) inString = !inString;
    else if (inString && isValidEscape(text, i, code)) i += 1;
    else {
      const by = inString ? replacementInString(code) : isSpareComma(text, i, code) ? '' : undefined;
      if (by === undefined) continue;
      out.push(text.slice(from, i), by);
      from = i + 1;
    }
  }
  out.push(text.slice(from));
  return out.join('');
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const LINE_FEED = 0x0a;
const SPACE = 0x20;

const isValidEscape = (text: string, at: number, code: number) =>
  code === BACKSLASH && /["\\/bfnrtu]/.test(text[at + 1] ?? '');

/** Returns the replacement for a character that JSON strings may not contain. Undefined for all others. */
function replacementInString(code: number): string | undefined {
  if (code < SPACE) return code === LINE_FEED ? '\\n' : ' ';
  return code === BACKSLASH ? '' : undefined;
}

/** Whether a character is a comma with no value after it. */
function isSpareComma(text: string, at: number, code: number): boolean {
  if (code !== COMMA) return false;
  let next = at + 1;
  while (next < text.length && text.charCodeAt(next) <= SPACE) next += 1;
  return text[next] === '}' || text[next] === ']' || text[next] === ',';
}

/** Returns the text up to the bracket that closes the first one, with the same repairs. */
function firstValue(source: string): string {
  const text = repaired(source);
  let inString = false;
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) inString = !inString;
    else if (inString && code === BACKSLASH) i += 1;
    else if (!inString && (code === OPENING_BRACE || code === OPENING_BRACKET)) depth += 1;
    else if (!inString && (code === CLOSING_BRACE || code === CLOSING_BRACKET)) {
      depth -= 1;
      if (depth === 0) return text.slice(0, i + 1);
    }
  }
  return text;
}

const unescaped = (text: string) => repaired(text.replace(/&quot;|&#34;/g, '"').replace(/&amp;/g, '&'));
