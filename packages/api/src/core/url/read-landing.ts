/** What a fetched page means for a link: whether it leads on by itself, and what it says about itself. */
import type { HopKind } from '@earshot/schema/url-expander/model';
import { parseWebUrl } from '@earshot/schema/web-url';
import { descendants, type PageElement } from '../page/html/page-element.ts';
import { parseHtml } from '../page/html/parse-html.ts';
import type { Page } from '../page/page.ts';
import { readPage } from '../page/read-page.ts';
import { isBotChallenge } from '../page/refusal/challenge.ts';
import { parseRefresh } from './refresh.ts';
import { scriptRedirect } from './script-redirect.ts';

export interface LandingJob {
  readonly html: string;
  /** Address that the page came from. */
  readonly url: string;
  /** ISO time of the request. */
  readonly now: string;
}

export interface Landing {
  /** Where the page leads by itself, absolute, or null when it is the destination. */
  readonly next: { readonly url: string; readonly via: HopKind } | null;
  readonly title: string | null;
  readonly publisher: string | null;
  readonly description: string | null;
}

/** Inline script that is looked at on one page; the rest is left unread. */
const MAX_SCRIPT_CHARACTERS = 100_000;
/** A page with more visible words is there to be read; its scripts and noscript parts do not redirect everyone. */
const MAX_INTERSTITIAL_WORDS = 80;

/**
 * Reads a landing page. Order: meta refresh; on a page with next to no text also a literal script redirect and a meta
 * refresh inside noscript. Never throws.
 */
export function readLanding({ html, url, now }: LandingJob): Landing {
  const page = readPage(html, url, { now: new Date(now) });
  const next = clientRedirect(page, html, url);
  if (isBotChallenge(html, page.signals))
    return { next: null, title: null, publisher: null, description: null };
  const { ogTitle, titleText } = page.titles;
  return {
    next,
    title: page.headline ?? ogTitle ?? titleText,
    publisher: page.source,
    description: page.description ?? page.ogDescription,
  };
}

function clientRedirect(page: Page, html: string, url: string): Landing['next'] {
  if (!/refresh|location/i.test(html)) return null;
  const root = parseHtml(html);
  const base = documentBase(root, url);
  const isInterstitial = page.signals.wordsInPage <= MAX_INTERSTITIAL_WORDS;
  let script: string | null = null;
  let scriptCharacters = 0;
  let noscript: string | null = null;
  for (const element of descendants(root)) {
    if (isMetaRefresh(element)) {
      const target = resolve(parseRefresh(element.attribute('content')), base, url);
      if (target !== null && !isInNoscript(element)) return { url: target, via: 'meta-refresh' };
      if (target !== null && !isSamePath(target, url)) noscript ??= target;
    } else if (isInterstitial && script === null && isInlineScript(element)) {
      const source = String(element.children[0] ?? '');
      scriptCharacters += source.length;
      if (scriptCharacters <= MAX_SCRIPT_CHARACTERS) script = resolve(scriptRedirect(source), base, url);
    }
  }
  if (script !== null) return { url: script, via: 'script' };
  return isInterstitial && noscript !== null ? { url: noscript, via: 'meta-refresh' } : null;
}

/** An absolute http(s) address other than the page's own; other schemes are kept, for the client to refuse them. */
function resolve(address: string | null, base: string, url: string): string | null {
  if (address === null || !URL.canParse(address, base)) return null;
  const target = new URL(address, base);
  return withoutFragment(target.href) === withoutFragment(url) ? null : target.href;
}

function documentBase(root: PageElement, url: string): string {
  for (const element of descendants(root)) {
    const href = element.tag === 'base' ? element.attribute('href') : '';
    if (href !== '' && URL.canParse(href, url)) return new URL(href, url).href;
  }
  return url;
}

function isMetaRefresh(element: PageElement): boolean {
  return element.tag === 'meta' && element.attribute('http-equiv').trim().toLowerCase() === 'refresh';
}

function isInlineScript(element: PageElement): boolean {
  return element.tag === 'script' && !element.has('src') && !/json|template/i.test(element.attribute('type'));
}

function isInNoscript(element: PageElement): boolean {
  for (let at = element.parent; at !== null; at = at.parent) if (at.tag === 'noscript') return true;
  return false;
}

/** A noscript refresh to the same page with another query only offers a plainer version of it. */
function isSamePath(target: string, url: string): boolean {
  const [left, right] = [parseWebUrl(target), parseWebUrl(url)];
  return left !== null && right !== null && left.host === right.host && left.pathname === right.pathname;
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/s, '');
}
