/** Recognizes what a page describes in JSON-LD if that is not an article. */
import type { FailureCause } from '@earshot/schema/failures';
import type { LinkedNode } from '../metadata/json-ld.ts';

const THINGS: readonly (readonly [RegExp, FailureCause])[] = [
  [/^JobPosting$/, 'job-ad'],
  [/^\w*Event$/, 'event-page'],
  [
    /^(?:Product|ProductGroup|Offer|Hotel|Restaurant|Store|SoftwareApplication|MobileApplication|Course|RealEstateListing|Apartment|House|Vehicle|Car|MusicAlbum)$/,
    'offer-page',
  ],
];

/** Returns the kind of page that the outermost nodes describe, such as a job ad. Null if there is no known kind. */
export function statedThing(nodes: readonly LinkedNode[]): FailureCause | null {
  const types = nodes.filter(({ depth }) => depth === 0).flatMap((node) => node.types);
  return THINGS.find(([pattern]) => types.some((type) => pattern.test(type)))?.[1] ?? null;
}
