/** Calls that lead to another address, or that make the browser call something which does. */
import { parseRefresh } from '../refresh.ts';
import { readArguments } from './read-expression.ts';
import { readFunction } from './read-function.ts';
import type { ScriptFunction, ScriptScope, ScriptValue } from './script-scope.ts';
import { isSign, skipExpression } from './skip.ts';
import type { Token } from './tokenize.ts';

/** How functions and scripts in quotes are followed further. */
export interface Calls {
  readonly scope: ScriptScope;
  readonly call: (called: ScriptFunction, values: readonly (ScriptValue | null)[]) => string | null;
  readonly run: (source: string) => string | null;
}

interface WrittenCall {
  /** Names that lead to the function, without the global objects in front. */
  readonly path: readonly string[];
  /** What is known of its arguments. */
  readonly values: readonly (ScriptValue | null)[];
  /** Index of the opening bracket, and the one after the closing bracket. */
  readonly open: number;
  readonly end: number;
}

const TIMERS = new Set([
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
]);
const LOAD_EVENTS = new Set(['load', 'DOMContentLoaded', 'pageshow', 'ready']);
const SAME_WINDOW = new Set(['_self', '_top', '_parent']);

/** The address that a call leads to, or null. */
export function leadOfCall(tokens: readonly Token[], written: WrittenCall, calls: Calls): string | null {
  const { path, values, open } = written;
  const name = path.at(-1) ?? '';
  if ((name === 'replace' || name === 'assign') && isLocation(path.slice(0, -1))) return textOf(values[0]);
  if (name === 'addEventListener')
    return LOAD_EVENTS.has(String(values[0]))
      ? leadOfHandler(tokens, secondArgument(tokens, open), calls)
      : null;
  if (path.length > 1) return null;
  if (name === 'open') return SAME_WINDOW.has(String(values[1])) ? textOf(values[0]) : null;
  if (name === 'navigate') return textOf(values[0]);
  if (name === 'write' || name === 'writeln') return writtenRefresh(textOf(values[0]) ?? '');
  if (TIMERS.has(name)) return leadOfHandler(tokens, open + 1, calls);
  if (name === '$' || name === 'jQuery') return leadOfJquery(tokens, written, calls);
  const known = calls.scope.functions.get(name);
  return known === undefined ? null : calls.call(known, values);
}

/** What a handler leads to: a function written at `at`, the name of one, or a script in quotes. */
export function leadOfHandler(
  tokens: readonly Token[],
  at: number,
  { scope, call, run }: Calls,
): string | null {
  const written = readFunction(tokens, at);
  if (written !== null) return call(written.value, []);
  const token = tokens[at];
  if (token?.kind === 'string') return run(token.text);
  const named = token?.kind === 'name' ? scope.functions.get(token.text) : undefined;
  return named === undefined ? null : call(named, []);
}

/** Whether the names are those of the page's own address. */
export function isLocation(path: readonly string[]): boolean {
  return path[0] === 'location' && (path.length === 1 || (path.length === 2 && path[1] === 'href'));
}

/** A value when it is a text that says something, else null. */
export function textOf(value: ScriptValue | null | undefined): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** `$(handler)`, `$(document).ready(handler)`, `$(window).on("load", handler)`. */
function leadOfJquery(tokens: readonly Token[], { open, end }: WrittenCall, calls: Calls): string | null {
  const method = isSign(tokens[end], '.') && isSign(tokens[end + 2], '(') ? tokens[end + 1]?.text : undefined;
  if (method === undefined) return leadOfHandler(tokens, open + 1, calls);
  if (method === 'ready' || method === 'load') return leadOfHandler(tokens, end + 3, calls);
  const [event] = readArguments(tokens, end + 2, calls.scope).values;
  if (method !== 'on' || !LOAD_EVENTS.has(String(event))) return null;
  return leadOfHandler(tokens, secondArgument(tokens, end + 2), calls);
}

/** A refresh that a script writes into its page. */
function writtenRefresh(html: string): string | null {
  if (!/http-equiv\s*=\s*["']?refresh/i.test(html)) return null;
  const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html);
  return parseRefresh(content?.[1] ?? content?.[2] ?? '');
}

function secondArgument(tokens: readonly Token[], open: number): number {
  return skipExpression(tokens, open + 1) + 1;
}
