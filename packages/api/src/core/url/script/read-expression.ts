/** Reads expressions whose value the script fixes in writing. Nothing is run: unknown parts make the whole unknown. */
import { fromBase64 } from '../base64.ts';
import type { ScriptScope, ScriptValue } from './script-scope.ts';
import { isSign, skipExpression } from './skip.ts';
import { type Token, unescapeLiteral } from './tokenize.ts';

/** An expression's value, or null when it is not known, and the index of the token after it. */
export interface ReadExpression {
  readonly value: ScriptValue | null;
  readonly end: number;
}

const GLOBALS = new Set(['window', 'document', 'self', 'top', 'parent', 'globalThis', 'this']);
const MAX_DEPTH = 30;

/** Reads one expression up to a comma, semicolon or closing bracket of the level around it. */
export function readExpression(
  tokens: readonly Token[],
  start: number,
  scope: ScriptScope,
  depth = 0,
): ReadExpression {
  if (depth > MAX_DEPTH) return { value: null, end: skipExpression(tokens, start) };
  let { value, end } = readOperand(tokens, start, scope, depth);
  while (tokens[end]?.text === '+' && tokens[end]?.kind === 'sign') {
    const right = readOperand(tokens, end + 1, scope, depth);
    value = typeof value === 'string' && typeof right.value === 'string' ? value + right.value : null;
    end = right.end;
  }
  // `known || other` is the known one; any other operator makes a value that is not written down.
  const next = tokens[end];
  if (next?.kind === 'sign' && /^(?:\|\||\?\?)$/.test(next.text)) {
    const right = readExpression(tokens, end + 1, scope, depth + 1);
    return { value: value ?? right.value, end: right.end };
  }
  return isEnd(next) ? { value, end } : { value: null, end: skipExpression(tokens, end) };
}

/** The values of a call's arguments; `at` is the opening bracket. */
export function readArguments(
  tokens: readonly Token[],
  at: number,
  scope: ScriptScope,
  depth = 0,
): { readonly values: (ScriptValue | null)[]; readonly end: number } {
  const values: (ScriptValue | null)[] = [];
  let next = at + 1;
  while (next < tokens.length && !isSign(tokens[next], ')')) {
    const argument = readExpression(tokens, next, scope, depth + 1);
    values.push(argument.value);
    next = Math.max(argument.end, next + (argument.end === next ? 1 : 0));
    if (isSign(tokens[next], ',')) next += 1;
  }
  return { values, end: next + 1 };
}

function readOperand(
  tokens: readonly Token[],
  start: number,
  scope: ScriptScope,
  depth: number,
): ReadExpression {
  let { value, end } = readPrimary(tokens, start, scope, depth);
  for (let guard = 0; guard < MAX_DEPTH; guard += 1) {
    const token = tokens[end];
    const name = tokens[end + 1];
    if ((isSign(token, '.') || isSign(token, '?.')) && name?.kind === 'name') {
      if (isSign(tokens[end + 2], '(')) {
        const call = readArguments(tokens, end + 2, scope, depth);
        value = callMethod(value, name.text, call.values);
        end = call.end;
      } else {
        value = memberOf(value, name.text);
        end += 2;
      }
    } else if (isSign(token, '[')) {
      const key = readExpression(tokens, end + 1, scope, depth + 1);
      value = typeof key.value === 'string' ? memberOf(value, key.value) : null;
      end = key.end + 1;
    } else break;
  }
  return { value, end };
}

function readPrimary(
  tokens: readonly Token[],
  start: number,
  scope: ScriptScope,
  depth: number,
): ReadExpression {
  const token = tokens[start];
  if (token === undefined) return { value: null, end: start };
  const { kind, text } = token;
  if (kind === 'string' || kind === 'number') return { value: text, end: start + 1 };
  if (kind === 'template') return { value: templateText(text, scope), end: start + 1 };
  if (isSign(token, '(')) {
    const inner = readExpression(tokens, start + 1, scope, depth + 1);
    return { value: inner.value, end: inner.end + 1 };
  }
  if (isSign(token, '[')) {
    const { values, end } = readList(tokens, start, scope, depth);
    return { value: values, end };
  }
  if (isSign(token, '{')) return readObject(tokens, start, scope, depth);
  if (kind === 'name') return readName(tokens, start, scope, depth);
  return { value: null, end: start + 1 };
}

