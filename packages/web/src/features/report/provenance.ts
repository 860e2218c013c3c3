import { capitalized } from '../../lib/format.ts';

const NAMED: Readonly<Record<string, string>> = {
  'h1 element': 'main heading on the page (h1)',
  'headline element': 'heading that the page marks as the headline',
  'title element': 'title of the browser tab (title)',
  'time element': 'marked date on the page (time)',
  'datePublished property': 'marked date on the page (datePublished)',
  'lang attribute': 'language that the page states (lang)',
  address: 'address of the page',
  'canonical address': 'address that the page calls its own (canonical)',
  'script data': 'data in a script of the page',
  byline: 'byline on the page',
  domain: 'domain of the page',
  header: 'header of the page',
  logo: 'logo on the page',
  'copyright line': 'copyright line of the page',
  'visible text': 'text on the page',
};

/** A name from the page's code, such as `article:published_time` or `author`, with an optional note in parentheses. */
const CODE_NAME = /^[\w.:-]+(?: \(\w+\))?$/;
/** A place and the places that contradict it, as in `time element (but visible text says 2026-03-04)`. */
const CONTRADICTED = /^(.*) \(but (.*)\)$/;

/** @param place where a value was read, as the API names it: `og:title`, `JSON-LD`, `dateline or byline` */
export function provenanceText(place: string): string {
  const [, first, others] = CONTRADICTED.exec(place) ?? [];
  if (first === undefined || others === undefined) return capitalized(phraseOf(place));
  const contradictions = others.split(', ').map((each) => {
    const [, other = each, date] = /^(.*) says (.*)$/.exec(each) ?? [];
    return date === undefined ? phraseOf(other) : `${phraseOf(other)} says ${date}`;
  });
  return `${capitalized(phraseOf(first))}, but ${contradictions.join(', and ')}`;
}

function phraseOf(place: string): string {
  const named = NAMED[place];
  if (named) return named;
  const [left = '', right] = place.split(' and ');
  if (right !== undefined && NAMED[left] && NAMED[right]) return `${NAMED[left]} and ${NAMED[right]}`;
  const code = place.replace(/[()]/g, '');
  if (/^(?:og|twitter):/.test(place)) return `page data for social media (${code})`;
  if (place.startsWith('JSON-LD')) return `page data for search engines (${code})`;
  return CODE_NAME.test(place) ? `page data (${code})` : place;
}

/** Separator between a headline and the name of outlet or section. Only a pipe needs no spaces around it. */
const SEPARATOR = /\s+[-–—·•»:]+\s+|\s*\|+\s*/u;

/** True if the titles are the same headline, apart from names of sections and outlets after it (`Ferries return | News | Coast Radio`). */
export function titlesAgree(titles: readonly string[], outlet: readonly string[]): boolean {
  const names = new Set(outlet.map(lettersOf).filter(Boolean));
  const readings = titles.map((title) => headlinesOf(title, names));
  const [first = [], ...others] = readings;
  return first.some((headline) => others.every((reading) => reading.includes(headline)));
}

/** Possible headlines in a title: the whole title and, if it ends with the outlet's name, each of its prefixes. */
function headlinesOf(title: string, names: ReadonlySet<string>): string[] {
  const parts = title.split(SEPARATOR).map(lettersOf);
  const whole = parts.join(' ');
  if (parts.length < 2 || !names.has(parts.at(-1) ?? '')) return [whole];
  return [whole, ...parts.slice(1).map((_, end) => parts.slice(0, end + 1).join(' '))];
}

/** Letters and digits in lowercase, so that `The Harbor-Ledger` and `the harborledger` are equal. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
