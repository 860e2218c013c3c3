/** Follows calls that lead to another URL, or that make the browser call something that does. */
import type { CallExpression } from 'acorn';
import { parseRefresh } from '../refresh.ts';
import { addressIn } from './address-in.ts';
import { knownArguments } from './known-value.ts';
import { namePath } from './name-path.ts';
import { ScriptFunction, type ScriptScope, type ScriptValue } from './script-scope.ts';

type Value = ScriptValue | null;

/** How to follow functions and scripts in strings. */
export interface CallContext {
  readonly scope: ScriptScope;
  readonly call: (called: ScriptFunction, values: readonly Value[]) => string | null;
  readonly run: (source: string) => string | null;
}

const TIMERS = new Set([
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
]);
const LOAD_EVENTS = new Set<Value>(['load', 'DOMContentLoaded', 'pageshow', 'ready']);
const SAME_WINDOW = new Set<Value>(['_self', '_top', '_parent']);

/** Returns the URL that a call leads to, or null. */
export function leadOfCall(
  { callee, arguments: written }: CallExpression,
  context: CallContext,
): string | null {
  const { scope } = context;
  const path = namePath(callee);
  const name = path.at(-1) ?? '';
  const values = knownArguments(written, scope);
  const [first = null, second = null] = values;
  if (path.length === 0) return leadOfJquery(callee, values, context);
  if ((name === 'replace' || name === 'assign') && isLocation(path.slice(0, -1))) return addressIn(first);
  if (name === 'addEventListener') return LOAD_EVENTS.has(first) ? leadOfHandler(second, context) : null;
  if (path.length > 1) return null;
  if (name === 'open') return SAME_WINDOW.has(second) ? addressIn(first) : null;
  if (name === 'navigate') return addressIn(first);
  if (name === 'write' || name === 'writeln') return writtenRefresh(addressIn(first) ?? '');
  if (TIMERS.has(name) || isJquery(name)) return leadOfHandler(first, context);
  const known = scope.get(name);
  return known instanceof ScriptFunction ? context.call(known, values) : null;
}

/** Returns the URL that a handler leads to, or null. The handler is a function or a script in a string. */
export function leadOfHandler(handler: Value, { call, run }: CallContext): string | null {
  if (handler instanceof ScriptFunction) return call(handler, []);
  return typeof handler === 'string' ? run(handler) : null;
}

/** Whether the names are `location` or `location.href`. */
export function isLocation(path: readonly string[]): boolean {
  return path[0] === 'location' && (path.length === 1 || (path.length === 2 && path[1] === 'href'));
}

/** Follows `$(document).ready(handler)` and `$(window).on("load", handler)`. */
function leadOfJquery(
  callee: CallExpression['callee'],
  [first = null, second = null]: readonly Value[],
  context: CallContext,
): string | null {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  const { object, property } = callee;
  if (object.type !== 'CallExpression' || !isJquery(namePath(object.callee).join('.'))) return null;
  if (property.name === 'ready' || property.name === 'load') return leadOfHandler(first, context);
  return property.name === 'on' && LOAD_EVENTS.has(first) ? leadOfHandler(second, context) : null;
}

function isJquery(name: string): boolean {
  return name === '$' || name === 'jQuery';
}

/** Returns the target of a refresh that a script writes into its page. */
function writtenRefresh(html: string): string | null {
  if (!/http-equiv\s*=\s*["']?refresh/i.test(html)) return null;
  const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(html);
  return parseRefresh(content?.slice(1).find((value) => value !== undefined) ?? '');
}
