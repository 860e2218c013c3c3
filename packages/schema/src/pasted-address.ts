/** Reads URLs as users paste them: in brackets, in a sentence, as Markdown or HTML, defanged, cut off, without a scheme. */
import { percentDecoded } from './percent-decoded.ts';
import { type Problem, problem } from './toast.ts';
import { parseWebUrl } from './web-url.ts';

type PastedAddress =
  | {
      readonly kind: 'address';
      readonly url: string;
      readonly isSchemeAssumed: boolean;
    }
  | { readonly kind: 'several'; readonly urls: readonly string[] }
  | { readonly kind: 'none' };

/** Invisible characters that are copied along with text. Joiners are not included, because some languages need them. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const SPACES = /[\s\u00A0\u3000]+/g;
/** Characters that end a URL in running text. Inside a URL, they would be percent-encoded. */
const END = '\\s<>"“”„«»‹›`\\\\。，、；：！？「」『』【】《》（）';
/** An `http(s)://` inside a URL belongs to it only after a separator (and underscores that mail filters insert). */
const WITH_SCHEME = new RegExp(
  `(?:https?:[\\\\/]{1,3})(?:(?!(?<![\\/=?&#:]_{0,3})https?:[\\\\/]{2})[^${END}]|[\\\\](?=\\S))+`,
  'gi',
);
/** Control characters, which nobody copies on purpose, or a URL split by a tab or line break. Half a URL must not be opened. */
const CONTROL = /[^\P{Cc}\t\r\n]|^https?:\S+[\t\r\n]+(?!https?:)\S+$/u;
const BROKEN = /^(https?:\S+)[ \t]*\r?\n[ \t]*(?!https?:)(\S+)$/i;
/** A post in the notation of Bluesky's protocol (atproto.com/specs/at-uri-scheme), which browsers cannot open. */
const AT_POST = /(?<![\p{L}\p{N}])at:\/\/([\w.:%-]+)\/app\.bsky\.feed\.post\/(\w+)/giu;
const INTENT = /^intent:\/\/([^\s#]*)#Intent;(\S*)$/i;
const HOST = '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}])?\\.)+(?:xn--[a-z0-9-]+|\\p{L}{2,})';
const BARE = new RegExp(
  `^(?:${HOST}|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[[\\da-f:.]+\\])\\.?(?::\\d{1,5})?(?:[/?#][^${END}]*)?$`,
  'iu',
);
const FIRST = /[\p{L}\p{N}]|\[[\da-f:]+\]/iu;
const BRACKETS: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];
const SENTENCE_END = /[.,;:!?|'’‘*…>"”»›`]/u;
const MAX_CHARACTERS = 20_000;

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

export function pastedUrl(text: string): string | null {
  const pasted = readPastedAddress(text);
  return pasted.kind === 'address' ? pasted.url : null;
}

export function severalAddressesText(count: number): string {
  return `There are ${count} addresses in this field. Please enter one at a time.`;
}

/** Undoes quoted-printable coding, as in the source of an email, where every equals sign is followed by a code. */
function unquoted(text: string): string {
  const joined = text.replace(/=\r?\n/g, '');
  const signs = joined.match(/=(?:3D)?/g) ?? [];
  const isQuoted =
    signs.every((sign) => sign === '=3D') && (signs.length > 1 || /=3Dhttps?[:%]/i.test(joined));
  return isQuoted ? joined.replaceAll('=3D', '=') : text;
}

function clean(text: string): string {
  const visible = joinLines(unquoted(text).replace(INVISIBLE, '').replaceAll('&amp;', '&').trim()).replace(
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

/** Joins the two lines if the end of the first or the start of the second looks like the middle of a URL. */
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

function decodeWhole(text: string): string {
  return (/^https?%3a%2f%2f\S+$/i.test(text) ? percentDecoded(text) : null) ?? text;
}

/** Undoes defanging (`hxxp`, `[.]`), which security teams use so that URLs are not opened by accident. */
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

/**
 * Adds missing first letters, colons and slashes, removes extra ones, and puts `https:` before a leading `//`. An address inside
 * another one is unchanged.
 */
function repairScheme(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}/=&?%])t{1,2}p(s?):\/\//giu, 'http$1://')
    .replace(
      /(?<![\p{L}\p{N}/=&?%])(https?)(?:\/{2,3}|;\/\/|:\/{3}|:\/|:(?=[\p{L}\p{N}-]+\.))(?=[\p{L}\p{N}[])/giu,
      '$1://',
    )
    .replace(/(?<!\S)(?:https?:\/\/)+(?=https?:\/\/)/gi, '')
    .replace(/(?<![\p{L}\p{N}:/.])\/\/(?=[\p{L}\p{N}-]+\.)/gu, 'https://');
}

/** Keeps only the targets of HTML and Markdown links, and of a URL followed by its target in angle brackets. */
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

/** Removes trailing punctuation. A closing bracket stays if the URL contains the opening one. */
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

function distinct(urls: readonly string[]): string[] {
  return [...new Map(urls.map((url) => [parseWebUrl(url)?.href, url])).values()];
}

/** Reserved example names (RFC 2606) count as URLs only if the user typed a scheme. */
const EXAMPLE_NAME =
  /^https:\/\/(?:(?:[^/?#]+\.)?example\.(?:com|net|org)|[^/?#]+\.(?:example|test|invalid))(?:[/?#:]|$)/i;

export function checkAddressField(
  text: string,
  texts: { readonly required: string; readonly invalid: string },
): Problem<'url'> | null {
  if (text.trim() === '') return problem('url', 'URL required', texts.required);
  const pasted = readPastedAddress(text);
  if (pasted.kind === 'several')
    return problem('url', 'One address at a time', severalAddressesText(pasted.urls.length));
  const isExample = pasted.kind === 'address' && pasted.isSchemeAssumed && EXAMPLE_NAME.test(pasted.url);
  return pasted.kind === 'none' || isExample ? problem('url', 'Invalid URL', texts.invalid) : null;
}
