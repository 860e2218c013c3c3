import { dayInAddress } from '@earshot/schema/values/dates/address-day';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { getDomain } from 'tldts';
import shorteners from '../../../content/lists/shorteners.json' with { type: 'json' };

export const SHORTENERS: ReadonlySet<string> = new Set(shorteners);

export interface UrlReading {
  readonly url: string;
  /** Registrable, such as `bbc.co.uk`, or else the host itself. */
  readonly domain: string;
  readonly date: string | null;
  readonly title: string | null;
}

/** "click.mail.example": mail programs and monitoring services lead through such hosts. */
const TRACKING_HOST = /^(?:clicks?|links?|lnk|track(?:ing)?|trk|e?mail|e|go|r|t|url|ct)\d*\./i;

const FULL_URL = /\bhttps?:\/\/[^\s<>"“”|]+/i;
/** `example.com/path`: a host with a path, because "Amazon.com" alone is a name. */
const BARE_URL = /(?<![\p{L}\p{N}@/.-])(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,12}\/[^\s<>"“”|]*/iu;
const BARE_HOST = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,12}$/i;
/** ",2024-05-01", ";Coast Wire": the next column of a row without quotes. */
const NEXT_COLUMN = /[,;](?:["'“\p{Lu}]|https?:|\d{1,4}[-/.]\d{1,2}[-/.]\d).*$/u;
const TRAILING_DAY = /\s(?:19|20)\d\d \d\d? \d\d?$/;
const MIN_SLUG_WORDS = 2;

/** `bareHosts` also accepts `example.com` alone. */
export function findUrl(
  line: string,
  bareHosts: boolean,
): { text: string; start: number; end: number } | null {
  if (!line.includes('.')) return null;
  const match = FULL_URL.exec(line) ?? BARE_URL.exec(line) ?? (bareHosts ? BARE_HOST.exec(line) : null);
  if (!match) return null;
  const column = match[0].replace(NEXT_COLUMN, '');
  const trimmed = column.replace(/[.,;:!?'"’”\])}]+$/, '');
  const isOpen = trimmed.lastIndexOf('(') > trimmed.lastIndexOf(')') && column[trimmed.length] === ')';
  const text = isOpen ? `${trimmed})` : trimmed;
  return { text, start: match.index, end: match.index + text.length };
}

export function readUrl(text: string, options: DateOptions): UrlReading | null {
  const absolute = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(absolute)) return null;
  const { hostname, pathname } = new URL(absolute);
  const domain = getDomain(hostname) ?? (/^https?:/i.test(text) ? hostname : null);
  if (!domain) return null;
  return { url: absolute, domain, date: dayInAddress(pathname, options), title: titleFromPath(pathname) };
}

export function outletOfUrl({ url, domain }: UrlReading): string | null {
  return SHORTENERS.has(domain) || TRACKING_HOST.test(new URL(url).hostname) ? null : domain;
}

function titleFromPath(pathname: string): string | null {
  const candidates = pathname.split('/').map(slugWords);
  const best = candidates.reduce((a, b) => (b.length >= a.length ? b : a), []);
  if (best.length < MIN_SLUG_WORDS) return null;
  const title = best.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function slugWords(segment: string): string[] {
  const words = decodeSegment(segment)
    .replace(/\.(?:s?html?|php|aspx?|jsp|cms|amp|story|ece)$/i, '')
    .split(/[-_+\s,]+/)
    .filter((word) => word !== '');
  const isWord = (word: string) => /^\p{L}[\p{L}\p{M}'’]*$/u.test(word) || /^\d{1,4}$/.test(word);
  while (words.length > 0 && !/^\p{L}+$/u.test(words[0] ?? '') && !/^\d{1,3}$/.test(words[0] ?? ''))
    words.shift();
  while (words.length > 0 && !isWord(words.at(-1) ?? '')) words.pop();
  if (TRAILING_DAY.test(words.join(' '))) words.splice(-3);
  return words.filter((word) => !/\d{5,}|^[a-f0-9]{8,}$/i.test(word));
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
