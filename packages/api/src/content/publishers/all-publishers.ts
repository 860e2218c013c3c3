import { eastAsia } from './east-asia.ts';
import { easternEurope } from './eastern-europe.ts';
import { northAfrica } from './north-africa.ts';
import { northAmerica } from './north-america.ts';
import { northernEurope } from './northern-europe.ts';
import { oceaniaOutlets } from './oceania.ts';
import type { Publisher, PublisherGroup, PublisherRow } from './publisher.ts';
import { southAmerica } from './south-america.ts';
import { southAsia } from './south-asia.ts';
import { southEastAsia } from './south-east-asia.ts';
import { southernEurope } from './southern-europe.ts';
import { subSaharanAfrica } from './sub-saharan-africa.ts';
import { unitedKingdomIreland } from './united-kingdom-ireland.ts';
import { unitedStates } from './united-states.ts';
import { unitedStatesMidwest } from './united-states-midwest.ts';
import { unitedStatesNortheast } from './united-states-northeast.ts';
import { unitedStatesSouth } from './united-states-south.ts';
import { unitedStatesWest } from './united-states-west.ts';
import { westAndCentralAsia } from './west-and-central-asia.ts';
import { westernEurope } from './western-europe.ts';

const groups: readonly PublisherGroup[] = [
  ...unitedStates,
  ...unitedStatesNortheast,
  ...unitedStatesMidwest,
  ...unitedStatesSouth,
  ...unitedStatesWest,
  ...northAmerica,
  ...southAmerica,
  ...unitedKingdomIreland,
  ...westernEurope,
  ...southernEurope,
  ...northernEurope,
  ...easternEurope,
  ...southAsia,
  ...eastAsia,
  ...southEastAsia,
  ...westAndCentralAsia,
  ...northAfrica,
  ...subSaharanAfrica,
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
