/** The captions of an article's pictures: kept apart from its text, because they belong to the pictures. */
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';
import { isBoilerplateLine } from './line-rules.ts';

const NAME =
  /(?:^|[\s_-])(?:caption|cutline|bildunterschrift|legende|didascalia|wp-caption-text)(?:$|[\s_-])/i;
const MIN_WORDS = 3;
const MAX_WORDS = 120;
const MAX_CAPTIONS = 50;

/** Whether an element says by its name or class that it holds a caption. */
export function isCaptionElement({ tag, attributes }: PageElement): boolean {
  return tag === 'figcaption' || NAME.test(attributes.class ?? '');
}

/**
 * The captions between the headline and the end of the article, in page order, each once; lines that only name the
 * photographer are left out. `articleAt` are the indexes of the article's blocks, `headlineAt` that of its headline or -1.
 */
export function readCaptions(
  blocks: readonly Block[],
  articleAt: ReadonlySet<number>,
  headlineAt: number,
): string[] {
  if (articleAt.size === 0) return [];
  let first = blocks.length;
  let last = 0;
  for (const index of articleAt) {
    first = Math.min(first, index);
    last = Math.max(last, index);
  }
  const from = headlineAt >= 0 && headlineAt < first ? headlineAt + 1 : first;
  const captions = new Set<string>();
  for (const block of blocks.slice(from, last + 1)) {
    if (captions.size >= MAX_CAPTIONS) break;
    if (articleAt.has(block.index) || block.words < MIN_WORDS || block.words > MAX_WORDS) continue;
    if (isInCaption(block.element) && !isBoilerplateLine(block)) captions.add(block.text);
  }
  return [...captions];
}

function isInCaption(element: PageElement): boolean {
  for (let at: PageElement | null = element; at; at = at.parent) if (isCaptionElement(at)) return true;
  return false;
}
