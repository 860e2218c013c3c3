/**
 * Where the scripts of a page lead by themselves. They are read and never run: what is followed are addresses that the script
 * fixes in writing, in statements that every visitor reaches. Conditions, clicks and computed addresses are not followed.
 */
import { type Calls, isLocation, leadOfCall, leadOfHandler, textOf } from './lead-of-call.ts';
import { readArguments, readExpression } from './read-expression.ts';
import { readFunction } from './read-function.ts';
import {
  createScope,
  type ScriptFunction,
  type ScriptScope,
  type ScriptValue,
  scopeOfCall,
} from './script-scope.ts';
import { closingBracket, isSign, skipBlock, skipExpression, skipStatement } from './skip.ts';
import { type Token, tokenize } from './tokenize.ts';

/** Inline script beyond this is an application, not a redirect; also the bound on the work. */
const MAX_SCRIPT_CHARACTERS = 20_000;
const MAX_TOKENS = 6_000;
const MAX_CALLS = 40;
const GLOBALS = new Set(['window', 'document', 'self', 'top', 'parent', 'globalThis', 'this', 'body']);
const LOAD_HANDLERS = new Set(['onload', 'onpageshow']);

interface Walk {
  readonly scope: ScriptScope;
  /** Calls that are still followed, over the whole page. */
  readonly budget: { calls: number };
}

interface PageScripts {
  /** In the order of the page. */
  readonly scripts: readonly string[];
  /** The load handlers of its elements, which run after all scripts. */
  readonly handlers?: readonly string[];
  readonly pageUrl?: string;
}

/** The first address that the scripts of a page go to unconditionally, as written, or null. Never throws. */
export function scriptRedirect({ scripts, handlers = [], pageUrl = '' }: PageScripts): string | null {
  const walk: Walk = { scope: createScope(pageUrl), budget: { calls: MAX_CALLS } };
  for (const script of [...scripts, ...handlers]) {
    if (script.length > MAX_SCRIPT_CHARACTERS) continue;
    const target = walkBlock(tokenize(script, MAX_TOKENS), walk);
    if (target !== null) return target;
  }
  return null;
}

/** Reads statements in order until one of them leads away. */
function walkBlock(tokens: readonly Token[], walk: Walk): string | null {
  declareFunctions(tokens, walk.scope);
  let at = 0;
  while (at < tokens.length) {
    const step = walkStatement(tokens, at, walk);
    if (step.target !== null) return step.target;
    if (step.ends === true) return null;
    at = Math.max(step.end, at + 1);
  }
  return null;
}

interface Step {
  readonly target: string | null;
  readonly end: number;
  /** The statements after this one are not reached. */
  readonly ends?: true;
}

function walkStatement(tokens: readonly Token[], at: number, walk: Walk): Step {
  const text = tokens[at]?.kind === 'string' ? '' : (tokens[at]?.text ?? '');
  if (/^[,;:)\]}]$/.test(text)) return { target: null, end: at + 1 };
  if (text === '{') {
    const end = closingBracket(tokens, at);
    return { target: walkBlock(tokens.slice(at + 1, end), walk), end: end + 1 };
  }
  if (text === 'function' && tokens[at + 1]?.kind === 'name')
    return { target: null, end: readFunction(tokens, at)?.end ?? at + 1 };
  if (text === 'if') return walkCondition(tokens, at, walk);
  if (text === 'try' || text === 'finally' || text === 'do') return { target: null, end: at + 1 };
  if (/^(?:for|while|switch|with|catch)$/.test(text)) return { target: null, end: skipBlock(tokens, at) };
  if (text === 'class') return { target: null, end: closingBracket(tokens, skipTo(tokens, at, '{')) + 1 };
  if (text === 'else') return { target: null, end: skipStatement(tokens, at + 1) };
  if (/^(?:return|throw|break|continue)$/.test(text)) {
    const value = walkExpression(tokens, at + 1, walk);
    return { ...value, ends: true };
  }
  if (/^(?:var|let|const)$/.test(text)) return walkDeclaration(tokens, at + 1, walk);
  return walkExpression(tokens, at, walk);
}

/** `if`: only a countdown, which every visitor lives to see; any other condition may not hold. */
function walkCondition(tokens: readonly Token[], at: number, walk: Walk): Step {
  const end = closingBracket(tokens, at + 1);
  const condition = tokens
    .slice(at + 2, end)
    .map(({ text }) => text)
    .join(' ');
  const isCountdown =
    /^(?:-- )?[\w$.]+(?: --)? (?:<=?|===?) \d+$|^! (?:-- )?[\w$]+(?: --)?$|^-- [\w$]+ <=? \d+$/.test(
      condition,
    );
  const body = end + 1;
  const after = skipStatement(tokens, body);
  if (!isCountdown) return { target: null, end: after };
  return { target: walkBlock(tokens.slice(body, after), walk), end: after };
}