function readName(
  tokens: readonly Token[],
  start: number,
  scope: ScriptScope,
  depth: number,
): ReadExpression {
  let at = start;
  if (tokens[at]?.text === 'new') at += 1;
  while (GLOBALS.has(tokens[at]?.text ?? '') && isSign(tokens[at + 1], '.')) at += 2;
  const name = tokens[at]?.text ?? '';
  if (isSign(tokens[at + 1], '(')) {
    const call = readArguments(tokens, at + 1, scope, depth);
    return { value: callFunction(name, call.values), end: call.end };
  }
  if (name === 'location' && URL.canParse(scope.pageUrl)) {
    const { href, search, hash, pathname, host, hostname, origin, protocol } = new URL(scope.pageUrl);
    return { value: { href, search, hash, pathname, host, hostname, origin, protocol }, end: at + 1 };
  }
  if (name === 'JSON' || name === 'String' || name === 'Object') return { value: {}, end: at + 1 };
  return { value: scope.values.get(name) ?? null, end: at + 1 };
}

function readList(tokens: readonly Token[], at: number, scope: ScriptScope, depth: number) {
  const values: ScriptValue[] = [];
  let next = at + 1;
  while (next < tokens.length && !isSign(tokens[next], ']')) {
    const entry = readExpression(tokens, next, scope, depth + 1);
    values.push(entry.value ?? {});
    next = Math.max(entry.end, next + (entry.end === next ? 1 : 0));
    if (isSign(tokens[next], ',')) next += 1;
  }
  return { values, end: next + 1 };
}

function readObject(tokens: readonly Token[], at: number, scope: ScriptScope, depth: number): ReadExpression {
  const value: Record<string, ScriptValue> = {};
  let next = at + 1;
  while (next < tokens.length && !isSign(tokens[next], '}')) {
    const key = tokens[next];
    if (key === undefined || !isSign(tokens[next + 1], ':')) next = skipExpression(tokens, next);
    else {
      const entry = readExpression(tokens, next + 2, scope, depth + 1);
      if (entry.value !== null) value[key.text] = entry.value;
      next = entry.end;
    }
    if (isSign(tokens[next], ',')) next += 1;
    else if (!isSign(tokens[next], '}')) break;
  }
  return { value, end: next + 1 };
}

function templateText(text: string, scope: ScriptScope): string | null {
  let isKnown = true;
  const filled = text.replace(/\$\{\s*([\w$]*)[^}]*\}/g, (whole, name: string) => {
    const value = /^\$\{\s*[\w$]+\s*\}$/.test(whole) ? scope.values.get(name) : undefined;
    if (typeof value !== 'string') isKnown = false;
    return typeof value === 'string' ? value.replaceAll('\\', '\\\\') : '';
  });
  return isKnown ? unescapeLiteral(filled) : null;
}

function memberOf(value: ScriptValue | null, name: string): ScriptValue | null {
  if (value === null || typeof value === 'string') return null;
  if (isList(value)) return value[Number(name)] ?? null;
  return Object.hasOwn(value, name) ? (value[name] ?? null) : null;
}

function isList(value: ScriptValue | null): value is readonly ScriptValue[] {
  return Array.isArray(value);
}

/** Functions that only turn one text into another. */
function callFunction(name: string, [first = null]: readonly (ScriptValue | null)[]): string | null {
  if (typeof first !== 'string') return null;
  try {
    if (name === 'decodeURIComponent' || name === 'decodeURI') return decodeURIComponent(first);
    if (name === 'encodeURIComponent') return encodeURIComponent(first);
    if (name === 'encodeURI') return encodeURI(first);
    if (name === 'unescape')
      return first.replace(/%u([\da-f]{4})|%([\da-f]{2})/gi, (_, long, short) =>
        String.fromCharCode(Number.parseInt(String(long ?? short), 16)),
      );
    if (name === 'atob') return fromBase64(first) || null;
    if (name === 'String' || name === 'URL') return first;
  } catch {
    return null;
  }
  return null;
}

function callMethod(
  value: ScriptValue | null,
  name: string,
  [first = null, second = null]: readonly (ScriptValue | null)[],
): ScriptValue | null {
  if (isList(value)) {
    if (name === 'join')
      return value.every((part) => typeof part === 'string')
        ? value.join(typeof first === 'string' ? first : ',')
        : null;
    return name === 'reverse' ? [...value].reverse() : null;
  }
  if (typeof value !== 'string')
    return name === 'parse' && typeof first === 'string' ? parsedText(first) : null;
  if (name === 'toString' || name === 'trim' || name === 'valueOf') return value.trim();
  if (name === 'split' && typeof first === 'string') return value.split(first);
  if (
    (name === 'replace' || name === 'replaceAll') &&
    typeof first === 'string' &&
    typeof second === 'string'
  )
    return name === 'replace' ? value.replace(first, () => second) : value.replaceAll(first, () => second);
  if (name === 'concat' && typeof first === 'string') return value + first;
  return null;
}

/** The text that a JSON text is. */
function parsedText(json: string): string | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.isOnNewLine || (token.kind === 'sign' && /^[,;)\]}]$/.test(token.text));
}
