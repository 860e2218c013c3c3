/** Says in plain words where the value of a field was found. */
import { capitalized } from '../../lib/format.ts';

/** Places whose names in the page's code mean little to most readers. */
const NAMED: Readonly<Record<string, string>> = {
  'h1 element': 'Main heading on the page (h1)',
  'headline element': 'Heading that the page marks as the headline',
  'title element': 'Title of the browser tab (title)',
  'time element': 'Marked date on the page (time)',
  'datePublished property': 'Marked date on the page (datePublished)',
  'lang attribute': 'Language that the page states (lang)',
  address: 'Address of the page',
  'canonical address': 'Address that the page calls its own (canonical)',
  'script data': 'Data in a script of the page',
  byline: 'Byline on the page',
  domain: 'Domain of the page',
  logo: 'Logo on the page',
  'visible text': 'Text on the page',
};

/** A name in the page's code, such as `article:published_time` or `author`, optionally followed by a note in parentheses. */
const CODE_NAME = /^[\w.:-]+(?: \(\w+\))?$/;

/**
 * Returns the place as the report shows it: a plain phrase, followed by the name in the page's code if it has one.
 * @param place the provenance that the API states, such as `og:title`, `JSON-LD` or `dateline or byline`
 */
export function provenanceText(place: string): string {
  const named = NAMED[place];
  if (named) return named;
  if (/^(?:og|twitter):/.test(place)) return `Page data for social media (${place})`;
  if (place.startsWith('JSON-LD')) return `Page data for search engines (${place.replace(/[()]/g, '')})`;
  return CODE_NAME.test(place) ? `Page data (${place.replace(/[()]/g, '')})` : capitalized(place);
}
