import { MAX_BLOCKS } from '../../limits.ts';
import {
  BLANK,
  BLOCK,
  collapse,
  HEADING,
  InlineText,
  isTextless,
  PageElement,
  SKIPPED,
  textOf,
  walkText,
} from './page-element.ts';

export type BlockKind = 'standfirst' | 'heading' | 'paragraph' | 'list-item' | 'quote' | 'table-row';

export interface Block {
  readonly index: number;
  readonly element: PageElement;
  readonly kind: BlockKind;
  readonly text: string;
  readonly words: number;
  readonly linkWords: number;
  readonly firstLink: string | null;
}

export const sumOf = (blocks: readonly Block[], value: (block: Block) => number): number =>
  blocks.reduce((sum, block) => sum + value(block), 0);

/** Skips hidden elements, scripts and controls. Without recursion. */
export function readBlocks(root: PageElement): Block[] {
  const walk = new BlockWalk();
  walkText(root, walk);
  walk.flush();
  return walk.blocks;
}

const isLink = (element: PageElement) => element.tag === 'a' && element.has('href');

const CELL = new Set(['td', 'th']);
/** A cell with more words than `MAX_CELL_WORDS`, in lines of at least `MIN_PROSE_WORDS`, holds prose. */
const MAX_CELL_WORDS = 25;
const MIN_PROSE_WORDS = 8;

class BlockWalk {
  readonly blocks: Block[] = [];
  readonly #containers: PageElement[] = [];
  readonly #inline = new InlineText();
  readonly #cells: { readonly blocks: number[]; words: number }[] = [];
  #linkWords = 0;
  #firstLink: string | null = null;
  #links = 0;
  #breaks = 0;

  readonly isDone = () => this.blocks.length >= MAX_BLOCKS;

  enter(element: PageElement): boolean {
    const { tag } = element;
    if (isTextless(element, SKIPPED) || isHidden(element)) return false;
    if (tag === 'br') this.#lineBreak();
    else if (BLOCK.has(tag)) {
      this.flush();
      this.#containers.push(element);
      if (CELL.has(tag)) this.#cells.push({ blocks: [], words: 0 });
    } else {
      this.#inline.edge(tag, true);
      if (isLink(element)) {
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
      if (CELL.has(tag)) this.#closeCell();
    } else {
      this.#inline.edge(tag, false);
      if (isLink(element)) this.#links -= 1;
    }
  }

  /** The text of a cell that holds prose, as in layout tables, consists of paragraphs. */
  #closeCell(): void {
    const cell = this.#cells.pop();
    if (!cell || cell.words <= MAX_CELL_WORDS) return;
    for (const index of cell.blocks) {
      const block = this.blocks[index];
      if (block?.kind === 'table-row') this.blocks[index] = { ...block, kind: 'paragraph' };
    }
  }

  text(text: string): void {
    this.#inline.add(text);
    if (BLANK.test(text)) return;
    this.#breaks = 0;
    if (this.#links > 0) this.#linkWords += countWords(text);
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
      const cell = this.#cells[this.#cells.length - 1];
      cell?.blocks.push(this.blocks.length);
      if (cell && words >= MIN_PROSE_WORDS) cell.words += words;
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

/** Longer text inside a heading is a paragraph with careless markup. */
const MAX_HEADING_WORDS = 28;

function kindOf(element: PageElement, words: number): BlockKind {
  let ancestor: PageElement | null = element;
  for (let up = 0; ancestor && up < 8; up += 1, ancestor = ancestor.parent) {
    const { tag } = ancestor;
    if (HEADING.has(tag) && (ancestor === element || words <= MAX_HEADING_WORDS)) return 'heading';
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

const MAX_PART_CHARACTERS = 200;
const MAX_SIBLINGS = 40;
const MAX_CAPITAL_LETTERS = 2;
const lettersOf = (part: PageElement | string | undefined) =>
  (part instanceof PageElement ? textOf(part, MAX_PART_CHARACTERS) : (part ?? ''))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Drop caps, captions, and texts that a hidden sibling repeats for screen readers, are seen although they are `aria-hidden`. */
function isSeen(element: PageElement): boolean {
  const { tag, parent, attributes } = element;
  if (tag === 'p' || tag === 'div' || tag === 'section') return true;
  const isPart = /^(?:abbr|b|em|font|span|strong)$/.test(tag) && !/icon|symbol/i.test(attributes.class ?? '');
  if (!isPart || parent === null || parent.tag === 'a' || parent.tag === 'button') return false;
  const letters = lettersOf(element);
  if (letters === '' || parent.tag === 'figcaption') return letters !== '';
  const siblings = parent.children.slice(0, MAX_SIBLINGS);
  const isTwin = (each: PageElement | string) => {
    const spoken = each instanceof PageElement && isUnseen(each) ? lettersOf(each) : '';
    return spoken.startsWith(letters.charAt(0)) || spoken.includes(letters);
  };
  if (siblings.some(isTwin)) return true;
  const next = siblings.includes(element) ? siblings[siblings.indexOf(element) + 1] : undefined;
  const isBlock = next instanceof PageElement && BLOCK.has(next.tag);
  if (letters.length > MAX_CAPITAL_LETTERS || isBlock) return false;
  return /^\p{L}/u.test(next instanceof PageElement ? textOf(next, MAX_PART_CHARACTERS) : (next ?? ''));
}

const isUnseen = ({ attributes }: PageElement) =>
  attributes.class !== undefined && UNSEEN_CLASS.test(attributes.class);

export function isHidden(element: PageElement): boolean {
  const { attributes, tag } = element;
  if (tag === 'body' || tag === 'html' || tag === 'main' || tag === 'article') return false;
  if (attributes.hidden !== undefined && attributes.hidden !== 'until-found') return true;
  if (attributes.style !== undefined && UNSEEN_STYLE.test(attributes.style)) return true;
  if (attributes['aria-hidden'] === 'true' && !isSeen(element)) return true;
  return isUnseen(element);
}

/** Runs of letters and digits. Of scripts without spaces, two characters count as a word. Allocates nothing. */
export function countWords(text: string): number {
  let words = 0;
  let halves = 0;
  let inWord = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isUnspaced(code)) {
      halves += 1;
      inWord = false;
    } else if (isWordCharacter(code)) {
      if (!inWord) words += 1;
      inWord = true;
    } else if (code !== 0x27 && code !== 0x2019 && code !== 0x2d) inWord = false;
  }
  return words + Math.ceil(halves / 2);
}

function isUnspaced(code: number): boolean {
  if (code < 0x0e00) return false;
  return (
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0x0e00 && code <= 0x0eff) ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff)
  );
}

function isWordCharacter(code: number): boolean {
  if (code < 0x80)
    return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code >= 0x2000 && code <= 0x2bff) return false;
  if (code >= 0x3000 && code <= 0x303f) return false;
  return code !== 0xd7 && code !== 0xf7 && !(code >= 0xff00 && code <= 0xff0f);
}
