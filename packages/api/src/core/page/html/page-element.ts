/** Element of a parsed page. The tree consists of elements, and of plain strings for text. */
import { safeCut } from '../../text/safe-cut.ts';
import { InlineText } from './inline-text.ts';
import { BLOCK } from './tags.ts';

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

/** Whether an element's text is not part of the page's text. A template with a shadow root is shown in its place. */
export const isTextless = (element: PageElement, tags: ReadonlySet<string>): boolean =>
  tags.has(element.tag) && !(element.tag === 'template' && element.has('shadowrootmode'));

interface Leave {
  readonly leave: PageElement;
}

/** Visits the texts and elements below `root` in document order, with the end of every element that `enter` accepts. */
export function walkText(
  root: PageElement,
  visitor: {
    readonly isDone: () => boolean;
    readonly enter: (element: PageElement) => boolean;
    readonly leave: (element: PageElement) => void;
    readonly text: (text: string) => void;
  },
): void {
  const stack: (PageElement | string | Leave)[] = [root];
  for (let node = stack.pop(); node !== undefined && !visitor.isDone(); node = stack.pop()) {
    if (typeof node === 'string') visitor.text(node);
    else if (node instanceof PageElement) {
      if (!visitor.enter(node)) continue;
      stack.push({ leave: node });
      for (let i = node.children.length - 1; i >= 0; i -= 1) {
        const child = node.children[i];
        if (child !== undefined) stack.push(child);
      }
    } else visitor.leave(node.leave);
  }
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'rt', 'rp']);

/**
 * Returns the text of an element with white space collapsed, cut at `maxCharacters`. Scripts, styles, templates, SVG images
 * and ruby annotations are skipped.
 */
export function textOf(root: PageElement, maxCharacters = 20_000): string {
  const inline = new InlineText();
  const edge = (element: PageElement, isStart: boolean) => {
    if (element.tag === 'br' || BLOCK.has(element.tag)) inline.add(' ');
    else inline.edge(element.tag, isStart);
  };
  walkText(root, {
    isDone: () => inline.text.length >= maxCharacters,
    enter: (element) => {
      if (element !== root && isTextless(element, UNSEEN)) return false;
      edge(element, true);
      return true;
    },
    leave: (element) => edge(element, false),
    text: (text) => inline.add(text.slice(0, safeCut(text, maxCharacters - inline.text.length))),
  });
  return collapse(inline.text);
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
