import { closedOutlets } from './closed-outlets.ts';
import { eastAsia } from './east-asia.ts';
import { easternEurope } from './eastern-europe.ts';
import { northAfrica } from './north-africa.ts';
import { northAmerica } from './north-america.ts';
import { northernEurope } from './northern-europe.ts';
import { oceaniaOutlets } from './oceania.ts';
import { paidWires } from './paid-wires.ts';
import type { Publisher, PublisherGroup, PublisherRow } from './publisher.ts';
import { southAmerica } from './south-america.ts';
import { southAsia } from './south-asia.ts';
import { southEastAsia } from './south-east-asia.ts';
import { southernEurope } from './southern-europe.ts';
import { subSaharanAfrica } from './sub-saharan-africa.ts';
import { tradePress } from './trade-press.ts';
import { unitedKingdomIreland } from './united-kingdom-ireland.ts';
import { unitedStates } from './united-states.ts';
import { unitedStatesMidwest } from './united-states-midwest.ts';
import { unitedStatesNortheast } from './united-states-northeast.ts';
import { unitedStatesSouth } from './united-states-south.ts';
import { unitedStatesWest } from './united-states-west.ts';
import { westAndCentralAsia } from './west-and-central-asia.ts';
import { westernEurope } from './western-europe.ts';

/** The files of the table, each with the month when its rows were last checked. */
const files: readonly { readonly reviewed: string; readonly groups: readonly PublisherGroup[] }[] = [
  { reviewed: '2026-11', groups: unitedStates },
  { reviewed: '2026-11', groups: unitedStatesNortheast },
  { reviewed: '2026-11', groups: unitedStatesMidwest },
  { reviewed: '2026-11', groups: unitedStatesSouth },
  { reviewed: '2026-11', groups: unitedStatesWest },
  { reviewed: '2026-11', groups: northAmerica },
  { reviewed: '2026-11', groups: southAmerica },
  { reviewed: '2026-11', groups: unitedKingdomIreland },
  { reviewed: '2026-11', groups: westernEurope },
  { reviewed: '2026-11', groups: southernEurope },
  { reviewed: '2026-11', groups: northernEurope },
  { reviewed: '2026-11', groups: easternEurope },
  { reviewed: '2026-11', groups: southAsia },
  { reviewed: '2026-11', groups: eastAsia },
  { reviewed: '2026-11', groups: southEastAsia },
  { reviewed: '2026-11', groups: westAndCentralAsia },
  { reviewed: '2026-11', groups: northAfrica },
  { reviewed: '2026-11', groups: subSaharanAfrica },
  { reviewed: '2026-11', groups: oceaniaOutlets },
  { reviewed: '2026-11', groups: tradePress },
  { reviewed: '2026-11', groups: paidWires },
  { reviewed: '2026-11', groups: closedOutlets },
];

/** Every outlet of the table. */
export const allPublishers: readonly Publisher[] = files.flatMap(({ reviewed, groups }) =>
  groups.flatMap((group) => group.rows.map((row) => toPublisher(row, { reviewed, ...group }))),
);

function toPublisher(
  [domains, names, scope, city, region]: PublisherRow,
  group: PublisherGroup & { readonly reviewed: string },
): Publisher {
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
    kind: group.kind ?? null,
    reviewed: group.reviewed,
  };
}
