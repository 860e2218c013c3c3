/** Splits a page's text into blocks: runs of inline text inside one block element, in document order. */

import { MAX_BLOCKS } from '../../limits.ts';
import { countWords } from './count-words.ts';
import { collapse, PageElement } from './page-element.ts';
import { BLOCK, HEADING, SKIPPED } from './tags.ts';

export type BlockKind = 'standfirst' | 'heading' | 'paragraph' | 'list-item' | 'quote' | 'table-row';

export interface Block {
  /** Index among the blocks of the page. */
  readonly index: number;
  /** The block element that contains the text. */
  readonly element: PageElement;
  readonly kind: BlockKind;
  /** Text with white space collapsed. A line break inside a paragraph is a line feed. */
  readonly text: string;
  readonly words: number;
  /** Number of words inside `<a href>`. */
  readonly linkWords: number;
  /** `href` of the first link, as written. */
  readonly firstLink: string | null;
}

/** Reads the blocks without recursion. Hidden elements, scripts and controls are skipped. */
export function readBlocks(root: PageElement): Block[] {
  const walk = new BlockWalk();
  const stack: (PageElement | string | Leave)[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (walk.blocks.length >= MAX_BLOCKS) break;
    if (typeof node === 'string') walk.text(node);
    else if (node instanceof PageElement) {
      if (!walk.enter(node)) continue;
      stack.push({ leave: node });
      for (let i = node.children.length - 1; i >= 0; i -= 1) {
        const child = node.children[i];
        if (child !== undefined) stack.push(child);
      }
    } else walk.leave(node.leave);
  }
  walk.flush();
  return walk.blocks;
}

interface Leave {
  readonly leave: PageElement;
}

class BlockWalk {
  readonly blocks: Block[] = [];
  readonly #containers: PageElement[] = [];
  #raw = '';
  #linkWords = 0;
  #firstLink: string | null = null;
  #links = 0;
  #breaks = 0;

  enter(element: PageElement): boolean {
    const { tag } = element;
    if (SKIPPED.has(tag) || isHidden(element)) return false;
    if (tag === 'br') this.#lineBreak();
    else if (BLOCK.has(tag)) {
      this.flush();
      this.#containers.push(element);
    } else if (tag === 'a' && element.has('href')) {
      this.#links += 1;
      this.#firstLink ??= element.attribute('href');
    }
    return true;
  }

  leave(element: PageElement): void {
    const { tag } = element;
    if (BLOCK.has(tag)) {
      this.flush();
      this.#containers.pop();
    } else if (tag === 'a' && element.has('href')) this.#links -= 1;
  }

  text(text: string): void {
    this.#raw += text;
    const blank = /^\s*$/.test(text);
    if (!blank) this.#breaks = 0;
    if (!blank && this.#links > 0) this.#linkWords += countWords(text);
  }

  #lineBreak(): void {
    this.#breaks += 1;
    if (this.#breaks >= 2) this.flush();
    else this.#raw += '\u2028';
  }

  flush(): void {
    this.#breaks = 0;
    const raw = this.#raw;
    if (raw === '') return;
    this.#raw = '';
    const text = collapseLines(raw);
    const element = this.#containers[this.#containers.length - 1];
    if (text && element) {
      const words = countWords(text);
      this.blocks.push({
        index: this.blocks.length,
        element,
        kind: kindOf(element, words),
        text,
        words,
        linkWords: Math.min(this.#linkWords, words),
        firstLink: this.#firstLink,
      });
    }
    this.#linkWords = 0;
    this.#firstLink = null;
  }
}

function collapseLines(raw: string): string {
  if (!raw.includes('\u2028')) return collapse(raw);
  return raw.split('\u2028').map(collapse).filter(Boolean).join('\n');
}

/**
 * Maximum number of words for a block nested in a heading element to be a heading. Longer text there is a paragraph with
 * careless markup.
 */
const MAX_HEADING_WORDS = 28;

function kindOf(element: PageElement, words: number): BlockKind {
  let at: PageElement | null = element;
  for (let up = 0; at && up < 8; up += 1, at = at.parent) {
    const { tag } = at;
    if (HEADING.has(tag) && (at === element || words <= MAX_HEADING_WORDS)) return 'heading';
    if (tag === 'li' || tag === 'dd' || tag === 'dt') return 'list-item';
    if (tag === 'td' || tag === 'th') return 'table-row';
    if (tag === 'blockquote' || tag === 'q') return 'quote';
    if (tag === 'article' || tag === 'section' || tag === 'main') break;
  }
  return 'paragraph';
}

const UNSEEN_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const UNSEEN_CLASS =
  /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-reader(?:-text)?|visuallyhidden|element-invisible|assistive-text|a11y-hidden|u-hidden|is-hidden|hide-text|offscreen|tooltip(?:text|-text|-content)?|popover|hovercard|rollover-block)(?:$|[\s_-])/i;

/** Whether an element is hidden by an attribute, an inline style or a common class for screen-reader text or tooltips. */
export function isHidden(element: PageElement): boolean {
  const { attributes, tag } = element;
  if (tag === 'body' || tag === 'html' || tag === 'main' || tag === 'article') return false;
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return true;
  if (attributes['aria-hidden'] === 'true' && tag !== 'p' && tag !== 'div' && tag !== 'section') return true;
  if (attributes.style !== undefined && UNSEEN_STYLE.test(attributes.style)) return true;
  return attributes.class !== undefined && UNSEEN_CLASS.test(attributes.class);
}
