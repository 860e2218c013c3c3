/** Splits a page's text into blocks: runs of inline text inside one block element, in document order. */

import { MAX_BLOCKS } from '../../limits.ts';
import { countWords } from './count-words.ts';
import { FoldedText, isHidden } from './hidden.ts';
import { InlineText } from './inline-text.ts';
import { collapse, isTextless, type PageElement, walkText } from './page-element.ts';
import { BLOCK, HEADING, SKIPPED } from './tags.ts';

export type BlockKind = 'standfirst' | 'heading' | 'paragraph' | 'list-item' | 'quote' | 'table-row';

export interface Block {
  readonly index: number;
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
  walkText(root, walk);
  walk.flush();
  return walk.blocks;
}

class BlockWalk {
  readonly blocks: Block[] = [];
  readonly #containers: PageElement[] = [];
  readonly #inline = new InlineText();
  readonly #folded = new FoldedText();
  #linkWords = 0;
  #firstLink: string | null = null;
  #links = 0;
  #breaks = 0;

  readonly isDone = () => this.blocks.length >= MAX_BLOCKS;

  enter(element: PageElement): boolean {
    const { tag } = element;
    if (isTextless(element, SKIPPED)) return false;
    if (isHidden(element) && !this.#folded.has(element)) return false;
    if (tag === 'br') this.#lineBreak();
    else if (BLOCK.has(tag)) {
      this.flush();
      this.#containers.push(element);
    } else {
      this.#inline.edge(tag, true);
      if (tag === 'a' && element.has('href')) {
        this.#links += 1;
        this.#firstLink ??= element.attribute('href');
      }
    }
    return true;
  }

  leave(element: PageElement): void {
    const { tag } = element;
    if (BLOCK.has(tag)) {
      this.flush();
      this.#containers.pop();
    } else {
      this.#inline.edge(tag, false);
      if (tag === 'a' && element.has('href')) this.#links -= 1;
    }
  }

  text(text: string): void {
    this.#inline.add(text);
    const blank = /^\s*$/.test(text);
    if (!blank) this.#breaks = 0;
    if (!blank && this.#links > 0) this.#linkWords += countWords(text);
  }

  #lineBreak(): void {
    this.#breaks += 1;
    if (this.#breaks >= 2) this.flush();
    else this.#inline.add('\u2028');
  }

  flush(): void {
    this.#breaks = 0;
    const raw = this.#inline.take();
    if (raw === '') return;
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
