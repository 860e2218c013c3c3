/** Recognizes things that are not articles: what a page describes in JSON-LD, and job ads by their titles. */
import type { FailureCause } from '@earshot/schema/failures';
import type { LinkedNode } from '../metadata/json-ld.ts';
import type { Evidence } from './evidence.ts';
import type { Reason } from './reasons.ts';

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
