/** Finds the country and the place of an outlet. */
import { getPublicSuffix } from 'tldts';
import { allPublishers } from '../../../content/outlets.data.ts';
import cities from '../../../content/publishers/places/cities.json' with { type: 'json' };
import cityLabels from '../../../content/publishers/places/city-labels.json' with { type: 'json' };
import sharedNames from '../../../content/publishers/places/shared-names.json' with { type: 'json' };
import states from '../../../content/publishers/places/states.json' with { type: 'json' };
import usStateCodes from '../../../content/publishers/places/us-state-codes.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';

/**
 * Country-code domains that are sold worldwide because they are short or meaningful. They do not reveal the owner's country.
 */
const GENERIC_ENDINGS = new Set(
  'ac ag ai am as bz cc cd cf co cx dj eu fm ga gd gg gl gq gs hn im io is je la lc li ly me ml mn ms mu nu pn pw sc sh sr st su tc tk tl to tv vc vg vu ws'.split(
    ' ',
  ),
);
const displayNames = lazily(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }));
/** Names in the table of outlets that differ from Unicode's English names. */
const NAMES: Readonly<Record<string, string>> = {
  ba: 'Bosnia and Herzegovina',
  cd: 'DR Congo',
  cg: 'Republic of the Congo',
  ci: 'Ivory Coast',
  hk: 'Hong Kong',
  mm: 'Myanmar',
  mo: 'Macao',
  ps: 'Palestine',
  tr: 'Turkey',
  tt: 'Trinidad and Tobago',
  va: 'Vatican City',
};
const LONG_CODES: Readonly<Record<string, string>> = { usa: 'us', gbr: 'gb', uk: 'gb', can: 'ca', aus: 'au' };

export interface Country {
  /** Two lowercase letters, or empty if the page states only the country's name. */
  readonly code: string;
  readonly name: string;
}

/**
 * Returns the country whose code a host name ends in, or null. Endings that are sold worldwide (`.io`, `.tv`) count only in
 * a national second-level domain (`.com.co`).
 */
export function countryOfHost(hostname: string): Country | null {
  const suffix = getPublicSuffix(hostname);
  if (!suffix) return null;
  const labels = suffix.split('.');
  const ending = labels.at(-1) ?? '';
  if (ending.length !== 2 || ending === 'eu' || (labels.length === 1 && GENERIC_ENDINGS.has(ending)))
    return null;
  return countryOfCode(ending);
}

/** Returns the country for a code or name as pages state it: `US`, `USA`, `Germany`. */
export function statedCountry(text: string): Country | null {
  const stated = text.trim();
  if (stated === '') return null;
  if (/^[a-z]{2,3}$/i.test(stated)) return countryOfCode(stated.toLowerCase());
  if (/^(the )?united states( of america)?$/i.test(stated)) return countryOfCode('us');
  return { code: '', name: stated };
}

function countryOfCode(code: string): Country | null {
  const short = LONG_CODES[code] ?? code;
  if (short.length !== 2) return null;
  const name = NAMES[short] ?? displayNames().of(short.toUpperCase());
  return name ? { code: short, name } : null;
}

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
