/**
 * Web addresses as people paste them: in brackets or quotes, inside a sentence, as Markdown or HTML, defanged, cut at the
 * front, without a scheme. Shared by every field that takes an address, in the browser and on the server.
 */
import { parseWebUrl } from './web-url.ts';

/** The addresses in a pasted text. */
export type PastedAddress =
  | {
      readonly kind: 'address';
      /** The complete http(s) address, otherwise as it was written. */
      readonly url: string;
      /** True when the text had no scheme and `https://` was put in front. */
      readonly isSchemeAssumed: boolean;
    }
  | { readonly kind: 'several'; readonly urls: readonly string[] }
  | { readonly kind: 'none' };

/**
 * Invisible characters that are copied along with text; joiners are not among them, because some languages need them.
 */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const SPACES = /[\s\u00A0\u3000]+/g;
/** Characters that end an address in running text; written in full they would be percent-encoded in it. */
const END = '\\s<>"“”„«»‹›`\\\\。，、；：！？「」『』【】《》（）';
/** An address inside an address follows one of its separators. Mail filters put underscores around it. */
const WITH_SCHEME = new RegExp(
  `(?:https?:[\\\\/]{1,3})(?:(?!(?<![\\/=?&#:]_{0,3})https?:[\\\\/]{2})[^${END}]|[\\\\](?=\\S))+`,
  'gi',
);
/**
 * Control characters, which nobody copies on purpose, and an address that a tab or line break splits: half an
 * address must not be opened.
 */
