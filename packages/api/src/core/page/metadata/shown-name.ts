/** Finds the name of the publication in the visible parts of a page: two of them have to agree. */
import type { Found } from './headline.ts';
import { loose, sameName, titleParts } from './title-parts.ts';

export interface ShownNames {
  /** Labels of home page links and logo images, in page order. */
  readonly logos: readonly string[];
  /** Short lines without links above the headline. */
  readonly headers: readonly string[];
  /** Owners named in copyright lines. */
  readonly copyrights: readonly string[];
  readonly titles: readonly (string | null)[];
  /** Label of the registrable domain, or null. */
  readonly domain: string | null;
}

type Place = 'logo' | 'header' | 'title element' | 'copyright line' | 'domain';

const MIN_LETTERS = 3;
/** A name without Latin letters may be shorter. */
const MIN_UNCASED_LETTERS = 2;

/**
 * Returns the first name that two places confirm: a logo, an end of a title, a line above the headline, or a copyright line
 * that spells the domain. Null if there is none.
 */
export function confirmedName(shown: ShownNames, isUsable: (name: string) => boolean): Found | null {
  const ends = shown.titles.flatMap((title) => {
    const parts = title === null ? [] : titleParts(title.replaceAll('_', ' | '));
    return parts.length < 2 ? [] : [parts.at(-1)?.text.trim() ?? '', parts[0]?.text.trim() ?? ''];
  });
  const candidates: [string, Place][] = [
    ...shown.logos.map((name): [string, Place] => [name, 'logo']),
    ...ends.map((name): [string, Place] => [name, 'title element']),
    ...shown.headers.map((name): [string, Place] => [name, 'header']),
    ...shown.copyrights.map((name): [string, Place] => [name, 'copyright line']),
  ];
  for (const [name, place] of candidates) {
    if (loose(name).length < (/[a-z]/i.test(name) ? MIN_LETTERS : MIN_UNCASED_LETTERS)) continue;
    const other = isUsable(name) ? confirmation(name, place, shown) : null;
    if (other !== null) return { value: name, from: `${place} and ${other}` };
  }
  return null;
}

/** Returns another place that shows the name. A logo may be one of the lines above the headline, so they count as one. */
function confirmation(name: string, place: Place, { titles, copyrights, headers, domain }: ShownNames) {
  const isAbove = place === 'logo' || place === 'header';
  if (isAbove && titles.some((title) => isEndOf(title ?? '', name))) return 'title element';
  if (place !== 'copyright line' && copyrights.some((owner) => loose(owner).startsWith(loose(name))))
    return 'copyright line';
  if (!isAbove && headers.some((line) => loose(line).startsWith(loose(name)))) return 'header';
  const spellsDomain = domain !== null && sameName(name, domain) && /[\p{Lu}\P{ASCII}]/u.test(name);
  return place !== 'title element' && spellsDomain ? 'domain' : null;
}

/** Whether the title begins or ends with the name and has more text, with a separator between them. */
function isEndOf(title: string, name: string): boolean {
  if (title.length <= name.length) return false;
  if (title.endsWith(name))
    return /[^\p{L}\p{M}\p{N}"'’”)]\s*$/u.test(title.slice(0, -name.length).replace(/\s+$/u, ''));
  return title.startsWith(name) && /^\s*[^\p{L}\p{M}\p{N}\s"'’“(,]/u.test(title.slice(name.length));
}
