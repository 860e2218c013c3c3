/** Articles that go on at other addresses. */
import type { Block } from '../html/blocks.ts';
import type { PageScan } from '../html/scan-page.ts';
import { absoluteAddress } from '../metadata/absolute-address.ts';
import { isNextPart } from '../parts/page-number.ts';

const MAX_LINE_WORDS = 8;
const PAGE_OF =
  /(?:^|[\s(|])(?:page|seite|página|pagina|strona|sida|side|sayfa|страница)\s+(\d{1,2})\s+(?:of|von|de|di|van|z|av|af|из|sur|\/)\s*(\d{1,2})(?:$|[\s)|])/iu;

/**
 * Whether the article has further pages: `rel=next` leads to the same address with another page number, or a short line says
 * "Page 1 of 3". `rel=next` alone is often the next story.
 */
export function hasMorePages(scan: PageScan, blocks: readonly Block[], url: string): boolean {
  const next = absoluteAddress(scan.links.get('next')?.[0], url, scan.baseHref);
  if (next !== null && isNextPart(url, next)) return true;
  return blocks.some(({ text, words }) => {
    const [, page, pages] = (words <= MAX_LINE_WORDS && PAGE_OF.exec(text)) || [];
    return Number(page) < Number(pages);
  });
}
