import type { MarkSpan } from './marked-text.tsx';

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
  }),
);

/** Elements that are removed together with their content. */
const RAW_ELEMENT = /<(script|style|template|iframe|noscript|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^'">])*>?/gi;

/**
 * Returns the text of a snippet and the positions of its `<mark>` elements. Other tags are removed but their text is kept,
 * except for the elements in `RAW_ELEMENT`, such as scripts and styles. Scans the string without using an HTML sink, so it
 * works with Trusted Types.
 */
export function parseMarkup(html: string): { text: string; marks: MarkSpan[] } {
  const source = html.replace(RAW_ELEMENT, '');
  const marks: MarkSpan[] = [];
  let text = '';
  let position = 0;
  let markStart: number | null = null;
  const closeMark = () => {
    if (markStart !== null && text.length > markStart) marks.push({ start: markStart, end: text.length });
    markStart = null;
  };
  for (const token of source.matchAll(TOKEN)) {
    text += decodeEntities(source.slice(position, token.index));
    position = token.index + token[0].length;
    if (token[2]?.toLowerCase() !== 'mark') continue;
    if (token[1] === '/') closeMark();
    else markStart ??= text.length;
  }
  text += decodeEntities(source.slice(position));
  closeMark();
  return { text, marks };
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = typeof decimal === 'string' ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
