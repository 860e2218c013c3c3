/** Reads the stated language of the page and derives the order of day and month. */
import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import type { PageScan } from '../html/scan-page.ts';
import type { Found } from './headline.ts';
import { type LinkedNode, linkedText } from './json-ld.ts';

/** Returns the page's BCP 47 language tag, with the language in lowercase, and its source. */
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

/**
 * Returns the order of day and month: month first if the language is unknown, `en`, `en-US` or `en-PH`, unless the domain
 * belongs to a country that writes the day first. Otherwise day first.
 */
export function dayMonthOrder(language: string | null, url: string): NumericOrder {
  if (
    /^https?:\/\/[^/]*\.(?:uk|au|nz|ie|in|za|sg|my|ng|ke|gh|pk|lk|bd|hk|mt|eu|de|fr|it|es|nl|be|ch|at|ru|br|ar|mx)(?:[:/]|$)/i.test(
      url,
    )
  )
    return 'day-first';
  return language === null || MONTH_FIRST.test(language) ? 'month-first' : 'day-first';
}
