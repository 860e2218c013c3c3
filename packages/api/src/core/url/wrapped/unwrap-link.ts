/** Links that contain their destination: wrappers of the table, or any link with one complete external address inside. */
import { pastedUrl } from '@earshot/schema/pasted-address';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { parseWebUrl } from '@earshot/schema/web-url';
import linkWords from '../../../content/links/link-words.json' with { type: 'json' };
import { type WrapperRow, wrappers } from '../../../content/links/links.data.ts';
import {
  type AppAddress,
  type Derived,
  type DerivedUrl,
  deriveTarget,
  deriveUrl,
  isLocalAddress,
} from '../derived-url.ts';
import { isHostOf, siteOf } from '../hosts.ts';
import { fromBase64Url, WRAPPER_DECODERS } from './wrapper-decoders.ts';

const APP_ADDRESS = /^(?:mailto:|tel:|sms:|[a-z][a-z\d+.-]*:\/\/)\S+$/i;
type Target = Derived<DerivedUrl | AppAddress>;

/** Senders that nest wrappers encode the destination several times. */
const MAX_ENCODINGS = 3;

/** Null if the link is no wrapper or `intent:` link. Removes one layer: the destination may be a wrapper, too. */
export function unwrapLink(href: string): Target | null {
  const url = parseWebUrl(href);
  if (url === null) return /^intent:/i.test(href) ? deriveUrl(pastedUrl(href) ?? '') : null;
  for (const row of wrappers) {
    if (!isHostOf(row.host, url.hostname) || !url.pathname.startsWith(row.path)) continue;
    for (const candidate of candidates(row, url)) {
      const target = completeTarget(candidate, url);
      if (target !== null && target.url !== url.href) return target;
    }
  }
  return null;
}

function candidates(row: WrapperRow, url: URL): string[] {
  if (row.decoder !== undefined) return [WRAPPER_DECODERS[row.decoder](url) ?? ''];
  return row.parameters.flatMap((name) => url.searchParams.getAll(name));
}

const BASE64 = /^(?:a1)?(?:[aA]HR0c|eyJ)[\w+/-]+=*$/;

function unpacked(text: string): string {
  let value = text.trim();
  for (let i = 0; i < MAX_ENCODINGS && /^[a-z][a-z\d+.-]*%(?:25)*3a/i.test(value); i += 1)
    value = percentDecoded(value) ?? value;
  if (!BASE64.test(value)) return value;
  const bytes = fromBase64Url(value.replace(/^a1/, ''));
  return percentDecoded(bytes) ?? bytes;
}

function completeTarget(text: string, base: URL): Target | null {
  let value = unpacked(text);
  if (/^\/(?!\/)/.test(value) && URL.canParse(value, base)) value = new URL(value, base).href;
  else if (/^(?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]|$)/u.test(value))
    value = `https://${value.replace(/^\/\//, '')}`;
  const target = deriveUrl(value);
  if (target !== null) return new URL(target.url).hostname.includes('.') ? target : null;
  return APP_ADDRESS.test(value) && !isLocalAddress(value) ? deriveTarget(value) : null;
}

/** IDs from before 2024 contain the destination itself. */
const STORY_PATH = /^\/(?:__i\/rss\/rd\/|rss\/)?(?:articles|read)\/[\w-]{8,}/;

export function isClosedGoogleNewsLink(href: string): boolean {
  const url = parseWebUrl(href);
  return url?.hostname === 'news.google.com' && STORY_PATH.test(url.pathname) && unwrapLink(href) === null;
}

/** First labels of hosts that only count clicks and redirect. */
const TRACKER_LABELS: ReadonlySet<string> = new Set(linkWords.trackerLabels);
/** Words in a host or path that redirects. Such a link may contain its destination even if its response is unclear. */
const REDIRECT_WORDS: ReadonlySet<string> = new Set([...linkWords.redirectWords, ...linkWords.trackerLabels]);
/** Words in a host or path that does something with an address: sharing, searching, signing in, storing or checking it. */
const ABOUT_WORDS: ReadonlySet<string> = new Set(linkWords.aboutWords);
/** Parameters whose value is not the destination, such as an image or the page that a visitor returns to. */
const OTHER_PARAMETERS: ReadonlySet<string> = new Set(linkWords.otherParameters);
const ADDRESS_IN_JSON = /https?:\/\/[^\s"\\]+/gi;

/** Plain, percent-encoded, in base64 or in JSON in base64. Null for links about an address: sharing, search, login. */
export function addressInLink(href: string): Derived | null {
  const url = parseWebUrl(href);
  if (url === null || wordsOf(url).some((word) => ABOUT_WORDS.has(word))) return null;
  const found = new Map<string, Derived>();
  for (const text of addressesIn(url)) {
    const target = deriveUrl(text);
    if (target !== null && isForeign(new URL(target.url), url)) found.set(target.url, target);
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}

/** Whether a host only counts clicks. A destination in its link can be read without notifying the sender. */
export function isClickTracker(href: string): boolean {
  const [label = ''] = parseWebUrl(href)?.hostname.split('.') ?? [];
  return TRACKER_LABELS.has(label);
}

export function looksLikeRedirect(href: string): boolean {
  const url = parseWebUrl(href);
  return url !== null && wordsOf(url).some((word) => REDIRECT_WORDS.has(word));
}

function* addressesIn(url: URL): Generator<string> {
  for (const [name, value] of url.searchParams) if (isOfDestination(name)) yield* addressesOf(value);
  const path = `${url.pathname}${url.search}`;
  // A complete address in the path keeps its own query.
  const plain = /\/(https?:\/\/?.+)$/i.exec(path)?.[1];
  if (plain !== undefined) yield plain.replace(/^(https?:\/)(?!\/)/i, '$1/');
  yield* addressesOf(url.search.slice(1));
  for (const segment of url.pathname.split('/')) yield* addressesOf(segment);
  for (const part of url.pathname.split(/[/.]/)) if (part.startsWith('eyJ')) yield* addressesOf(part);
}

function isOfDestination(name: string): boolean {
  const lower = name.toLowerCase();
  return !OTHER_PARAMETERS.has(lower) && !lower.startsWith('utm_');
}

function addressesOf(part: string): readonly string[] {
  const text = unpacked(part);
  if (text.startsWith('{')) return text.replace(/\\+\//g, '/').match(ADDRESS_IN_JSON) ?? [];
  return /^https?:\/\//i.test(text) ? [text] : [];
}

function isForeign(target: URL, link: URL): boolean {
  return /\.[^\d.][^.]*\.?$/.test(target.hostname) && siteOf(target.href) !== siteOf(link.href);
}

function wordsOf({ hostname, pathname }: URL): string[] {
  const path = pathname.slice(0, 200).replace(/([a-z])([A-Z])/g, '$1 $2');
  return `${hostname} ${path}`.toLowerCase().split(/[^a-z]+/);
}
