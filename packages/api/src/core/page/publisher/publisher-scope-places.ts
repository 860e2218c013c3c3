/** Places that occur in the names of outlets. The lists are data in `content/publishers/places`. */
import { allPublishers } from '../../../content/outlets.data.ts';
import cities from '../../../content/publishers/places/cities.json' with { type: 'json' };
import cityLabels from '../../../content/publishers/places/city-labels.json' with { type: 'json' };
import sharedNames from '../../../content/publishers/places/shared-names.json' with { type: 'json' };
import states from '../../../content/publishers/places/states.json' with { type: 'json' };
import usStateCodes from '../../../content/publishers/places/us-state-codes.json' with { type: 'json' };

export interface Place {
  /** As spelled in names of outlets. */
  readonly name: string;
  /** As displayed: Hamburg for Hamburger. */
  readonly label: string;
  readonly kind: 'state' | 'city';
  readonly region: string | null;
  readonly country: string;
  /** True if other places share the name, so that the country or region must be confirmed. */
  readonly isShared: boolean;
}

/** Names of the US states, keyed by postal code. */
export const US_STATES: ReadonlyMap<string, string> = new Map(Object.entries(usStateCodes));

/** The capital's district is not a state. Outlets with its name belong to the city. */
const FEDERAL_DISTRICT = 'District of Columbia';

/** State names that are also the name of a city, another country or a person. */
const sharedStates = new Set(sharedNames.states);
const sharedCities = new Set(sharedNames.cities);
const labels = new Map(Object.entries(cityLabels));

const usStates = [...US_STATES.values()].filter((name) => name !== FEDERAL_DISTRICT);
const statesByCountry = [['United States', usStates] as const, ...Object.entries<readonly string[]>(states)];

/** Cities by country and region. The region is empty if none is listed. */
const citiesByCountry = Object.entries<Readonly<Record<string, readonly string[]>>>(cities);

const LISTED: readonly Place[] = [
  ...statesByCountry.flatMap(([country, names]) =>
    names.map((name) => state(name, country, sharedStates.has(`${name}, ${country}`))),
  ),
  ...citiesByCountry.flatMap(([country, regions]) =>
    Object.entries(regions).flatMap(([region, names]) =>
      names.map((name) =>
        city(
          name,
          labels.get(name) ?? name,
          region || null,
          country,
          sharedCities.has(`${name}, ${country}`),
        ),
      ),
    ),
  ),
];
const listedNames = new Set(LISTED.map(({ name, country }) => `${name}, ${country}`));
const nationalSeats = new Set(
  allPublishers
    .filter(({ scope }) => scope === 'national' || scope === 'international')
    .map(({ city: seat, country }) => `${seat}, ${country}`),
);
/**
 * Cities of state and local outlets in the table that are not listed above. Cities that are also home to a national or
 * international outlet are left out, because such outlets often have the city in their names too. All of these cities count
 * as shared, because they were not checked for uniqueness.
 */
const SEATS: readonly Place[] = allPublishers.flatMap(({ city: seat, region, country }) => {
  const name = `${seat}, ${country}`;
  if (seat === null || listedNames.has(name) || nationalSeats.has(name)) return [];
  return [city(seat, seat, region, country, true)];
});

/** All places without duplicates, longest name first, so that West Virginia is tried before Virginia. */
export const PLACES: readonly Place[] = [
  ...new Map(
    [...LISTED, ...SEATS].map((place) => [`${place.name}, ${place.region}, ${place.country}`, place]),
  ).values(),
].sort((a, b) => b.name.length - a.name.length);

function state(name: string, country: string, isShared: boolean): Place {
  return { name, label: name, kind: 'state', region: name, country, isShared };
}

function city(name: string, label: string, region: string | null, country: string, isShared: boolean): Place {
  return { name, label, kind: 'city', region, country, isShared };
}
