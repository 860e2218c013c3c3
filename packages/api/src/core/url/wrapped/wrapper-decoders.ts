/** Links whose destination is not simply a parameter: one function per kind, keyed by the name used in the data. */
import { percentDecoded } from '@earshot/schema/percent-decoded';
import type { WrapperDecoderName } from '../../../content/links/links.data.ts';

type Decode = (url: URL) => string | null;

export const WRAPPER_DECODERS: Readonly<Record<WrapperDecoderName, Decode>> = {
  'after-last-scheme': ({ href }) => addressInside(href),
  'amp-path': (url) => ampAddress(url),
  'base64-json-path': ({ pathname }) => jsonAddress(pathname),
  disqus: ({ searchParams }) => (searchParams.get('url') ?? '').replace(/:[\w-]{8,64}$/, ''),
  'encoded-segment': ({ pathname }) => encodedSegment(pathname),
  'encoded-tail': ({ pathname }) => percentDecoded(/\/(https?%3A%2F%2F[^/]+)$/i.exec(pathname)?.[1] ?? ''),
  'google-news': ({ pathname }) => googleNewsAddress(pathname.split('/').at(-1) ?? ''),
  mandrill: ({ searchParams }) => jsonAddress(`/${searchParams.get('p') ?? ''}`),
  partnerize: ({ pathname }) => percentDecoded(/destination:(.+)$/i.exec(pathname)?.[1] ?? ''),
  postmark: ({ pathname }) => postmarkAddress(pathname),
  'proofpoint-v2': ({ searchParams }) => decodeUrlDefenseV2(searchParams.get('u') ?? ''),
  'proofpoint-v3': ({ pathname, search }) => decodeUrlDefenseV3(`${pathname}${search}`),
  tradedoubler: (url) =>
    url.searchParams.get('url') ?? percentDecoded(/url\((.+?)\)/.exec(url.href)?.[1] ?? ''),
  'translate-goog': (url) => translatedAddress(url),
  underscores: ({ href }) => /___(https?:\/\/.+?)___/.exec(href)?.[1] ?? null,
  'whole-query': ({ search }) => percentDecoded(search.slice(1)),
  'without-plus': ({ href, pathname }) => (pathname.endsWith('+') ? href.replace(/\+(?=[?#]|$)/, '') : null),
  'yahoo-star': ({ href }) =>
    percentDecoded(/\/RU=([^/]+)/.exec(href)?.[1] ?? /\*{1,2}(https?(?::|%3a).+)$/i.exec(href)?.[1] ?? ''),
};

function addressInside(href: string): string | null {
  const start = Math.max(href.lastIndexOf('http://'), href.lastIndexOf('https://'));
  return start > 0 ? percentDecoded(href.slice(start)) : null;
}

/** `s/HOST/PATH` is an https address and `HOST/PATH` an http one. A letter before it states the kind of document. */
function ampAddress({ pathname, search }: URL): string {
  const path = pathname.replace(/^\/(?:amp|[a-z](?:\/[a-z])??)\/(?=s\/|[^/]+\.)/, '');
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^(?:amp_|usqp=)/.test(pair));
  const address = path.startsWith('s/') ? `https://${path.slice(2)}` : `http://${path}`;
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

function jsonAddress(path: string): string | null {
  for (const segment of path.split(/[/.]/)) {
    const text = /^eyJ/.test(segment) ? fromBase64Url(segment) : '';
    const address = /https?:[^\s"]+/i.exec(text.replace(/\\+\//g, '/').replace(/\\+u0026/gi, '&'))?.[0];
    if (address !== undefined) return address.replace(/\\+$/, '');
  }
  return null;
}

function encodedSegment(path: string): string | null {
  for (const segment of path.split('/')) {
    const plain = percentDecoded(segment) ?? '';
    const address = /^https?:\/\//i.test(plain)
      ? plain
      : fromBase64Url(/^aHR0c/.test(segment) ? segment : '');
    if (/^https?:\/\//i.test(address)) return address;
  }
  return null;
}

/** The first text field of a protobuf message in base64url. IDs since 2024 contain none. */
function googleNewsAddress(id: string): string | null {
  const bytes = fromBase64(id);
  const start = bytes.search(/https?:\/\//);
  if (start < 1) return null;
  // The varint before the text is its length: one byte, or two bytes with seven bits each if it is at least 128.
  const last = bytes.charCodeAt(start - 1);
  const first = start > 1 ? bytes.charCodeAt(start - 2) : 0;
  return bytes.slice(start, start + (first >= 128 ? (first & 0x7f) + last * 128 : last));
}

/** Reads the address from `/3s/HOST%2FPATH/…`, where the letter s means https. */
function postmarkAddress(path: string): string | null {
  const match = /^\/\d(s?)\/([^/]+)/.exec(path);
  const address = percentDecoded(match?.[2] ?? '');
  if (!match || !address) return null;
  return /^https?:/i.test(address) ? address : `http${match[1]}://${address}`;
}

/** In the link's host, dots are hyphens and hyphens double hyphens. The translator's own parameters begin with `_x_tr_`. */
function translatedAddress(url: URL): string {
  const host = url.hostname
    .replace(/\.translate\.goog$/, '')
    .replace(/--/g, '\0')
    .replaceAll('-', '.')
    .replaceAll('\0', '-');
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('_x_tr_'));
  const scheme = url.searchParams.get('_x_tr_sch') === 'http' ? 'http' : 'https';
  return `${scheme}://${host}${url.pathname}${query.length === 0 ? '' : `?${query.join('&')}`}${url.hash}`;
}

/** Proofpoint URL Defense, version 2: `-` encodes `%`, `_` encodes `/`. */
function decodeUrlDefenseV2(value: string): string | null {
  return percentDecoded(value.replaceAll('_', '/').replaceAll('-', '%'));
}

/** Version 3, `/v3/__ADDRESS__;REPLACED!…`: `*` replaces one character, `**` with a letter several. The base64url text lists them. */
function decodeUrlDefenseV3(path: string): string | null {
  const match = /^\/v3\/__(.+?)__;([\w-]*={0,2})!/.exec(path);
  if (match?.[1] === undefined) return null;
  const replaced = [...fromBase64Url(match[2] ?? '')];
  let next = 0;
  const address = match[1].replace(/\*(?:\*([\w-]))?/g, (_, run: string | undefined) => {
    const length = run === undefined ? 1 : RUN_LETTERS.indexOf(run) + 2;
    const text = replaced.slice(next, next + length).join('');
    next += length;
    return text;
  });
  // Servers merge double slashes in paths, so the scheme may have lost one.
  return address.replace(/^(https?):\/(?!\/)/i, '$1://');
}

const RUN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Decodes base64 or base64url to one character per byte. Empty for invalid input. */
export function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
  } catch {
    return '';
  }
}

export function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(fromBase64(text), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
