import type { HopKind } from '@earshot/schema/url-expander/model';
import { parseWebUrl, withoutFragment } from '@earshot/schema/web-url';
import { countWords } from '../../page/html/blocks.ts';
import { closest, descendants, type PageElement } from '../../page/html/page-element.ts';
import type { PageMarkup } from '../../page/html/parse-html.ts';
import { hasChallengeMark } from '../../page/refusal/challenge.ts';
import { parseRefresh } from '../answer/redirect-target.ts';
import { type AppAddress, type Derived, type DerivedUrl, deriveTarget } from '../derived-url.ts';
import { interstitialTarget } from './interstitial.ts';
import { scriptRedirect } from './script-redirect.ts';

export interface PageRedirect extends Derived<DerivedUrl | AppAddress> {
  readonly via: HopKind;
}

type Target = Derived<DerivedUrl | AppAddress>;

/** Visible words of a page that only redirects. With more, scripts, frames and links are no redirects. */
const MAX_INTERSTITIAL_WORDS = 80;
const MAX_SCANNED_CHARACTERS = 200_000;
const META_REFRESH = /http-equiv\s*=\s*["']?\s*refresh/i;
/** Excludes another opening bracket, because a page full of brackets would take quadratic time. */
const TAG = /<[^<>]*>/g;
const UNSEEN = /<!--|<(script|style|template|noscript|svg|title|noframes)\b/gi;

/**
 * Order: meta refresh; then, on a page with almost no text, interstitial target, script, self-submitting form, frameset, refresh
 * inside noscript. Also returns app URLs: the caller decides what to do with them. Never throws.
 */
export function findPageRedirect(page: PageMarkup, url: string): PageRedirect | null {
  const { html } = page;
  const hasRefresh = META_REFRESH.test(html);
  const isInterstitial = hasFewWords(html);
  if (!hasRefresh && !isInterstitial) return null;
  const { root } = page;
  const base = documentBase(root, url);
  const refresh = hasRefresh ? metaRefresh(root, base, url) : { seen: null, hidden: null };
  if (refresh.seen !== null) return { ...refresh.seen, via: 'meta-refresh' };
  if (!isInterstitial || hasChallengeMark(html)) return null;
  const lead = leadOn(page, base, url);
  return lead ?? (refresh.hidden === null ? null : { ...refresh.hidden, via: 'meta-refresh' });
}

/** One pass without parsing, so that the answering thread can rule out redirects for almost all pages. */
export function mayRedirect(html: string): boolean {
  return META_REFRESH.test(html) || hasFewWords(html.slice(0, MAX_SCANNED_CHARACTERS));
}

function hasFewWords(html: string): boolean {
  UNSEEN.lastIndex = 0;
  let words = 0;
  let start = 0;
  while (words <= MAX_INTERSTITIAL_WORDS) {
    UNSEEN.lastIndex = start;
    const hidden = UNSEEN.exec(html);
    const end = hidden?.index ?? html.length;
    words += countWords(html.slice(start, end).replace(TAG, ' '));
    if (hidden === null) return words <= MAX_INTERSTITIAL_WORDS;
    const closing = hidden[1] === undefined ? '-->' : `</${hidden[1].toLowerCase()}`;
    start = indexAfter(html, closing, UNSEEN.lastIndex);
  }
  return false;
}

function indexAfter(html: string, mark: string, from: number): number {
  const pattern = new RegExp(mark, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(html) === null ? html.length : pattern.lastIndex;
}

function leadOn({ root }: PageMarkup, base: string, url: string): PageRedirect | null {
  const code = pageScripts(root);
  const ways: readonly [HopKind, () => string | null][] = [
    ['interstitial', () => interstitialTarget(root, url)],
    ['script', () => scriptRedirect({ ...code, pageUrl: url })],
    ['form', () => submittedForm(root, [...code.scripts, ...code.handlers])],
    ['frameset', () => frameTarget(root)],
  ];
  for (const [via, read] of ways) {
    const target = resolve(read(), base, url);
    if (target !== null) return { ...target, via };
  }
  return null;
}

function pageScripts(root: PageElement): { readonly scripts: string[]; readonly handlers: string[] } {
  const scripts: string[] = [];
  const handlers: string[] = [];
  for (const element of descendants(root)) {
    if (element.tag === 'body' && element.has('onload')) handlers.push(element.attribute('onload'));
    if (isInlineScript(element)) scripts.push(String(element.children[0] ?? ''));
  }
  return { scripts, handlers };
}

/** `seen` is what every browser follows, `hidden` only browsers without scripts. */
function metaRefresh(
  root: PageElement,
  base: string,
  url: string,
): { seen: Target | null; hidden: Target | null } {
  let hidden: Target | null = null;
  for (const element of descendants(root)) {
    if (element.tag !== 'meta' || element.attribute('http-equiv').trim().toLowerCase() !== 'refresh')
      continue;
    const target = resolve(parseRefresh(element.attribute('content')), base, url);
    if (target === null) continue;
    if (!closest(element, ({ tag }) => tag === 'noscript')) return { seen: target, hidden: null };
    if (!isSamePath(target.url, url)) hidden ??= target;
  }
  return { seen: null, hidden };
}

function resolve(address: string | null, base: string, url: string): Target | null {
  const target = address === null ? null : deriveTarget(address, base);
  return target === null || withoutFragment(target.url) === withoutFragment(url) ? null : target;
}

function documentBase(root: PageElement, url: string): string {
  for (const element of descendants(root)) {
    const href = element.tag === 'base' ? element.attribute('href') : '';
    // A base with another scheme counts, because URLs relative to it are not http(s) URLs.
    const base = href === '' ? null : deriveTarget(href, url);
    if (base !== null) return base.url;
  }
  return url;
}

function isInlineScript(element: PageElement): boolean {
  return element.tag === 'script' && !element.has('src') && !/json|template/i.test(element.attribute('type'));
}

/** A noscript refresh to such a URL only offers a simpler version of the page. */
function isSamePath(target: string, url: string): boolean {
  const [left, right] = [parseWebUrl(target), parseWebUrl(url)];
  return left !== null && right !== null && left.host === right.host && left.pathname === right.pathname;
}

/** Domain forwarding that hides its target: the largest frame of a frameset, or an only iframe that fills the page. */
export function frameTarget(root: PageElement): string | null {
  const elements = [...descendants(root)];
  const set = elements.find(({ tag }) => tag === 'frameset');
  const frames = elements.filter(({ tag, attributes }) => tag === 'frame' && attributes.src);
  if (set && frames.length > 0) return largestFrame(set, frames).attribute('src');
  const inline = elements.filter(({ tag, attributes }) => tag === 'iframe' && attributes.src);
  const [only] = inline;
  return inline.length === 1 && only && fillsPage(only) ? only.attribute('src') : null;
}

function largestFrame(set: PageElement, frames: readonly PageElement[]): PageElement {
  const shares = (set.attribute('rows') || set.attribute('cols')).split(',').map(shareOf);
  let largest = 0;
  for (const i of frames.keys()) if ((shares[i] ?? 0) > (shares[largest] ?? 0)) largest = i;
  return frames[largest] ?? set;
}

/** `*` counts as 99 percent, and pixels as 1, because they belong to a strip at the edge. */
function shareOf(size: string): number {
  const text = size.trim();
  if (text.endsWith('%')) return Number.parseFloat(text) || 0;
  return text.endsWith('*') ? 99 : 1;
}

function fillsPage(frame: PageElement): boolean {
  const style = frame.attribute('style').replace(/\s/g, '');
  const isWide = frame.attribute('width') === '100%' || /(?:^|;)width:100(?:%|vw)/i.test(style);
  const isHigh = frame.attribute('height') === '100%' || /(?:^|;)height:100(?:%|vh)/i.test(style);
  return isWide && isHigh;
}

const SUBMITS = /\.\s*(?:submit|requestSubmit)\s*\(|\.\s*click\s*\(\s*\)/;

/** Only GET forms, because a POST would act on the user's behalf. */
function submittedForm(root: PageElement, scripts: readonly string[]): string | null {
  if (!scripts.some((script) => SUBMITS.test(script))) return null;
  const elements = [...descendants(root)];
  const forms = elements.filter(({ tag }) => tag === 'form');
  const [form] = forms;
  if (form === undefined || forms.length > 1 || !/^(?:get)?$/i.test(form.attribute('method').trim()))
    return null;
  const fields = [...descendants(form)].filter(isSent);
  const query = new URLSearchParams(
    fields.map((field) => [field.attribute('name'), field.attribute('value')]),
  );
  const action = form.attribute('action').replace(/[?#].*$/s, '');
  return query.size === 0 ? form.attribute('action') || null : `${action}?${query}`;
}

function isSent(field: PageElement): boolean {
  const type = field.attribute('type').toLowerCase();
  return (
    field.tag === 'input' &&
    field.attribute('name') !== '' &&
    !/^(?:submit|button|image|reset|file|password)$/.test(type)
  );
}
