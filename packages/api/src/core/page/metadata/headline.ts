/** Chooses the headline among what the page offers as its title. */
import { PageElement, textOf } from '../html/page-element.ts';
import { leadsHome } from '../html/scan-page.ts';
import { cutNames, loose, sameName, titleParts } from './title-parts.ts';

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

/** An h1 around a link to the home page. */
function isLogo(h1: PageElement): boolean {
  const elements = h1.children.filter((child): child is PageElement => child instanceof PageElement);
  const [link] = elements;
  return (
    elements.length === 1 && link?.tag === 'a' && leadsHome(link) && textOf(link, 1_000) === textOf(h1, 1_000)
  );
}

/** Texts of the h1 elements, in page order, without those that only hold a logo. */
export function h1Texts(h1s: readonly PageElement[]): string[] {
  return h1s
    .filter((h1) => !isLogo(h1))
    .map((h1) => textOf(h1, 1_000))
    .filter(Boolean);
}

/**
 * The h1 that the page's own statements repeat (`isConfirmed`); else og:title, JSON-LD headline, title element without the
 * publication's name; else the h1. An h1 that shares no words with og:title is taken for a logo or a slogan,
 * one that is a small part of it for a section's label.
 */
export function chooseHeadline(sources: HeadlineSources): Found | null {
  const { names } = sources;
  const isName = (text: string) => names.some((name) => sameName(name, text));
  const cut = (title: string | null) => {
    const bare = title && cutNames(title, names);
    return bare && !isName(bare) ? bare : null;
  };
  const og = cut(sources.ogTitle);
  const title = cut(sources.titleText);
  const linked = cut(sources.linkedHeadline);
  const isText = (text: string | null) => text !== null;
  const stated = [og, linked].filter(isText);
  const others = [title, cut(sources.twitterTitle)].filter(isText);
  const h1s = sources.h1s.filter((h1) => !isName(h1) && !endsWithPart(sources.titleText, h1));
  for (const h1 of h1s) {
    if (isConfirmed(h1, stated, others)) return withoutKicker(h1, og ?? linked);
  }
  const [only] = h1s;
  const best = og ?? linked;
  const isRelated =
    only && (best ? !isLabelIn(best, only) && sharedWords(best, only) >= 0.3 : only.length > 15);
  if (h1s.length === 1 && isRelated) return { value: only, from: 'h1 element' };
  if (og) return { value: og, from: 'og:title' };
  if (linked) return { value: linked, from: 'JSON-LD' };
  if (title) return { value: mainPart(title), from: 'title element' };
  const [twitterTitle] = others;
  if (twitterTitle) return { value: twitterTitle, from: 'twitter:title' };
  const last = only ?? sources.h1s[0];
  return last ? { value: last, from: 'h1 element' } : null;
}

/**
 * Whether the page repeats the h1 in og:title or JSON-LD, in whole or in part. Where both say something else, it must be
 * all of the title element or of twitter:title: a section's label or a logo is a part of those as well.
 */
function isConfirmed(h1: string, stated: readonly string[], others: readonly string[]): boolean {
  if (stated.some((title) => agree(title, h1) && !isLabelIn(title, h1))) return true;
  const isWhole = (title: string) => loose(title) === loose(h1) && loose(h1) !== '';
  return others.some((title) => (stated.length > 0 ? isWhole(title) : agree(title, h1)));
}

/** Whether the text is the last part of a title and not its longest: the place of a publication's name. */
function endsWithPart(title: string | null, text: string): boolean {
  const parts = title?.split(/[_|\-–—·»]/).map((part) => part.trim()) ?? [];
  return parts.at(-1) === text && parts.some((part) => part.length > text.length);
}

const MIN_CONTAINED_LETTERS = 12;
/** An h1 with a smaller share of the stated title's letters is a section's label, such as "Opinion" in "Opinion: …". */
const MIN_TITLE_SHARE = 1 / 3;

const isLabelIn = (reference: string, h1: string) =>
  loose(h1).length < MIN_TITLE_SHARE * loose(reference).length;

function agree(reference: string, h1: string): boolean {
  const a = loose(reference);
  const b = loose(h1);
  if (a === b) return a !== '';
  if (b.length >= MIN_CONTAINED_LETTERS && a.includes(b)) return true;
  if (a.length >= MIN_CONTAINED_LETTERS && b.includes(a)) return true;
  return b.length >= 4 && ` ${reference} `.toLowerCase().includes(` ${h1.toLowerCase()} `);
}

/** An h1 may hold a kicker before the headline, or a date after it, that og:title leaves out. */
function withoutKicker(h1: string, reference: string | null): Found {
  const asIs = { value: h1, from: 'h1 element' };
  if (!reference || /(?:…|\.\.\.)$/.test(reference)) return asIs;
  const whole = loose(h1);
  const part = loose(reference);
  if (part.length < MIN_CONTAINED_LETTERS || part === whole) return asIs;
  const dated =
    whole.startsWith(part) && /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}/.test(h1.slice(reference.length));
  return whole.endsWith(part) || dated ? { value: reference, from: 'og:title' } : asIs;
}

/** Share of the words of the shorter text that the other also contains. */
function sharedWords(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  const [first, second] = [words(a), words(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

/** The longest part of a title. */
function mainPart(title: string): string {
  const parts = titleParts(title);
  if (parts.length < 2) return title;
  return parts.reduce((best, part) => (part.text.length > best.length ? part.text : best), '').trim();
}