function walkDeclaration(tokens: readonly Token[], start: number, { scope }: Walk): Step {
  let at = start;
  while (tokens[at]?.kind === 'name' && isSign(tokens[at + 1], '=')) {
    assign(tokens, at + 2, tokens[at]?.text ?? '', scope);
    at = skipExpression(tokens, at + 2);
    if (!isSign(tokens[at], ',')) break;
    at += 1;
  }
  return { target: null, end: at };
}

function walkExpression(tokens: readonly Token[], start: number, walk: Walk): Step {
  let at = start;
  let called = readFunction(tokens, at);
  while (called === null && isPrefix(tokens[at])) {
    at += 1;
    called = readFunction(tokens, at);
  }
  if (called !== null) {
    const open = isSign(tokens[called.end], ')') ? called.end + 1 : called.end;
    if (!isSign(tokens[open], '(')) return { target: null, end: called.end };
    const { values, end } = readArguments(tokens, open, walk.scope);
    return { target: call(called.value, values, walk), end };
  }
  const { path, end } = readPath(tokens, at);
  const next = tokens[end];
  if (path.length > 0 && isSign(next, '=')) return walkAssignment(tokens, end + 1, path, walk);
  if (path.length > 0 && isSign(next, '(')) {
    const { values, end: after } = readArguments(tokens, end, walk.scope);
    return { target: leadOfCall(tokens, { path, values, open: end, end: after }, callsOf(walk)), end: after };
  }
  return { target: null, end: Math.max(skipExpression(tokens, end), at + 1) };
}

function walkAssignment(tokens: readonly Token[], start: number, path: readonly string[], walk: Walk): Step {
  const name = path.at(-1) ?? '';
  const end = skipExpression(tokens, start);
  if (isLocation(path)) {
    const { value } = readExpression(tokens, start, walk.scope);
    return { target: textOf(value), end: start };
  }
  if (LOAD_HANDLERS.has(name)) return { target: leadOfHandler(tokens, start, callsOf(walk)), end };
  if (path.length === 1) assign(tokens, start, name, walk.scope);
  return { target: null, end: start };
}

/** What calls need in order to be followed. */
function callsOf(walk: Walk): Calls {
  return {
    scope: walk.scope,
    call: (called, values) => call(called, values, walk),
    run: (source) => (spend(walk) ? walkBlock(tokenize(source, MAX_TOKENS), walk) : null),
  };
}

function call(
  { parameters, body, isExpression }: ScriptFunction,
  values: readonly (ScriptValue | null)[],
  walk: Walk,
): string | null {
  if (!spend(walk)) return null;
  const inner = { ...walk, scope: scopeOfCall(walk.scope, parameters, values) };
  return isExpression ? walkExpression(body, 0, inner).target : walkBlock(body, inner);
}

function spend({ budget }: Walk): boolean {
  budget.calls -= 1;
  return budget.calls >= 0;
}

/** Functions may be called above the place where they are declared. */
function declareFunctions(tokens: readonly Token[], { functions }: ScriptScope): void {
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.text !== 'function' || tokens[at]?.kind !== 'name' || tokens[at + 1]?.kind !== 'name')
      continue;
    const read = readFunction(tokens, at);
    if (read !== null) functions.set(tokens[at + 1]?.text ?? '', read.value);
  }
}

function assign(tokens: readonly Token[], start: number, name: string, scope: ScriptScope): void {
  const written = readFunction(tokens, start);
  if (written !== null) scope.functions.set(name, written.value);
  const value = written === null ? readExpression(tokens, start, scope).value : null;
  if (value === null) scope.values.delete(name);
  else scope.values.set(name, value);
}

/** `a.b["c"]` as its names, without the global objects in front. */
function readPath(
  tokens: readonly Token[],
  start: number,
): { readonly path: string[]; readonly end: number } {
  const path: string[] = [];
  let at = start;
  if (tokens[at]?.kind !== 'name') return { path, end: at };
  path.push(tokens[at]?.text ?? '');
  at += 1;
  for (;;) {
    const key = tokens[at + 1];
    if (isSign(tokens[at], '.') && key?.kind === 'name') at += 2;
    else if (isSign(tokens[at], '[') && key?.kind === 'string' && isSign(tokens[at + 2], ']')) at += 3;
    else break;
    path.push(key.text);
  }
  while (path.length > 1 && GLOBALS.has(path[0] ?? '')) path.shift();
  return { path, end: at };
}

function skipTo(tokens: readonly Token[], start: number, sign: string): number {
  const at = tokens.findIndex((token, i) => i >= start && isSign(token, sign));
  return at < 0 ? tokens.length : at;
}

/** What may stand before a call that is made in place. */
function isPrefix(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'string' && /^(?:!|\+|-|~|void|await|\()$/.test(token.text);
}
