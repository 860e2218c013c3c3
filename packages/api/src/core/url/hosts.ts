import { getPublicSuffix } from 'tldts';

/** `name` matches itself, `*.name` also its subdomains, `name.*` any public suffix (`google.co.uk`), `*` any host. */
export function isHostOf(pattern: string, hostname: string): boolean {
  if (pattern === '*') return true;
  const anyBelow = pattern.startsWith('*.');
  const name = anyBelow ? pattern.slice(2) : pattern;
  if (!name.endsWith('.*')) return hostname === name || (anyBelow && hostname.endsWith(`.${name}`));
  const domain = name.slice(0, -2);
  const bare = hostname.slice(0, -1 - (getPublicSuffix(hostname)?.length ?? 0));
  return bare === domain || (anyBelow && bare.endsWith(`.${domain}`));
}

/** The host without `www.`. Empty if the URL is invalid. */
export function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

const GENERIC_ENDINGS = new Set(
  'ac ag ai am as bz cc cd cf co cx dj fm ga gd gg gl gq gs hn im io is je la lc li ly me ml mn ms mu nu pn pw sc sh sr st su tc tk tl to tv vc vg vu ws'.split(
    ' ',
  ),
);

/** Endings that are sold worldwide count only with a label before them (`.com.co`). */
export function countryEnding(hostname: string): string | null {
  const labels = getPublicSuffix(hostname)?.split('.') ?? [];
  const ending = labels.at(-1) ?? '';
  return /^[a-z]{2}$/.test(ending) && !(labels.length === 1 && GENERIC_ENDINGS.has(ending)) ? ending : null;
}
