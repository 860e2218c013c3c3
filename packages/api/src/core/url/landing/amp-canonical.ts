import { descendants } from '../../page/html/page-element.ts';
import type { PageMarkup } from '../../page/html/parse-html.ts';
import { type DerivedUrl, deriveUrl } from '../derived-url.ts';

/** `<html amp>` or `<html ⚡>` (amp.dev/documentation/guides-and-tutorials/learn/spec/amphtml). */
const AMP = /<html\b[^>]{0,500}?\s(?:amp|⚡)(?=[\s=>])/iu;

/** Whether a page says that it is an AMP page. */
export function isAmp(html: string): boolean {
  return AMP.test(html.slice(0, 20_000));
}

/** Returns the URL of an AMP page's original from its canonical link. Null for any other page, and for a link to itself. */
export function ampCanonical(page: PageMarkup, url: string): DerivedUrl | null {
  if (!isAmp(page.html)) return null;
  for (const element of descendants(page.root)) {
    if (element.tag !== 'link' || !/(?:^|\s)canonical(?:\s|$)/i.test(element.attribute('rel'))) continue;
    const target = deriveUrl(element.attribute('href'), url);
    if (target !== null) return target.url === url ? null : target.url;
  }
  return null;
}
