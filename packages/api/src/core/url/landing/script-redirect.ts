/**
 * Scripts are scanned, never run. Only literal addresses in code that every visitor reaches count: not behind a click,
 * and behind no condition but the end of a countdown.
 */
import { MAX_URL_CHARACTERS } from '@earshot/schema/limits';
import { parseRefresh } from '../answer/redirect-target.ts';
import { fromBase64 } from '../wrapped/wrapper-decoders.ts';

interface PageScripts {
  readonly scripts: readonly string[];
  /** Load handlers of the page's body, which run after all scripts. */
  readonly handlers?: readonly string[];
  readonly pageUrl?: string;
}

interface Code {
  readonly source: string;
  /** `source` with blank strings, so that nothing in them looks like code. */
  readonly bare: string;
  readonly pageUrl: string;
  readonly functions: Map<string, boolean>;
  readonly values: Map<string, string | null>;
}

const MAX_SCRIPT_CHARACTERS = 20_000;
const MAX_CHARACTERS = 60_000;
const MAX_STATEMENTS = 50;
const MAX_DEPTH = 20;
const MAX_NAMES = 50;
const HEADER_CHARACTERS = 300;

const STRING = '"(?:[^"\\\\\\n]|\\\\[^])*"|\'(?:[^\'\\\\\\n]|\\\\[^])*\'|`(?:[^`\\\\]|\\\\[^])*`';
/** A string that is not closed ends with its line. Otherwise many of them would take quadratic time. */
const UNCLOSED = String.raw`["'](?:[^\\\n]|\\[^])*|${'`'}[^]*`;
const STRING_OR_COMMENT = new RegExp(`${STRING}|${UNCLOSED}|//[^\\n]*|/\\*[^]*?(?:\\*/|$)`, 'g');
/** Strings that stay in `bare`: load events and the names of the same window. */
const KEPT_STRING = /^.(?:load|DOMContentLoaded|pageshow|ready|_self|_top|_parent).$/;
/** A member in brackets, as in `window["location"]`. */
const NAMED_MEMBER = /(?<=[\w$\]])\[(["'])([a-z]\w*)\1\]/gi;
/** Code in a string, as in `setTimeout("location.href='/next'", 100)`. */
const TIMED_TEXT = /\b(set(?:Timeout|Interval)\s*\(\s*)(["'])((?:(?!\2)[^\\\n])*)\2/g;

const GLOBALS = String.raw`(?<![\w$.])(?:(?:window|document|self|top|parent|globalThis|this)\s*\??\.\s*)*`;
const STATEMENT = new RegExp(
  String.raw`${GLOBALS}(?:location(?:\s*\.\s*href)?\s*=(?![=>])|location\s*\??\.\s*(?:replace|assign)\s*\(|(open|navigate|write|writeln)\s*\()`,
  'g',
);
const PARTS = ['href', 'search', 'hash', 'pathname', 'host', 'hostname', 'origin', 'protocol'] as const;
const TERM = new RegExp(
  String.raw`\s*(?:(?<string>${STRING})|${GLOBALS}location\s*\.\s*(?<part>${PARTS.join('|')})\b|${GLOBALS}(?<decoder>atob|decodeURI(?:Component)?|unescape)\s*\(|${GLOBALS}(?<name>[a-z_$][\w$]*))`,
  'iy',
);
const AFTER_VALUE = /\s*(?:$|[;,)}])|[^\S\n]*\n\s*[\w$}]/y;

const CONDITION = /(?:&&|\|\||\?\??|:|\b(?:else|var|let|const)|\bclass\b[^{}()]*)\s*$/;
/** `n--`, `--n < 1`, `n <= 0`, `!n`: the end of a countdown, which every visitor reaches. */
const COUNTDOWN = /^\s*(?:!(?:--)?[\w$]+(?:--)?|(?:--)?[\w$]+(?:--)?\s*(?:<=?|={2,3})\s*\d+)\s*$/;
const FUNCTION = /\bfunction\b\s*\*?\s*(?<name>[\w$]*)\s*$/;
/** A function directly after this runs while the page loads. */
const RUNS =
  /(?:(?:\b(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|queueMicrotask|jQuery|ready|load)|\$)\s*\(|\b(?:addEventListener|on)\s*\(\s*["'](?:load|DOMContentLoaded|pageshow|ready)["']\s*,|\bon(?:load|pageshow)\s*=)\s*(?:async\s*)?$/;

export function scriptRedirect({ scripts, handlers = [], pageUrl = '' }: PageScripts): string | null {
  const written = [...scripts, ...handlers]
    .filter(({ length }) => length <= MAX_SCRIPT_CHARACTERS)
    .map((script) => script.replace(NAMED_MEMBER, '.$2').replace(TIMED_TEXT, '$1function(){$3}'))
    .join('\n;')
    .slice(0, MAX_CHARACTERS);
  const source = written.replace(STRING_OR_COMMENT, (part) => (part.startsWith('/') ? ' ' : part));
  const bare = source.replace(STRING_OR_COMMENT, (part) =>
    KEPT_STRING.test(part) ? part : `"${' '.repeat(Math.max(0, part.length - 2))}"`,
  );
  const code: Code = { source, bare, pageUrl, functions: new Map(), values: new Map() };
  for (const { index, 0: opening, 1: call } of [...bare.matchAll(STATEMENT)].slice(0, MAX_STATEMENTS)) {
    const start = index + opening.length;
    const value = valueAt(code, start);
    const target = value === null || call === undefined ? value : targetOfCall(call, value, bare, start);
    if (target !== null && target.trim() !== '' && isReached(code, index)) return target;
  }
  return null;
}

function targetOfCall(call: string, value: string, bare: string, start: number): string | null {
  if (call === 'navigate') return value;
  if (call !== 'open') return writtenRefresh(value);
  const isSameWindow = /^[^;()]*,\s*["']_\w+["']\s*\)/.test(bare.slice(start, start + MAX_URL_CHARACTERS));
  return isSameWindow ? value : null;
}

/** Returns the value of `'a' + name + 'b'`. Null if a part is unknown, or if anything else is done to it. */
function valueAt(code: Code, start: number): string | null {
  let value = '';
  let position = start;
  for (;;) {
    TERM.lastIndex = position;
    const groups = TERM.exec(code.source)?.groups;
    if (groups === undefined) return null;
    position = TERM.lastIndex;
    const part = partOf(code, groups, position);
    if (part === null || value.length + part.length > MAX_URL_CHARACTERS) return null;
    value += part;
    if (groups.decoder !== undefined) position = code.bare.indexOf(')', position) + 1;
    const plus = /\s*\+(?![+=])/y;
    plus.lastIndex = position;
    if (!plus.test(code.bare)) break;
    position = plus.lastIndex;
  }
  AFTER_VALUE.lastIndex = position;
  return AFTER_VALUE.test(code.bare) ? value : null;
}

type Groups = Readonly<Record<string, string | undefined>>;

function partOf(code: Code, { string, part, decoder, name = '' }: Groups, end: number) {
  if (string !== undefined) return textOfString(code, string);
  if (decoder !== undefined) return decoded(decoder, valueAt(code, end));
  if (part === undefined) return valueOfName(code, name);
  const key = PARTS.find((each) => each === part);
  return key !== undefined && URL.canParse(code.pageUrl) ? new URL(code.pageUrl)[key] : null;
}

function textOfString(code: Code, string: string): string | null {
  const text = string
    .slice(1, -1)
    .replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gis, (_, x, u, other) =>
      other === undefined ? String.fromCharCode(Number.parseInt(x ?? u, 16)) : other,
    );
  if (!string.startsWith('`')) return text;
  const filled = text.replace(/\$\{\s*([\w$]+)\s*\}/g, (hole, name) => valueOfName(code, name) ?? hole);
  return filled.includes('${') || filled.length > MAX_URL_CHARACTERS ? null : filled;
}

function decoded(decoder: string, value: string | null): string | null {
  if (value === null) return null;
  try {
    if (decoder === 'atob') return fromBase64(value) || null;
    return decoder === 'decodeURI' ? decodeURI(value) : decodeURIComponent(value);
  } catch {
    return null;
  }
}

function valueOfName(code: Code, name: string): string | null {
  const found = code.values.get(name);
  if (found !== undefined || code.values.size >= MAX_NAMES) return found ?? null;
  code.values.set(name, null);
  const start = definitionOf(code, name);
  const value = start === null ? null : valueAt(code, start);
  code.values.set(name, value);
  return value;
}

/** Returns where a name gets its only value: in its assignment, or in the call of the function whose parameter it is. */
function definitionOf({ bare }: Code, name: string): number | null {
  const isFunction = RegExp(String.raw`\bfunction\s+([\w$]+)\s*\(\s*${escaped(name)}\s*\)`).exec(bare);
  const isArrow = RegExp(String.raw`([\w$]+)\s*=\s*\(?\s*${escaped(name)}\s*\)?\s*=>`).exec(bare);
  const called = isFunction?.[1] ?? isArrow?.[1];
  const opening = called === undefined ? String.raw`(?:=(?![=>])|[+*/-]=|\+\+|--|=>)` : String.raw`\(`;
  const uses = RegExp(
    String.raw`(?<![\w$]|(?<!\b(?:window|self|this)\s*)\.|\bfunction\s+)${escaped(called ?? name)}\s*(${opening})`,
    'g',
  );
  const [first, ...others] = bare.matchAll(uses);
  if (first === undefined || others.length > 0 || !/^[=(]$/.test(first[1] ?? '')) return null;
  return first.index + first[0].length;
}

const escaped = (name: string) => name.replaceAll('$', '\\$');

function isReached(code: Code, position: number): boolean {
  if (!isPassed(code, position)) return false;
  const open: number[] = [];
  for (const { index, 0: bracket } of code.bare.slice(0, position).matchAll(/[(){}]/g))
    if (/[({]/.test(bracket)) open.push(index);
    else open.pop();
  return open.length <= MAX_DEPTH && open.every((bracket) => isPassed(code, bracket));
}

/** Whether a statement or bracket is neither guarded by a condition nor in a function that never runs. */
function isPassed(code: Code, position: number): boolean {
  const { bare } = code;
  const head = bare.slice(Math.max(0, position - HEADER_CHARACTERS), position).trimEnd();
  if (CONDITION.test(head)) return false;
  const isArrow = head.endsWith('=>');
  const signature = isArrow ? head.slice(0, -2).trimEnd() : head;
  if (!signature.endsWith(')')) return !isArrow || isRun(code, position, signature.replace(/[\w$]+$/, ''));
  const open = openingOf(signature);
  const before = signature.slice(0, Math.max(0, open)).trimEnd();
  if (isArrow) return open >= 0 && isRun(code, position, before);
  if (open < 0 || /\b(?:while|for|with|switch|catch)$/.test(before)) return false;
  if (/\bif$/.test(before)) return COUNTDOWN.test(signature.slice(open + 1, -1));
  if (bare[position] !== '{') return true;
  const found = FUNCTION.exec(before);
  return found !== null && isRun(code, position, before.slice(0, found.index), found.groups?.name);
}

function openingOf(text: string): number {
  let depth = 0;
  for (let i = text.length - 1; i >= 0; i -= 1) {
    if (text[i] === ')') depth += 1;
    if (text[i] === '(') depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}

function isRun(code: Code, body: number, before: string, name = ''): boolean {
  if (RUNS.test(before) || isCalledInPlace(code.bare, body, before)) return true;
  const called = name || (/([\w$]+)\s*=\s*(?:async\s*)?$/.exec(before)?.[1] ?? '');
  return called !== '' && isCalled(code, called);
}

/** Whether `(function () {…})()`, `!function () {…}()` or `(function () {…}).call(this)` is around the body. */
function isCalledInPlace(bare: string, body: number, before: string): boolean {
  if (!/(?:[(!+~-]|\bvoid)\s*(?:async\s*)?$/.test(before)) return false;
  let depth = 0;
  for (const { index, 0: brace } of bare.slice(body).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0)
      return /^\s*\)?\s*(?:\(|\.\s*(?:call|apply)\b)/.test(bare.slice(body + index + 1, body + index + 50));
  }
  return false;
}

function isCalled(code: Code, name: string): boolean {
  const found = code.functions.get(name);
  if (found !== undefined || code.functions.size >= MAX_DEPTH) return found ?? false;
  code.functions.set(name, false);
  const { bare } = code;
  const uses = bare.matchAll(RegExp(String.raw`(?<![\w$.]|\bfunction\s+)${escaped(name)}\b\s*(\(?)`, 'g'));
  const isUsed = [...uses].slice(0, MAX_DEPTH).some(({ index, 1: opening }) => {
    const before = bare.slice(Math.max(0, index - HEADER_CHARACTERS), index);
    return (opening === '(' || RUNS.test(before)) && isReached(code, index);
  });
  code.functions.set(name, isUsed);
  return isUsed;
}

function writtenRefresh(html: string): string | null {
  if (!/http-equiv\s*=\s*["']?refresh/i.test(html)) return null;
  const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(html);
  return parseRefresh(content?.slice(1).find((value) => value !== undefined) ?? '');
}
