/** Element of a parsed page. The tree consists of elements, and of plain strings for text. */
import { safeCut } from '../../text/safe-cut.ts';

export class PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  /** Distance from the root element, whose depth is 0. */
  readonly depth: number;
  readonly children: (PageElement | string)[] = [];

  constructor(tag: string, attributes: Readonly<Record<string, string>>, parent: PageElement | null) {
    this.tag = tag;
    this.attributes = attributes;
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
  }

  /** Returns the value of an attribute, or `''` if it is absent or empty. */
  attribute(name: string): string {
    return this.attributes[name] ?? '';
  }

  has(name: string): boolean {
    return this.attributes[name] !== undefined;
  }
}

/** Yields all elements below `root` in document order. */
export function* descendants(root: PageElement): Generator<PageElement> {
  const stack: PageElement[] = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    if (element !== root) yield element;
    for (let i = element.children.length - 1; i >= 0; i -= 1) {
      const child = element.children[i];
      if (child instanceof PageElement) stack.push(child);
    }
  }
}

const BREAKING = /^(?:br|p|div|li|td|th|tr|h[1-6]|section)$/;
const UNSEEN = /^(?:script|style|template|noscript|svg|rt|rp)$/;

/**
 * Returns the text of an element with white space collapsed, cut at `maxCharacters`. Scripts, styles, templates, SVG images
 * and ruby annotations are skipped.
 */
export function textOf(root: PageElement, maxCharacters = 20_000): string {
  let text = '';
  const stack: (PageElement | string)[] = [root];
  for (let node = stack.pop(); node !== undefined && text.length < maxCharacters; node = stack.pop()) {
    if (typeof node === 'string') {
      text += node.slice(0, safeCut(node, maxCharacters - text.length));
      continue;
    }
    if (node !== root && UNSEEN.test(node.tag)) continue;
    if (BREAKING.test(node.tag)) text += ' ';
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push(child);
    }
  }
  return collapse(text);
}

/**
 * Collapses white space to single spaces, trims the text, and removes soft hyphens, zero-width spaces, word joiners and byte
 * order marks.
 */
export function collapse(text: string): string {
  return text
    .replace(/[\u00AD\u200B\uFEFF\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
