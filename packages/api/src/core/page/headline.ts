/** Chooses the headline among what the page offers as its title. */
import type { PageElement } from './page-element.ts';
import { textOf } from './page-element.ts';
import { cutNames, loose, titleParts } from './title-parts.ts';

export interface HeadlineSources {
  readonly h1s: readonly string[];
  readonly ogTitle: string | null;
  readonly twitterTitle: string | null;
  readonly titleText: string | null;
  readonly linkedHeadline: string | null;
  /** Names of the publication, to be cut off. */
  readonly names: readonly string[];
}

export interface Found {
  readonly value: string;
  readonly from: string;
}

/** Texts of the h1 elements, in page order, without those that only hold a logo. */
export function h1Texts(h1s: readonly PageElement[]): string[] {
  return h1s.map((h1) => textOf(h1, 1_000)).filter(Boolean);
}

/**
 * The h1 that og:title or the title element repeats; else og:title, JSON-LD headline, title element without the
 * publication's name; else the only h1.
 */
export function chooseHeadline(sources: HeadlineSources): Found | null {
  const { names } = sources;
  const og = sources.ogTitle && cutNames(sources.ogTitle, names);
  const title = sources.titleText && cutNames(sources.titleText, names);
  const references = [og, title, sources.linkedHeadline, sources.twitterTitle].filter(
    (t) => t !== null && t !== '',
  );
  const h1s = sources.h1s.filter((h1) => !names.some((name) => loose(name) === loose(h1)));
  for (const h1 of h1s) {
    const key = loose(h1);
    if (key && references.some((reference) => agree(loose(reference ?? ''), key)))
      return { value: h1, from: 'h1 element' };
  }
  if (h1s.length === 1 && h1s[0] && h1s[0].length > 15) return { value: h1s[0], from: 'h1 element' };
  if (og) return { value: og, from: 'og:title' };
  if (sources.linkedHeadline) return { value: sources.linkedHeadline, from: 'JSON-LD' };
  if (title) return { value: mainPart(title), from: 'title element' };
  if (sources.twitterTitle) return { value: cutNames(sources.twitterTitle, names), from: 'twitter:title' };
  return h1s[0] ? { value: h1s[0], from: 'h1 element' } : null;
}

const agree = (a: string, b: string) =>
  a === b || (b.length >= 12 && a.includes(b)) || (a.length >= 12 && b.includes(a));

/** The longest part of a title. */
function mainPart(title: string): string {
  const parts = titleParts(title);
  if (parts.length < 2) return title;
  return parts.reduce((best, part) => (part.text.length > best.length ? part.text : best), '').trim();
}
