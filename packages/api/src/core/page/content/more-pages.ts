/** Detects articles that continue on other pages. */
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';
import { nextLinkOf } from '../parts/next-link.ts';

const MAX_LINE_WORDS = 8;
const PAGE_OF =
  /(?:^|[\s(|])(?:page|seite|página|pagina|strona|sida|side|sayfa|страница)\s+(\d{1,2})\s+(?:of|von|de|di|van|z|av|af|из|sur|\/)\s*(\d{1,2})(?:$|[\s)|])/iu;

/** Whether the article has more pages: it links to the next one (`nextLinkOf`), or a short line says "Page 1 of 3". */
export function hasMorePages(root: PageElement, blocks: readonly Block[], url: string): boolean {
  if (nextLinkOf(root, url) !== null) return true;
  return blocks.some(({ text, words }) => {
    const [, page, pages] = (words <= MAX_LINE_WORDS && PAGE_OF.exec(text)) || [];
    return Number(page) < Number(pages);
  });
}
