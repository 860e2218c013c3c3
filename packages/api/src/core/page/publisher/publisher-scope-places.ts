/** Places that outlets carry in their names; the lists are data in `content/publishers/places`. */
import { allPublishers } from '../../../content/publishers/all-publishers.ts';
import cities from '../../../content/publishers/places/cities.json' with { type: 'json' };
import cityLabels from '../../../content/publishers/places/city-labels.json' with { type: 'json' };
import sharedNames from '../../../content/publishers/places/shared-names.json' with { type: 'json' };
import states from '../../../content/publishers/places/states.json' with { type: 'json' };
import usStateCodes from '../../../content/publishers/places/us-state-codes.json' with { type: 'json' };

export interface Place {
  /** As written in names of outlets. */
  readonly name: string;
  /** As it is shown: Hamburg for Hamburger. */
  readonly label: string;
  readonly kind: 'state' | 'city';
  readonly region: string | null;
  readonly country: string;
  /** Other places share the name, so that the country or region must be confirmed. */
  readonly isShared: boolean;
}

/** Names of the US states by their postal codes. */
export const US_STATES: ReadonlyMap<string, string> = new Map(Object.entries(usStateCodes));

/** The capital's district is not a state; outlets with its name are the city's. */
const FEDERAL_DISTRICT = 'District of Columbia';

/** Names that also mean a city, a county seat elsewhere, another country or a first name. */
const sharedStates = new Set(sharedNames.states);
const sharedCities = new Set(sharedNames.cities);
const labels = new Map(Object.entries(cityLabels));

const usStates = [...US_STATES.values()].filter((name) => name !== FEDERAL_DISTRICT);
const statesByCountry = [['United States', usStates] as const, ...Object.entries<readonly string[]>(states)];

/** Cities by country and region; the region is empty where none is listed. */
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
 * The seats of state-wide and local outlets in the table, without capitals and other seats of national papers, which
 * carry the city in their names as well. All of them count as shared, because they have not been checked to be unique.
 */
const SEATS: readonly Place[] = allPublishers.flatMap(({ city: seat, region, country }) => {
  const name = `${seat}, ${country}`;
  if (seat === null || listedNames.has(name) || nationalSeats.has(name)) return [];
  return [city(seat, seat, region, country, true)];
});

/** Every place once, longest name first, so that West Virginia is tried before Virginia. */
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
