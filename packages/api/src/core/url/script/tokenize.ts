/** Splits a script into the tokens that a reader of simple redirects needs. */

export interface Token {
  /** `other` is anything whose value cannot be known: regular expressions, private names. */
  readonly kind: 'name' | 'string' | 'template' | 'number' | 'sign' | 'other';
  /** A string's value with its escapes undone, a template's raw text, else the characters themselves. */
  readonly text: string;
  /** Whether a line break stands before it; it may end a statement. */
  readonly isOnNewLine: boolean;
}

const SPACE = /[\s\uFEFF]+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|<!--[^\n]*|-->[^\n]*/y;
const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const NUMBER = /(?:0x[\da-f]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)n?/iy;
const STRING = /"((?:\\[\s\S]|[^"\\\n])*)"|'((?:\\[\s\S]|[^'\\\n])*)'/y;
const TEMPLATE = /`((?:\\[\s\S]|[^`\\])*)`/y;
const REGULAR = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;
const SIGN = /=>|===?|!==?|<=|>=|&&|\|\||\?\?|\+\+|--|[+\-*/%]=|\.\.\.|\?\.|[\s\S]/y;

/** The tokens of a script, at most `max` of them. Never throws; what is no script gives tokens without meaning. */
export function tokenize(script: string, max: number): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let isOnNewLine = false;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(script);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  while (at < script.length && tokens.length < max) {
    const space = take(SPACE);
    if (space !== null) {
      isOnNewLine ||= space[0].includes('\n');
      continue;
    }
    tokens.push({ ...next(take, tokens.at(-1)), isOnNewLine });
    isOnNewLine = false;
  }
  return tokens;
}

function next(
  take: (pattern: RegExp) => RegExpExecArray | null,
  before: Token | undefined,
): Omit<Token, 'isOnNewLine'> {
  const name = take(NAME);
  if (name) return { kind: 'name', text: name[0] };
  const string = take(STRING);
  if (string) return { kind: 'string', text: unescapeLiteral(string[1] ?? string[2] ?? '') };
  const template = take(TEMPLATE);
  if (template) return { kind: 'template', text: template[1] ?? '' };
  const number = take(NUMBER);
  if (number) return { kind: 'number', text: number[0] };
  // A slash divides behind a value and opens a regular expression elsewhere.
  const isBehindValue = before !== undefined && (before.kind !== 'sign' || /^[)\]}]$/.test(before.text));
  const regular = isBehindValue ? null : take(REGULAR);
  if (regular) return { kind: 'other', text: regular[0] };
  return { kind: 'sign', text: take(SIGN)?.[0] ?? '' };
}

/** The value of a literal's inner text. */
export function unescapeLiteral(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|(\n)|([\s\S]))/gi,
    (_, long, short, byte, line, plain) => {
      if (line !== undefined) return '';
      const code: unknown = long ?? short ?? byte;
      if (typeof code !== 'string') return ESCAPES[String(plain)] ?? String(plain);
      const point = Number.parseInt(code, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};
