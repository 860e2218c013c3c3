/**
 * The last resort for links that are not in the wrapper tables: a complete external address inside the link itself. It was
 * not confirmed by a request, so callers must say so.
 */
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { parseWebUrl } from '@earshot/schema/web-url';
import linkWords from '../../../content/links/link-words.json' with { type: 'json' };
import { type Derived, deriveUrl } from '../derived-url.ts';
import { siteOf } from '../hosts.ts';
import { fromBase64Url } from './wrapper-decoders.ts';

/** First labels of hosts that only count clicks and redirect. */
const TRACKER_LABELS: ReadonlySet<string> = new Set(linkWords.trackerLabels);
/** Words in a host or path that redirects. Such a link may contain its destination even if its response is unclear. */
const REDIRECT_WORDS: ReadonlySet<string> = new Set([...linkWords.redirectWords, ...linkWords.trackerLabels]);
/** Words in a host or path that does something with an address: sharing, searching, signing in, storing or checking it. */
const ABOUT_WORDS: ReadonlySet<string> = new Set(linkWords.aboutWords);
/** Parameters whose value is not the destination, such as an image or the page that a visitor returns to. */
const OTHER_PARAMETERS: ReadonlySet<string> = new Set(linkWords.otherParameters);
/** Maximum number of extra percent-encodings to undo. */
const MAX_ENCODINGS = 3;
/** Base64 or base64url text that begins with `http` or `{"`. */
const BASE64 = /^(?:[aA]HR0c|eyJ)[\w+/-]+=*$/;
const ADDRESS_IN_JSON = /https?:\/\/[^\s"\\]+/gi;

/**
 * Returns the only complete external address in a link: in a parameter, its path or its query, as is, percent-encoded, in
 * base64 or in JSON in base64. Null if there is none or more than one, and for links about an address: sharing, searching,
 * login and the like.
 */
export function addressInLink(href: string): Derived | null {
  const url = parseWebUrl(href);
  if (url === null || wordsOf(url).some((word) => ABOUT_WORDS.has(word))) return null;
  const found = new Map<string, Derived>();
  for (const text of candidates(url)) {
    const target = deriveUrl(text);
    if (target !== null && isForeign(new URL(target.url), url)) found.set(target.url, target);
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}

/** Whether the host of a link only counts clicks, so that the link can be read without notifying its sender. */
export function isClickTracker(href: string): boolean {
  const [label = ''] = parseWebUrl(href)?.hostname.split('.') ?? [];
  return TRACKER_LABELS.has(label);
}

/** Whether the words of a link indicate a redirect. */
export function looksLikeRedirect(href: string): boolean {
  const url = parseWebUrl(href);
  return url !== null && wordsOf(url).some((word) => REDIRECT_WORDS.has(word));
}

function* candidates(url: URL): Generator<string> {
  for (const [name, value] of url.searchParams) if (isOfDestination(name)) yield* addressesIn(value);
  const path = `${url.pathname}${url.search}`;
  // A complete address in the path keeps its own query.
  const plain = /\/(https?:\/\/?.+)$/i.exec(path)?.[1];
  if (plain !== undefined) yield plain.replace(/^(https?:\/)(?!\/)/i, '$1/');
  yield* addressesIn(url.search.slice(1));
  for (const segment of url.pathname.split('/')) yield* addressesIn(segment);
  for (const part of url.pathname.split(/[/.]/)) if (part.startsWith('eyJ')) yield* addressesIn(part);
}

function isOfDestination(name: string): boolean {
  const lower = name.toLowerCase();
  return !OTHER_PARAMETERS.has(lower) && !lower.startsWith('utm_');
}

/** Returns the addresses in a part of a link, in any encoding. */
function addressesIn(part: string): readonly string[] {
  let text = part.trim();
  for (let i = 0; i < MAX_ENCODINGS && /^https?%/i.test(text); i += 1) text = percentDecoded(text) ?? text;
  if (/^https?:\/\//i.test(text)) return [text];
  if (!BASE64.test(text)) return [];
  const bytes = fromBase64Url(text);
  return bytes.startsWith('{') ? (bytes.replace(/\\+\//g, '/').match(ADDRESS_IN_JSON) ?? []) : [bytes];
}

/** Whether the target has a host name, not an IP address, other than the link's own. */
function isForeign(target: URL, link: URL): boolean {
  return /\.[^\d.][^.]*\.?$/.test(target.hostname) && siteOf(target.href) !== siteOf(link.href);
}

/** Words of the host and path in lowercase. `ServiceLogin` is two words. */
function wordsOf({ hostname, pathname }: URL): string[] {
  const path = pathname.slice(0, 200).replace(/([a-z])([A-Z])/g, '$1 $2');
  return `${hostname} ${path}`.toLowerCase().split(/[^a-z]+/);
}
