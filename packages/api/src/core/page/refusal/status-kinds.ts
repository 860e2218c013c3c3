/** Evidence for each kind of page that is not an article, and the kinds that state what they are: not found, gone, broken, parked, things, job ads. */

import type { FailureCause } from '@earshot/schema/failures';
import { getDomain } from 'tldts';
import type { LinkedNode } from '../metadata/json-ld.ts';
import type { Evidence } from './evidence.ts';
import { PHRASES, type PhraseFinder } from './phrases.ts';
import { type Reason, textWeight, titleWeight } from './reasons.ts';

/** Words such as "error404" in the class or ID of the body come from the site's own software. */
const STATUS_NAME = /(?:^|[\s_-])(?:error-?404|page-?404|is-404|404|not-?found|notfound)(?:$|[\s_-])/i;
const STATUS_NAME_WEIGHT = 2;
const DOMAIN_AS_TITLE_WEIGHT = 1;

export function statusReasons(evidence: Evidence): Reason[] {
  const { parts, titles, host } = evidence;
  const reasons = [
    ...said(evidence, 'soft-404', PHRASES.notFound),
    ...said(evidence, 'gone', PHRASES.gone),
    ...said(evidence, 'error-page', PHRASES.siteError),
    ...said(evidence, 'parked', PHRASES.parked),
    ...said(evidence, 'http-451', PHRASES.regionBlock),
  ];
  const says404 = STATUS_NAME.test(parts.bodyName);
  if (says404) reasons.push({ kind: 'soft-404', weight: STATUS_NAME_WEIGHT, because: 'body element' });
  const domain = host.replace(/^www\./, '');
  if (domain !== '' && titles.some((title) => title.startsWith(domain)))
    reasons.push({ kind: 'parked', weight: DOMAIN_AS_TITLE_WEIGHT, because: 'title is the domain' });
  return reasons;
}

/** In shorter text, a message weighs more, because a page without an article has little other text. */
const SHORT_MESSAGE_WORDS = 80;
const SHORT_MESSAGE_FACTOR = 1.5;

function said({ titles, text, ownWords }: Evidence, kind: Reason['kind'], phrases: PhraseFinder): Reason[] {
  const inTitle = titleWeight(titles, phrases);
  const factor = ownWords < SHORT_MESSAGE_WORDS ? SHORT_MESSAGE_FACTOR : 1;
  const inText = factor * textWeight(text, phrases);
  return [
    ...(inTitle > 0 ? [{ kind, weight: inTitle, because: 'title' }] : []),
    ...(inText > 0 ? [{ kind, weight: inText, because: 'text' }] : []),
  ];
}

const SHORT_PATH_CHARACTERS = 12;

/** Whether the URL of an article redirected to the front page of its site. */
export function movedHome({ requestedUrl, url }: Pick<Evidence, 'requestedUrl' | 'url'>): boolean {
  if (!URL.canParse(requestedUrl) || !URL.canParse(url)) return false;
  if (getDomain(requestedUrl) !== getDomain(url)) return false;
  return isHomePath(new URL(url).pathname) && new URL(requestedUrl).pathname.length > SHORT_PATH_CHARACTERS;
}

/** Whether a path leads to a site's front page, possibly in one language. */
const isHomePath = (path: string) =>
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|home|default|start|startseite|portada|accueil)(?:\.\w{2,5})?\/?)?$/i.test(
    path,
  );

/** Whether a path with its query string is that of a front page. Tracking parameters are ignored. */
export function isHomeAddress(path: string): boolean {
  const [folder = '', query = ''] = path.split('?', 2);
  const named = query
    .split('&')
    .filter(
      (parameter) =>
        parameter !== '' && !/^(?:utm_\w+|ref|source|src|fbclid|gclid|cid)(?:=|$)/.test(parameter),
    );
  return isHomePath(folder) && named.length === 0;
}

const THINGS: readonly (readonly [RegExp, FailureCause])[] = [
  [/^JobPosting$/, 'job-ad'],
  [/^\w*Event$/, 'event-page'],
  [
    /^(?:Product|ProductGroup|Offer|Hotel|Restaurant|Store|SoftwareApplication|MobileApplication|Course|RealEstateListing|Apartment|House|Vehicle|Car|MusicAlbum)$/,
    'offer-page',
  ],
];

/** Marks that titles of job ads must have in some countries: "(m/w/d)", "(m/f/x)", "H/F". */
const ANY_GENDER = /\((?:[mfwhkv]\s?[/|,]\s?){1,2}[mfwhkvdxi*]\)|\b(?:h\/f|f\/h)\b/u;
const JOB_TITLE_WEIGHT = 4;

/** Returns the evidence for a job ad in titles, which are normalized like the phrase lists. */
export function jobReasons({ titles }: Pick<Evidence, 'titles'>): Reason[] {
  if (!titles.some((title) => ANY_GENDER.test(title))) return [];
  return [{ kind: 'job-ad', weight: JOB_TITLE_WEIGHT, because: 'title for any gender' }];
}

/** Returns the kind of page that the outermost nodes describe, such as a job ad. Null if there is no known kind. */
export function statedThing(nodes: readonly LinkedNode[]): FailureCause | null {
  const types = nodes.filter(({ depth }) => depth === 0).flatMap((node) => node.types);
  return THINGS.find(([pattern]) => types.some((type) => pattern.test(type)))?.[1] ?? null;
}
