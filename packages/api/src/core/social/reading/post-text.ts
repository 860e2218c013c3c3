import type { PageElement } from '../../page/html/page-element.ts';
import { parseHtml } from '../../page/html/parse-html.ts';

const UNSEEN = /^(?:script|style|template|noscript|svg|iframe|head|title|rt|rp)$/;
const PARAGRAPH = /^(?:p|div|blockquote|ul|ol|pre|h[1-6]|table|section|article)$/;
const LINE = /^(?:br|li|tr)$/;
const MAX_CHARACTERS = 200_000;

/** A paragraph ends with an empty line, `<br>` is a line break, other white space is one space. */
export function postTextOf(
  source: string | PageElement,
  isLeftOut: (element: PageElement) => boolean = () => false,
): string {
  const stack: (PageElement | string | typeof END)[] = [
    typeof source === 'string' ? parseHtml(source) : source,
  ];
  let text = '';
  for (let node = stack.pop(); node !== undefined && text.length < MAX_CHARACTERS; node = stack.pop()) {
    if (typeof node === 'string') {
      text += node.replace(/\s+/g, ' ');
      continue;
    }
    if (node !== END && (UNSEEN.test(node.tag) || isLeftOut(node))) continue;
    text += node === END || PARAGRAPH.test(node.tag) ? PARAGRAPH_BREAK : LINE.test(node.tag) ? '\n' : '';
    if (node === END) continue;
    if (PARAGRAPH.test(node.tag)) stack.push(END);
    for (const child of node.children.toReversed()) stack.push(child);
  }
  return tidyText(text);
}

function tidyText(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060\uFEFF\u2028\u2029\0]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function textOrNull(text: string | null): string | null {
  const tidy = text === null ? '' : tidyText(text);
  return tidy === '' ? null : tidy;
}

export function hasClass(element: PageElement, name: string): boolean {
  return element.attribute('class').split(/\s+/).includes(name);
}

const PARAGRAPH_BREAK = '\n\n';
const END = Symbol('end of a paragraph');
