/** Finds where brackets, expressions and statements end, without a look at what they mean. */
import type { Token } from './tokenize.ts';

const OPEN = '([{';
const CLOSE = ')]}';

/** Whether the token is this very sign. */
export function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text;
}

/** Index of the bracket that closes the one at `at`, or the number of tokens. */
export function closingBracket(tokens: readonly Token[], at: number): number {
  let level = 0;
  for (let i = at; i < tokens.length; i += 1) {
    level += levelStep(tokens[i]);
    if (level === 0) return i;
  }
  return tokens.length;
}

/** Index of the token that ends the expression which starts at `start`: a comma, a semicolon, a closing bracket, a new line. */
export function skipExpression(tokens: readonly Token[], start: number): number {
  let level = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at];
    level += levelStep(token);
    if (level < 0) return at;
    if (level > 0) continue;
    if (isSign(token, ',') || isSign(token, ';') || (at > start && startsAnew(tokens, at))) return at;
  }
  return tokens.length;
}

/** Index after the statement that starts at `at`. */
export function skipStatement(tokens: readonly Token[], at: number): number {
  if (isSign(tokens[at], '{')) return closingBracket(tokens, at) + 1;
  if (/^(?:if|for|while)$/.test(tokens[at]?.text ?? '')) return skipBlock(tokens, at);
  let end = skipExpression(tokens, at);
  while (isSign(tokens[end], ',')) end = skipExpression(tokens, end + 1);
  return isSign(tokens[end], ';') ? end + 1 : Math.max(end, at + 1);
}

/** Index after the keyword at `at`, its bracket and the statement that belongs to it. */
export function skipBlock(tokens: readonly Token[], at: number): number {
  const body = isSign(tokens[at + 1], '(') ? closingBracket(tokens, at + 1) + 1 : at + 1;
  return skipStatement(tokens, body);
}

/** Whether a line break ends the statement before this token: neither side of it can go on. */
function startsAnew(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.isOnNewLine !== true || (token.kind === 'sign' && !/^[{!]$/.test(token.text))) return false;
  return before?.kind !== 'sign' || /^[)\]}]$/.test(before.text);
}

function levelStep(token: Token | undefined): number {
  if (token?.kind !== 'sign' || token.text === '') return 0;
  return OPEN.includes(token.text) ? 1 : CLOSE.includes(token.text) ? -1 : 0;
}
