import { getPublicSuffix } from 'tldts';
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
