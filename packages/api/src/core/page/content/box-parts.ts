/** Summarizes what is in a box: fields, links, headings, pictures and paragraphs. */
import { countWords } from '../html/count-words.ts';
import { descendants, PageElement, textOf } from '../html/page-element.ts';

const FIELDS = new Set(['input', 'textarea', 'select', 'form']);
const PICTURES = new Set(['img', 'picture', 'video', 'audio', 'amp-img', 'iframe', 'figure', 'svg']);
/** Maximum number of descendants to examine per box, which limits hostile pages. */
const MAX_ELEMENTS_SEARCHED = 100;

export interface BoxParts {
  readonly hasField: boolean;
  readonly hasButton: boolean;
  readonly hasHeading: boolean;
  /** Whether a heading below the first level is a link or contains one. */
  readonly hasLinkedHeading: boolean;
  readonly linkWords: number;
  readonly pictures: number;
  readonly paragraphs: number;
}

/** Examines an element and its first descendants. */
export function partsOf(box: PageElement): BoxParts {
  const parts = { hasField: false, hasButton: false, hasHeading: false, hasLinkedHeading: false };
  let linkWords = 0;
  let pictures = Number(PICTURES.has(box.tag));
  let paragraphs = 0;
  let searched = 0;
  for (const each of descendants(box)) {
    if (FIELDS.has(each.tag) && each.attribute('type') !== 'hidden') parts.hasField = true;
    else if (each.tag === 'button') parts.hasButton = true;
    else if (PICTURES.has(each.tag)) pictures += 1;
    else if (each.tag === 'p') paragraphs += 1;
    else if (/^h[1-6]$/.test(each.tag)) {
      parts.hasHeading = true;
      parts.hasLinkedHeading ||= each.parent?.tag === 'a' && each.tag !== 'h1';
    } else if (each.tag === 'a' && each.has('href')) {
      linkWords += countWords(textOf(each));
      parts.hasLinkedHeading ||= /^h[2-6]$/.test(each.parent?.tag ?? '');
    }
    searched += 1;
    if (searched >= MAX_ELEMENTS_SEARCHED) break;
  }
  return { ...parts, linkWords, pictures, paragraphs };
}

export function beginsWithPicture(element: PageElement): boolean {
  const first = element.children.find((child) => child instanceof PageElement || child.trim() !== '');
  return first instanceof PageElement && partsOf(first).pictures > 0;
}
