/** Functions as they are written: `function (a) { … }`, `async (a) => { … }`, `a => expression`. */
import type { ScriptFunction } from './script-scope.ts';
import { closingBracket, isSign, skipExpression } from './skip.ts';
import type { Token } from './tokenize.ts';

/** The function that is written here and the index after it, or null when there is none. */
export function readFunction(
  tokens: readonly Token[],
  start: number,
): { readonly value: ScriptFunction; readonly end: number } | null {
  let at = start;
  if (tokens[at]?.text === 'async') at += 1;
  if (tokens[at]?.text === 'function' && tokens[at]?.kind === 'name') {
    at += tokens[at + 1]?.text === '*' ? 2 : 1;
    if (tokens[at]?.kind === 'name') at += 1;
    const list = readParameters(tokens, at);
    return list === null ? null : readBody(tokens, list.end, list.names);
  }
  const isShort = tokens[at]?.kind === 'name' && tokens[at + 1]?.text === '=>';
  const list = isShort ? { names: [tokens[at]?.text ?? ''], end: at + 1 } : readParameters(tokens, at);
  if (list === null || tokens[list.end]?.text !== '=>') return null;
  return readBody(tokens, list.end + 1, list.names);
}

function readParameters(
  tokens: readonly Token[],
  open: number,
): { readonly names: string[]; readonly end: number } | null {
  if (!isSign(tokens[open], '(')) return null;
  const names: string[] = [];
  for (let at = open + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.text === ')') return { names, end: at + 1 };
    if (token?.kind === 'name') names.push(token.text);
    else if (token?.text !== ',') return null;
  }
  return null;
}

function readBody(
  tokens: readonly Token[],
  start: number,
  parameters: readonly string[],
): { readonly value: ScriptFunction; readonly end: number } {
  if (isSign(tokens[start], '{')) {
    const end = closingBracket(tokens, start);
    return { value: { parameters, body: tokens.slice(start + 1, end), isExpression: false }, end: end + 1 };
  }
  const end = skipExpression(tokens, start);
  return { value: { parameters, body: tokens.slice(start, end), isExpression: true }, end };
}
