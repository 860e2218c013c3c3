/** Scripts whose whole purpose is to lead on: a literal address assigned to the page's location. */

/** Inline script beyond this is an application, not a redirect; also the bound on the work. */
const MAX_SCRIPT_CHARACTERS = 20_000;
const OWNER = String.raw`(?:(?:window|document|self|top|parent|globalThis)\s*(?:\.\s*(?:window|self|top|parent|document)\s*)*\.\s*)?`;
const LITERAL = String.raw`(["'\x60])((?:\\.|(?!\1)[^\\\n])*)\1`;
/** `location = "…"`, `location.href = "…"`, `location.replace("…")`, `location.assign("…")`, sticky at a statement's start. */
const STATEMENT = new RegExp(
  String.raw`${OWNER}location\s*(?:(?:\.\s*href\s*)?=\s*(?!=)|\.\s*(?:replace|assign)\s*\(\s*)${LITERAL}(?=\s*(?:\)|;|,|\}|$|[\n\r]|["']\s*[,)]))`,
  'y',
);
/** What may open a block that runs at once: a timer, a load handler, a function called in place, `try`. */
const RUNS_AT_ONCE =
  /(?:setTimeout\s*\(\s*(?:function\s*\w*\s*\(\s*\)|\(\s*\)\s*=>)|(?:(?:^|[^\w$)\]\s]|\$|\bjQuery)\s*\(|!|\+)\s*(?:function\s*\w*\s*\(\s*\w*\s*\)|\(\s*\)\s*=>)|onload\s*=\s*(?:function\s*\w*\s*\(\s*\w*\s*\)|\(?\s*\w*\s*\)?\s*=>)|addEventListener\s*\(\s*["'](?:load|DOMContentLoaded|pageshow)["']\s*,\s*(?:function\s*\w*\s*\(\s*\w*\s*\)|\(?\s*\w*\s*\)?\s*=>)|\btry)\s*$/;
const STARTS_STATEMENT =
  /(?:^|[;{}\n]|setTimeout\s*\(\s*(?:function\s*\w*\s*\(\s*\)\s*\{|\(\s*\)\s*=>)|["'])\s*$/;
const LOOK_BACK_CHARACTERS = 120;

/**
 * The first address that the script goes to unconditionally, as written, or null. Assignments inside conditions,
 * handlers and named functions, and addresses that are computed, are not followed: nothing is executed.
 */
export function scriptRedirect(script: string): string | null {
  if (script.length > MAX_SCRIPT_CHARACTERS || !script.includes('location')) return null;
  const blocks: boolean[] = [];
  for (let at = 0; at < script.length; at++) {
    const skipped = skipComment(script, at);
    if (skipped > at) {
      at = skipped - 1;
      continue;
    }
    const character = script.charAt(at);
    if (character === '{') blocks.push(RUNS_AT_ONCE.test(before(script, at)));
    else if (character === '}') blocks.pop();
    else if (character === '"' || character === "'" || character === '`') {
      const end = endOfString(script, at);
      const delayed = /setTimeout\s*\(\s*$/.test(before(script, at)) ? statementAt(script, at + 1) : null;
      if (delayed !== null && blocks.every(Boolean)) return delayed;
      at = end;
    } else if (/[a-z]/i.test(character) && !/[\w$.]/.test(script.charAt(at - 1))) {
      const address = blocks.every(Boolean) ? statementAt(script, at) : null;
      if (address !== null && STARTS_STATEMENT.test(before(script, at))) return address;
    }
  }
  return null;
}

function statementAt(script: string, at: number): string | null {
  STATEMENT.lastIndex = at;
  const match = STATEMENT.exec(script);
  if (match?.[2] === undefined || match[2] === '' || match[2].includes('${')) return null;
  return unescapeLiteral(match[2]);
}

function before(script: string, at: number): string {
  return script.slice(Math.max(0, at - LOOK_BACK_CHARACTERS), at);
}

/** Index after the comment that starts here, else `at`. */
function skipComment(script: string, at: number): number {
  if (script.startsWith('/*', at)) {
    const end = script.indexOf('*/', at + 2);
    return end < 0 ? script.length : end + 2;
  }
  if (!script.startsWith('//', at)) return at;
  const end = script.indexOf('\n', at);
  return end < 0 ? script.length : end;
}

/** Index of the closing quote of the string that starts at `at`, or the end of the script. */
function endOfString(script: string, at: number): number {
  const quote = script.charAt(at);
  let end = at + 1;
  while (end < script.length && script.charAt(end) !== quote) end += script.charAt(end) === '\\' ? 2 : 1;
  return end;
}

function unescapeLiteral(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gis,
    (_, long, short, byte, plain) => {
      const code: unknown = long ?? short ?? byte;
      if (typeof code !== 'string') return String(plain);
      const point = Number.parseInt(code, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );
}
