/** Links whose destination is not simply a parameter: one function per kind, keyed by the name used in the data. */
import { percentDecoded } from '@earshot/schema/percent-decoded';
import type { WrapperDecoderName } from '../../../content/links/links.data.ts';
import { fromBase64, fromBase64Url } from './base64.ts';
import { decodeUrlDefenseV2, decodeUrlDefenseV3 } from './url-defense.ts';

/** Returns the destination as written in the link, or null. */
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

/** Returns the last address that starts inside another one, or null if there is none. */
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

/**
 * Returns the first address in a JSON text that a path segment contains in base64url. A JSON text may contain another one as
 * a string.
 */
function jsonAddress(path: string): string | null {
  for (const segment of path.split(/[/.]/)) {
    const text = /^eyJ/.test(segment) ? fromBase64Url(segment) : '';
    const address = /https?:[^\s"]+/i.exec(text.replace(/\\+\//g, '/').replace(/\\+u0026/gi, '&'))?.[0];
    if (address !== undefined) return address.replace(/\\+$/, '');
  }
  return null;
}

/** Returns a path segment that is a complete address, percent-encoded (sometimes only its slashes) or in base64url. */
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

/** Reads the address from a protobuf message in base64url, where it is the first text field. IDs since 2024 contain none. */
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

/**
 * Returns the address of the original page. In the link's host, its dots are hyphens and its hyphens are double hyphens. The
 * translator's own parameters begin with `_x_tr_`.
 */
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
