/** Checks addresses found in a page or a response. Those typed by users are checked on entry. */
import { MAX_URL_CHARACTERS } from '@earshot/schema/limits';
import { parse as parseHost } from 'tldts';

declare const derived: unique symbol;
declare const app: unique symbol;

/** http(s), without user name and password, at most `MAX_URL_CHARACTERS`. Only `deriveUrl` creates it. */
export type DerivedUrl = string & { readonly [derived]: true };
/** Has another scheme: it may open an app, and is never requested. Only `deriveTarget` creates it. */
export type AppAddress = string & { readonly [app]: true };

export interface Derived<T extends string = DerivedUrl> {
  readonly url: T;
  readonly hadCredentials?: true;
}

const LOCAL_SCHEME =
  /^(?:javascript|vbscript|data|blob|file|filesystem|about|view-source|chrome(?:-extension)?|search(?:-ms)?|shell|ms-[a-z\d-]+):/i;
const ONE_SLASH_WWW = /^https?:\/www\.[^/\\?#]/i;
const ONE_SLASH = /^(https?):\/([^/\\?#]+)(?=[/?#]|$)/i;

/** Null for another scheme, and for an invalid or too long address. */
export function deriveUrl(text: string, base?: string): Derived | null {
  const url = parse(text, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const hadCredentials = url.username !== '' || url.password !== '';
  url.username = '';
  url.password = '';
  const { href } = url;
  if (href.length > MAX_URL_CHARACTERS) return null;
  return { url: href as DerivedUrl, ...(hadCredentials && { hadCredentials }) };
}

/** Like `deriveUrl`, but also returns URLs with other schemes, which the client refuses to request. */
export function deriveTarget(text: string, base?: string): Derived<DerivedUrl | AppAddress> | null {
  const web = deriveUrl(text, base);
  if (web !== null) return web;
  const url = parse(text, base);
  return url === null || url.href.length > MAX_URL_CHARACTERS ? null : { url: url.href as AppAddress };
}

export function isLocalAddress(url: string): boolean {
  return LOCAL_SCHEME.test(url);
}

function parse(text: string, base: string | undefined): URL | null {
  if (text.length > MAX_URL_CHARACTERS) return null;
  const from = base !== undefined && URL.canParse(base) ? base : undefined;
  const whole = withTwoSlashes(text.trim());
  return URL.canParse(whole, from) ? new URL(whole, from) : null;
}

/** Servers send `https:/www.site.example/path` by mistake. A path such as `https:/index.html` stays. */
function withTwoSlashes(text: string): string {
  const { domain, isIcann } = parseHost(ONE_SLASH.exec(text)?.[2] ?? '');
  return (domain !== null && isIcann) || ONE_SLASH_WWW.test(text) ? text.replace(ONE_SLASH, '$1://$2') : text;
}
