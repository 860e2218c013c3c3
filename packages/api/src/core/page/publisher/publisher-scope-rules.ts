import type { PublisherScope } from '@earshot/schema/analysis-result';
import { getDomainWithoutSuffix } from 'tldts';
import { otherNetworks } from '../../../content/links/links.data.ts';
import outletWords from '../../../content/publishers/outlet-name-words.json' with { type: 'json' };
import { PLATFORMS } from '../../social/platforms.ts';
import { isHostOf } from '../../url/host-pattern.ts';
import type { PageAddress } from '../metadata/page-facts.ts';
import {
  type Country,
  countryOfHost,
  PLACES,
  type Place,
  statedCountry,
  US_STATES,
} from './publisher-scope-places.ts';

export interface RuleInput {
  readonly hostname: string;
  readonly siteName: string | null;
  readonly address: PageAddress | null;
}

export interface RuleAnswer {
  readonly scope: PublisherScope;
  readonly location: string | null;
  readonly reason: string;
}

/** Longer texts are not names of outlets. */
const MAX_NAME_CHARACTERS = 80;
/** `words` and `articles` are all the words that a name may have besides its place. `generic` ones alone are not a name. */
const IS_NAME_WORD = oneOf([...outletWords.words, ...outletWords.articles]);
const IS_WEAK_WORD = oneOf(outletWords.generic);
const IS_COMPACT_NAME = new RegExp(`^(?:${outletWords.words.join('|')}){1,4}$`, 'i');
const CALL_SIGN = /\b([KW][A-Z]{3})\b[- ]?(?:TV|FM|AM|\d{1,2}\b|News ?\d{1,2}|Radio|Channel ?\d{1,2})/;
const COUNTY = /^(?:the )?((?:\p{L}[\p{L}'’.-]+ ){1,3}(?:County|Parish)) (.+)$/iu;
/** Sites on which anyone can publish. Their host name does not identify the author. */
const PLATFORM_HOSTS = [
  ...PLATFORMS.flatMap(({ address }) => address.hosts),
  ...otherNetworks.flatMap(({ hosts }) => hosts),
];

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})$`, 'i');
}

/**
 * Determines scope and location of an outlet that is not in the table from its name, host name and stated address. The scope
 * is `other` if there is any doubt.
 */
export function publisherScopeByRules({ hostname, siteName, address }: RuleInput): RuleAnswer {
  if (PLATFORM_HOSTS.some((host) => isHostOf(host, hostname)))
    return {
      scope: 'other',
      location: null,
      reason: `Anyone can publish on ${hostname}, so the scope is not known.`,
    };
  const ending = countryOfHost(hostname);
  const stated = address?.country ? statedCountry(address.country) : null;
  const label = getDomainWithoutSuffix(hostname) ?? '';
  const stripped = siteName?.trim() ?? '';
  const title = stripped !== '' && stripped.length <= MAX_NAME_CHARACTERS ? stripped : null;
  const named = byPlace(title, label, ending, stated, address);
  if (named) return named;
  const county = title && byCounty(title, ending, stated, address);
  if (county) return county;
  const station = title && byCallSign(title, label);
  if (station) return station;
  const national = title && byCountry(title, ending, stated);
  if (national) return national;
  const place = describeAddress(address, stated);
  if (place)
    return {
      scope: 'other',
      location: place,
      reason: `The page gives the address ${place}, but how widely the outlet is read is not known.`,
    };
  if (ending)
    return {
      scope: 'other',
      location: ending.name,
      reason: `The address ends in .${hostname.split('.').at(-1)}, which stands for ${ending.name}, but how widely the outlet is read is not known.`,
    };
  return {
    scope: 'other',
    location: null,
    reason:
      'The outlet is not in our table, and neither its name nor its address shows how widely it is read.',
  };
}

function byPlace(
  title: string | null,
  label: string,
  ending: Country | null,
  stated: Country | null,
  address: PageAddress | null,
): RuleAnswer | null {
  const country = stated?.name ?? ending?.name;
  const words = title ? splitName(title) : [];
  const place = PLACES.filter((candidate) =>
    title ? isOutletOf(words, candidate) : isLabelOf(label, candidate),
  ).find(
    (candidate) =>
      (!country || country === candidate.country) &&
      (!candidate.isShared || isConfirmed(candidate, country, address)),
  );
  if (!place) return null;
  const parts = place.kind === 'state' ? [place.label] : [address?.city?.trim() || place.label, place.region];
  return {
    scope: place.kind === 'state' ? 'state' : 'regional',
    location: [...parts, place.country].filter(Boolean).join(', '),
    reason: `The ${title ? `name “${title}”` : 'web address'} contains the place ${place.name} (${place.country}), so it is treated as a ${place.kind === 'state' ? 'state-wide' : 'local'} outlet.`,
  };
}

/**
 * Whether the page confirms a place with a shared name. A US place must match the stated state. Any other place must match
 * the stated country or the country of the domain.
 */
function isConfirmed(place: Place, country: string | undefined, address: PageAddress | null): boolean {
  const region = address?.region?.trim() ?? '';
  const stated = US_STATES.get(region.toUpperCase()) ?? region;
  if (place.country === 'United States') return stated !== '' && stated === place.region;
  return country === place.country;
}

function splitName(title: string): string[] {
  return title
    .replace(/[,:|&+'’–—-]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^the$/i.test(word));
}

/** Whether the name consists of the place and typical outlet words, at least one of them distinctive. */
function isOutletOf(words: readonly string[], place: Place): boolean {
  const wanted = place.name.split(/['’ -]/);
  const isAt = (index: number) =>
    wanted.every((word, offset) => words[index + offset]?.toLowerCase() === word.toLowerCase());
  const rest = isAt(0) ? words.slice(wanted.length) : beforePlace(words, wanted, isAt);
  return rest.every((word) => IS_NAME_WORD.test(word)) && rest.some((word) => !IS_WEAK_WORD.test(word));
}

/**
 * Returns the words before the place at the end of a name, as in `Diario de Sevilla` or `Press of Ohio`. Empty if the name
 * does not end with the place.
 */
function beforePlace(
  words: readonly string[],
  wanted: readonly string[],
  isAt: (index: number) => boolean,
): string[] {
  const start = words.length - wanted.length;
  if (start < 1 || !isAt(start)) return [];
  return words
    .slice(0, start)
    .filter((word, index) => index !== start - 1 || !/^(?:of|de|di|do|da|von)$/i.test(word));
}

function isLabelOf(label: string, place: Place): boolean {
  const compact = place.name.toLowerCase().replace(/[^\p{L}]/gu, '');
  const bare = label.toLowerCase().replace(/^the|-/g, '');
  if (!bare.startsWith(compact) || bare.length - compact.length < 4) return false;
  const rest = bare.slice(compact.length);
  return IS_COMPACT_NAME.test(rest) && !IS_WEAK_WORD.test(rest);
}

function byCounty(
  title: string,
  ending: Country | null,
  stated: Country | null,
  address: PageAddress | null,
): RuleAnswer | null {
  const [, county, rest = ''] = COUNTY.exec(title) ?? [];
  if (!county || !rest.split(/[\s&-]+/).every((word) => word === '' || IS_NAME_WORD.test(word))) return null;
  return {
    scope: 'regional',
    location: describeAddress(address, stated) ?? ending?.name ?? null,
    reason: `The name “${title}” contains the district ${county}, so it is treated as a local outlet.`,
  };
}

/**
 * Recognizes US stations: the name contains call letters, followed by a band or channel, and the domain starts with them.
 */
function byCallSign(title: string, label: string): RuleAnswer | null {
  const [, callSign] = CALL_SIGN.exec(title) ?? [];
  if (!callSign || !label.toLowerCase().startsWith(callSign.toLowerCase())) return null;
  return {
    scope: 'regional',
    location: 'United States',
    reason: `${callSign} has the form of a US broadcasting call sign, and call signs belong to local stations.`,
  };
}

/**
 * Recognizes national outlets by the country in their name. It counts only if the top-level domain or the stated address
 * matches, because papers about a country are published everywhere.
 */
function byCountry(title: string, ending: Country | null, stated: Country | null): RuleAnswer | null {
  const country = stated?.code ? stated : ending;
  if (!country) return null;
  const words = ` ${title.toLowerCase()} `;
  if (!words.includes(` ${country.name.toLowerCase()} `)) return null;
  const rest = words
    .replace(country.name.toLowerCase(), ' ')
    .split(/\s+/)
    .filter((word) => word && word !== 'the');
  if (rest.length === 0 || !rest.every((word) => IS_NAME_WORD.test(word))) return null;
  return {
    scope: 'national',
    location: country.name,
    reason: `The name “${title}” contains ${country.name}, and ${stated?.code ? 'the stated address' : 'the ending of the web address'} agrees.`,
  };
}

function describeAddress(address: PageAddress | null, stated: Country | null): string | null {
  if (!address) return null;
  const region = address.region?.trim() ?? '';
  const isUs = !stated || stated.code === 'us';
  const state = isUs ? US_STATES.get(region.toUpperCase()) : undefined;
  const country = stated?.name ?? (state ? 'United States' : null);
  const parts = [address.city?.trim(), state ?? region, country].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
