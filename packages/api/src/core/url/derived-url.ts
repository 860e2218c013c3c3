/**
 * Addresses that a page or an answer names: `Location`, `Refresh`, a script, a canonical link, a picture. What a person
 * typed is checked at the door; this is the same border for everything that is read.
 */
import { MAX_URL_CHARACTERS } from '@earshot/schema/limits';
import { parse as parseHost } from 'tldts';

declare const derived: unique symbol;
declare const app: unique symbol;

/** An http(s) address without a user name or password, of at most `MAX_URL_CHARACTERS`. Made by `deriveUrl` only. */
export type DerivedUrl = string & { readonly [derived]: true };
/** An address of another scheme, as long at most. It opens an app and is never requested. Made by `deriveTarget` only. */
export type AppAddress = string & { readonly [app]: true };

/** A derived address, with a mark when it held a user name or password, which was left out. */
export interface Derived<T extends string = DerivedUrl> {
  readonly url: T;
  readonly hadCredentials?: true;
}

/** Schemes that run or open something on the reader's machine. */
const LOCAL_SCHEME =
  /^(?:javascript|vbscript|data|blob|file|filesystem|about|view-source|chrome(?:-extension)?|search(?:-ms)?|shell|ms-[a-z\d-]+):/i;
const ONE_SLASH_WWW = /^https?:\/www\.[^/\\?#]/i;
const ONE_SLASH = /^(https?):\/([^/\\?#]+)(?=[/?#]|$)/i;

/**
 * The http(s) address that a text names, relative to `base` when there is one; null when it is another scheme, not
 * valid or too long.
 */
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

/** The same, and addresses of other schemes, which the client refuses to ask for. */
export function deriveTarget(text: string, base?: string): Derived<DerivedUrl | AppAddress> | null {
  const web = deriveUrl(text, base);
  if (web !== null) return web;
  const url = parse(text, base);
  if (url === null || /^https?:$/.test(url.protocol)) return null;
  return url.href.length > MAX_URL_CHARACTERS ? null : { url: url.href as AppAddress };
}

/** Whether an address runs or opens something on the reader's machine, and so is not a destination. */
export function isLocalAddress(url: string): boolean {
  return LOCAL_SCHEME.test(url);
}

function parse(text: string, base: string | undefined): URL | null {
  if (text.length > MAX_URL_CHARACTERS) return null;
  const from = base !== undefined && URL.canParse(base) ? base : undefined;
  const whole = withTwoSlashes(text.trim());
  return URL.canParse(whole, from) ? new URL(whole, from) : null;
}

/** `https:/www.site.example/path` as servers send it by mistake; a path such as `https:/index.html` stays as it is. */
function withTwoSlashes(text: string): string {
  const { domain, isIcann } = parseHost(ONE_SLASH.exec(text)?.[2] ?? '');
  return (domain !== null && isIcann) || ONE_SLASH_WWW.test(text) ? text.replace(ONE_SLASH, '$1://$2') : text;
}
