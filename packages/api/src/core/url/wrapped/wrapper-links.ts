/** Wrapper links contain their destination, so no request is needed to find it. */

import { pastedUrl } from '@earshot/schema/pasted-address';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { parseWebUrl } from '@earshot/schema/web-url';
import { type WrapperRow, wrappers } from '../../../content/links/links.data.ts';
import {
  type AppAddress,
  type Derived,
  type DerivedUrl,
  deriveTarget,
  deriveUrl,
  isLocalAddress,
} from '../derived-url.ts';
import { isHostOf } from '../hosts.ts';
import { fromBase64Url, WRAPPER_DECODERS } from './wrapper-decoders.ts';

/** App, mail and phone addresses that a wrapper may point to. */
const APP_ADDRESS = /^(?:mailto:|tel:|sms:|[a-z][a-z\d+.-]*:\/\/)\S+$/i;
type Target = Derived<DerivedUrl | AppAddress>;

/** Maximum number of extra percent-encodings to undo. Senders that nest wrappers encode the destination several times. */
const MAX_ENCODINGS = 3;

/**
 * Returns the destination of a wrapper or an Android `intent:` link. Null if it is neither, or if the destination is
 * incomplete. Removes one layer: the destination may itself be a wrapper.
 */
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

/** Returns the address in a parameter: as is, encoded again, in base64, without its scheme, or relative to the site. */
function completeTarget(text: string, base: URL): Target | null {
  let value = text.trim();
  for (let i = 0; i < MAX_ENCODINGS && /^[a-z][a-z\d+.-]*%(?:25)*3a/i.test(value); i += 1)
    value = percentDecoded(value) ?? value;
  if (/^(?:a1)?aHR0c/.test(value)) {
    const unpacked = fromBase64Url(value.replace(/^a1/, ''));
    value = percentDecoded(unpacked) ?? unpacked;
  }
  if (/^\/(?!\/)/.test(value) && URL.canParse(value, base)) value = new URL(value, base).href;
  else if (/^(?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]|$)/u.test(value))
    value = `https://${value.replace(/^\/\//, '')}`;
  const target = deriveUrl(value);
  if (target !== null) return new URL(target.url).hostname.includes('.') ? target : null;
  return APP_ADDRESS.test(value) && !isLocalAddress(value) ? deriveTarget(value) : null;
}

/** Addresses of individual stories. IDs from before 2024 contain the destination itself. */
const STORY_PATH = /^\/(?:__i\/rss\/rd\/|rss\/)?(?:articles|read)\/[\w-]{8,}/;

/** Whether the address is a Google News story that does not contain its destination, so that only Google can resolve it. */
export function isClosedGoogleNewsLink(href: string): boolean {
  const url = parseWebUrl(href);
  return url?.hostname === 'news.google.com' && STORY_PATH.test(url.pathname) && unwrapLink(href) === null;
}
