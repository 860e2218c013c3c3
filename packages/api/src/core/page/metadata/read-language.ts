/** The language that the page states, and the order of day and month that follows from it. */
import type { PageScan } from '../html/scan-page.ts';
import type { DayMonthOrder } from './date-text.ts';
import type { Found } from './headline.ts';
import { type LinkedNode, linkedText } from './json-ld.ts';

/** BCP 47 tag with a lower-case language, and where it was read. */
export function readLanguage(scan: PageScan, article: LinkedNode | null): Found | null {
  const candidates: [string | undefined | null, string][] = [
    [scan.language, 'lang attribute'],
    [scan.metas.get('og:locale')?.[0], 'og:locale'],
    [article && linkedText(article.values.inLanguage), 'JSON-LD'],
    [scan.metas.get('content-language')?.[0], 'content-language'],
    [scan.metas.get('dc.language')?.[0], 'dc.language'],
  ];
  for (const [value, from] of candidates) {
    const tag = value
      ?.trim()
      .replace(/_/g, '-')
      .match(/^([a-z]{2,3})(-[a-z0-9]{2,8})*$/i)?.[0];
    if (tag) return { value: tag.replace(/^[^-]+/, (language) => language.toLowerCase()), from };
  }
  return null;
}

const MONTH_FIRST = /^en(?:-us|-ph)?$/i;

/** English pages write the month first but on domains of other English-speaking countries; all others the day. */
export function dayMonthOrder(language: string | null, url: string): DayMonthOrder {
  if (
    /^https?:\/\/[^/]*\.(?:uk|au|nz|ie|in|za|sg|my|ng|ke|gh|pk|lk|bd|hk|mt|eu|de|fr|it|es|nl|be|ch|at|ru|br|ar|mx)(?:[:/]|$)/i.test(
      url,
    )
  )
    return 'day-first';
  return language === null || MONTH_FIRST.test(language) ? 'month-first' : 'day-first';
}
