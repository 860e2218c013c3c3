import { africaOutlets } from './africa.ts';
import { americas } from './americas.ts';
import { asiaOutlets } from './asia.ts';
import { easternEurope } from './eastern-europe.ts';
import { oceaniaOutlets } from './oceania.ts';
import type { Publisher, PublisherGroup, PublisherRow } from './publisher.ts';
import { unitedKingdomIreland } from './united-kingdom-ireland.ts';
import { unitedStates } from './united-states.ts';
import { unitedStatesLocal } from './united-states-local.ts';
import { westernEurope } from './western-europe.ts';

const groups: readonly PublisherGroup[] = [
  ...unitedStates,
  ...unitedStatesLocal,
  ...americas,
  ...unitedKingdomIreland,
  ...westernEurope,
  ...easternEurope,
  ...asiaOutlets,
  ...africaOutlets,
  ...oceaniaOutlets,
];

/** Every outlet of the table. */
export const allPublishers: readonly Publisher[] = groups.flatMap((group) =>
  group.rows.map((row) => toPublisher(row, group)),
);

function toPublisher([domains, names, scope, city, region]: PublisherRow, group: PublisherGroup): Publisher {
  const [name = '', ...otherNames] = names.split('|');
  return {
    domains: domains.split(' '),
    name,
    otherNames,
    scope,
    city: city ?? null,
    region: region ?? group.region ?? null,
    country: group.country,
    continent: group.continent,
  };
}