const CONTROL = /[^\P{Cc}\t\r\n]|^https?:\S+[\t\r\n]+(?!https?:)\S+$/u;
/** An address that a mail program broke over two lines. */
const BROKEN = /^(https?:\S+)[ \t]*\r?\n[ \t]*(?!https?:)(\S+)$/i;
/** A post in the notation of Bluesky's protocol (atproto.com/specs/at-uri-scheme), which nobody can open as it is. */
const AT_POST = /(?<![\p{L}\p{N}])at:\/\/([\w.:%-]+)\/app\.bsky\.feed\.post\/(\w+)/giu;
/** How the link of an Android app names the address for everybody without the app, or its own. */
const INTENT = /^intent:\/\/([^\s#]*)#Intent;(\S*)$/i;
/** A host with an alphabetic last part, or an IP address with a path or port; then anything up to the end. */
const HOST = '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}])?\\.)+(?:xn--[a-z0-9-]+|\\p{L}{2,})';
const BARE = new RegExp(
  `^(?:${HOST}|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[[\\da-f:.]+\\])\\.?(?::\\d{1,5})?(?:[/?#][^${END}]*)?$`,
  'iu',
);
/** The first character of a host. An IPv6 address starts with a bracket. */
const FIRST = /[\p{L}\p{N}]|\[[\da-f:]+\]/iu;
const BRACKETS: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];
const SENTENCE_END = /[.,;:!?|'’‘*…>"”»›`]/u;
/** A longer text is an article, not an address with words around it. This also limits the work. */
const MAX_CHARACTERS = 20_000;

/** Reads what was pasted into a field for one address. */
export function readPastedAddress(text: string): PastedAddress {
  const cleaned = clean(text.slice(0, MAX_CHARACTERS));
  if (CONTROL.test(cleaned)) return { kind: 'none' };
  const complete = distinct(
    [...cleaned.matchAll(WITH_SCHEME)].map(([found]) => trimEnd(found)).filter(isWebUrl),
  );
  if (complete.length > 1) return { kind: 'several', urls: complete };
  if (complete[0] !== undefined) return { kind: 'address', url: complete[0], isSchemeAssumed: false };
  const bare = distinct(bareAddresses(cleaned));
  if (bare.length > 1) return { kind: 'several', urls: bare };
  return bare[0] === undefined ? { kind: 'none' } : { kind: 'address', url: bare[0], isSchemeAssumed: true };
}

/** The one address of a pasted text, or null when it holds none or several. */
export function pastedUrl(text: string): string | null {
  const pasted = readPastedAddress(text);
  return pasted.kind === 'address' ? pasted.url : null;
}

/** The message for a field that takes one address and holds several. */
export function severalAddressesText(count: number): string {
  return `There are ${count} addresses in this field. Please enter one at a time.`;
}

function clean(text: string): string {
  const visible = joinLines(text.replace(INVISIBLE, '').replaceAll('&amp;', '&').trim()).replace(
    AT_POST,
    'https://bsky.app/profile/$1/post/$2',
  );
  return targets(
    repairScheme(refang(decodeWhole(withoutIntent(visible)))).replace(
      /<\s*(https?:[^<>"|]+)(?:\|[^<>]*)?>/gi,
      (_, inside) => ` <${String(inside).replace(SPACES, '')}> `,
    ),
  );
}

/** Joins an address that is broken over two lines, when its first part ends or its second begins like the middle of one. */
function joinLines(text: string): string {
  const [, first = '', second = ''] = BROKEN.exec(text) ?? [];
  const isCutAtSlash = first.endsWith('/') && /[-/?=&_%\d]/.test(second);
  const isCut = isCutAtSlash || /[-?&=%_+~]$/.test(first) || /^[/?&=%#_-]/.test(second);
  return isCut ? first + second : text;
}

function withoutIntent(text: string): string {
  const [, place = '', options] = INTENT.exec(text) ?? [];
  if (options === undefined) return text;
  const values = new Map(
    options.split(';').map((option) => [option.split('=')[0], option.split('=')[1] ?? '']),
  );
  const fallback = decodeWhole(values.get('S.browser_fallback_url') ?? '');
  if (fallback !== '') return fallback;
  const scheme = values.get('scheme') ?? '';
  return /^https?$/i.test(scheme) ? `${scheme}://${place}` : text;
}

/** An address that was percent-encoded as a whole. */
function decodeWhole(text: string): string {
  if (!/^https?%3a%2f%2f\S+$/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Undoes defanging, as security teams write addresses so that nobody opens them by accident (`hxxp`, `[.]`). */
function refang(text: string): string {
  return text
    .replace(/\bh(?:xx|\*\*)p(s?)(?=:|\[)/gi, 'http$1')
    .replace(/\b(https?)(?:\[:\](?:\/\/|\[\/\/\])|\[:\/\/\]|:\[\/\/\])/gi, '$1://')
    .replace(
      /(?<=[\p{L}\p{N}-])\s?(?:\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)|\{dot\})\s?(?=[\p{L}\p{N}-])/giu,
      '.',
    )
    .replace(/\[\/\]|\\\//g, '/');
}

/** Repairs a scheme that lost its first letter, its colon or a slash, or that was written twice. */
function repairScheme(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])t{1,2}p(s?):\/\//giu, 'http$1://')
    .replace(
      /(?<![\p{L}\p{N}])(https?)(?:\/{2,3}|;\/\/|:\/{3}|:\/|:(?=[\p{L}\p{N}-]+\.))(?=[\p{L}\p{N}[])/giu,
      '$1://',
    )
    .replace(/(?<!\S)(?:https?:\/\/)+(?=https?:\/\/)/gi, '')
    .replace(/(?<![\p{L}\p{N}:/.])\/\/(?=[\p{L}\p{N}-]+\.)/gu, 'https://');
}

/** Where a link shows one text and leads elsewhere, only where it leads: HTML, Markdown, and "text <address>" of plain mail. */
function targets(text: string): string {
  return text
    .replace(
      /<a\b[^<>]{0,2000}?\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]{0,2000}>[^<]*(?:<\/a>)?/gi,
      ' $1$2 ',
    )
    .replace(/!?\[[^\]\n]{0,1000}\]\(\s*<?(\S+?)>?(?:\s+["'(][^)\n]*)?\)(?=[^)]|$)/g, ' $1 ')
    .replace(/https?:\/\/[^\s<>]+\s*(?=<https?:\/\/[^<>]+>)/gi, ' ');
}

function bareAddresses(text: string): string[] {
  const tokens = text
    .split(SPACES)
    .map((token) => trimEnd(trimStart(token)))
    .filter(Boolean);
  const isAlone = tokens.length === 1;
  return tokens
    .filter((token) => BARE.test(token) && (isAlone || /^www\.|[/]/i.test(token)))
    .map((token) => `https://${token}`)
    .filter(isWebUrl);
}

function trimStart(token: string): string {
  const start = token.search(FIRST);
  return start < 0 ? '' : token.slice(start);
}

/** Without the punctuation of the sentence around it. A closing bracket stays when the address contains the opening one. */
function trimEnd(address: string): string {
  const surplus = new Map(
    BRACKETS.map(([open, close]) => [close, address.split(close).length - address.split(open).length]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const unopened = surplus.get(last);
    if (unopened === undefined ? !SENTENCE_END.test(last) : unopened <= 0) break;
    if (unopened !== undefined) surplus.set(last, unopened - 1);
  }
  return address.slice(0, end);
}

function isWebUrl(text: string): boolean {
  return parseWebUrl(text) !== null;
}

/** The texts that name different addresses, in order. */
function distinct(urls: readonly string[]): string[] {
  return [...new Map(urls.map((url) => [parseWebUrl(url)?.href, url])).values()];
}
