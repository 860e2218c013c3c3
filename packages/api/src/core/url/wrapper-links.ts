/** Links that carry their destination in themselves, so that it can be read without asking anybody. */
import { parseWebUrl } from '@earshot/schema/web-url';
import { decodeUrlDefenseV2, decodeUrlDefenseV3, fromBase64Url } from './url-defense.ts';

interface Wrapper {
  readonly host: RegExp;
  readonly path: RegExp;
  /** Query parameters that may hold the destination, or how else to read it. */
  readonly destination: readonly string[] | ((url: URL) => string | null);
}

/** Mail filters, social networks, search engines and affiliate networks, as of November 2026. */
export const WRAPPERS: readonly Wrapper[] = [
  { host: /(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us)$/, path: /./, destination: ['url'] },
  { host: /^statics\.teams\.cdn\.office\.net$/, path: /safelinks/, destination: ['url'] },
  { host: /^urldefense(?:\.proofpoint)?\.com$/, path: /^\/v1\/url/, destination: ['u'] },
  {
    host: /^urldefense(?:\.proofpoint)?\.com$/,
    path: /^\/v2\/url/,
    destination: (url) => decodeUrlDefenseV2(url.searchParams.get('u') ?? ''),
  },
  {
    host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/,
    path: /^\/v3\//,
    destination: (url) => decodeUrlDefenseV3(`${url.pathname}${url.search}`),
  },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url/, destination: ['a'] },
  { host: /^secure-web\.cisco\.com$/, path: /./, destination: encodedTail },
  { host: /^(?:www\.|l\.|lm\.|m\.)?facebook\.com$/, path: /^\/(?:l|flx\/warn)\b/, destination: ['u'] },
  { host: /^l\.(?:instagram|threads|messenger|workplace)\.(?:com|net)$/, path: /./, destination: ['u'] },
  {
    host: /^(?:www\.)?google(?:\.com?)?(?:\.[a-z]{2})?$|^(?:www\.)?google\.com$/,
    path: /^\/(?:url|imgres)$/,
    destination: ['q', 'url', 'imgrefurl'],
  },
  {
    host: /^(?:www\.)?google(?:\.com?)?(?:\.[a-z]{2})?$/,
    path: /^\/amp\//,
    destination: (url) => ampAddress(url.pathname.slice('/amp/'.length)),
  },
  {
    host: /(?:^|\.)cdn\.ampproject\.org$/,
    path: /^\/[cv]\//,
    destination: (url) => ampAddress(url.pathname.slice('/c/'.length)),
  },
  {
    host: /^(?:www\.)?linkedin\.com$/,
    path: /^\/(?:redir\/redirect|redir\/suspicious-page|safety\/go)/,
    destination: ['url'],
  },
  { host: /^out\.reddit\.com$/, path: /./, destination: ['url'] },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/redirect$/, destination: ['q'] },
  { host: /^slack-redir\.net$/, path: /^\/link/, destination: ['url'] },
  { host: /^(?:away\.|m\.|www\.)?vk\.(?:com|ru)$/, path: /^\/away(?:\.php)?$/, destination: ['to'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect/, destination: ['z'] },
  { host: /^steamcommunity\.com$/, path: /^\/linkfilter/, destination: ['u', 'url'] },
  { host: /^(?:www\.)?duckduckgo\.com$/, path: /^\/l\/?$/, destination: ['uddg'] },
  {
    host: /^(?:www\.)?bing\.com$/,
    path: /^\/ck\/a/,
    destination: (url) => fromBase64Url((url.searchParams.get('u') ?? '').replace(/^a1/, '')),
  },
  {
    host: /^r\.search\.yahoo\.com$/,
    path: /\/RU=/,
    destination: (url) => decode(/\/RU=([^/]+)/.exec(url.pathname)?.[1] ?? ''),
  },
  { host: /^(?:www\.)?href\.li$/, path: /^\/$/, destination: (url) => url.search.slice(1) },
  {
    host: /^disq\.us$/,
    path: /^\/url/,
    destination: (url) => (url.searchParams.get('url') ?? '').replace(/:[\w-]{20,40}$/, ''),
  },
  { host: /^(?:exit|gate)\.sc$/, path: /./, destination: ['url'] },
  { host: /^link\.zhihu\.com$/, path: /./, destination: ['target'] },
  { host: /^weibo\.cn$/, path: /^\/sinaurl/, destination: ['u', 'toasturl'] },
  { host: /^go\.(?:redirectingat|skimresources)\.com$/, path: /./, destination: ['url'] },
  { host: /^redirect\.viglink\.com$/, path: /./, destination: ['u'] },
  {
    host: /^click\.linksynergy\.com$/,
    path: /^\/(?:deeplink|fs-bin\/click)/,
    destination: ['murl', 'RD_PARM1'],
  },
  { host: /^(?:www\.)?awin1\.com$/, path: /^\/cread\.php/, destination: ['ued', 'p'] },
];

/**
 * The destination of a wrapper link, or null when the address is none or its destination is not a complete http(s)
 * address. One layer at a time: the destination may be a wrapper again.
 */
export function unwrapLink(href: string): string | null {
  const url = parseWebUrl(href);
  if (url === null) return null;
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  if (wrapper === undefined) return null;
  const { destination } = wrapper;
  const candidates =
    typeof destination === 'function'
      ? [destination(url)]
      : destination.map((name) => url.searchParams.get(name));
  for (const candidate of candidates) {
    const target = candidate === null ? null : parseWebUrl(candidate);
    if (target?.hostname.includes('.')) return target.href;
  }
  return null;
}

/** `s/HOST/PATH` is an https address, `HOST/PATH` an http one. */
function ampAddress(path: string): string {
  return path.startsWith('s/') ? `https://${path.slice(2)}` : `http://${path}`;
}

function encodedTail(url: URL): string | null {
  const tail = /\/(https?%3A%2F%2F[^/]+)$/i.exec(url.pathname)?.[1];
  return tail === undefined ? null : decode(tail);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
