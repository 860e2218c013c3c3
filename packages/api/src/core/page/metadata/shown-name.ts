/** Finds the publication's name in the visible parts of a page. A second part or the domain must confirm it. */
import sectionNames from '../../../content/pages/section-names.json' with { type: 'json' };
import type { Found } from './headline.ts';
import { loose, sameName, titleParts } from './title-parts.ts';

export interface ShownNames {
  /** Labels of home page links and logo images, in page order. */
  readonly logos: readonly string[];
  /** Short lines without links above the headline, in the page header or marked as the site's name. */
  readonly headers: readonly string[];
  /** Other texts above the headline, which may be a section or what a photo shows. */
  readonly above: readonly string[];
  /** Owners named in copyright lines. */
  readonly copyrights: readonly string[];
  readonly titles: readonly (string | null)[];
  /** Label of the registrable domain, or null. */
  readonly domain: string | null;
}

type Place = 'logo' | 'title element' | 'header' | 'text above the headline' | 'copyright line';

const SECTIONS: ReadonlySet<string> = new Set(sectionNames.map(loose));
const MIN_LETTERS = 3;
/** A name without Latin letters may be shorter. */
const MIN_UNCASED_LETTERS = 2;
export const MAX_SHOWN_NAME_CHARACTERS = 80;

/**
 * Returns the first name that a second place or the domain confirms. Names come from logos, ends of titles, header lines,
 * other text above the headline, and copyright lines. Null if there is none.
 */
export function confirmedName(shown: ShownNames, isUsable: (name: string) => boolean): Found | null {
  const { logos, headers, above, copyrights } = shown;
  const ends = shown.titles.map((title) => lastPart(title)).filter((name) => name !== null);
  const owners = copyrights.map(loose);
  const lines = headers.map(loose);
  const places: [Place, readonly string[]][] = [
    ['logo', logos],
    ['title element', ends],
    ['header', headers],
    ['text above the headline', above],
    ['copyright line', copyrights],
  ];
  const candidates = places.flatMap(([place, names]) => names.map((name) => ({ name, place })));
  for (const { name, place } of candidates) {
    if (name.length > MAX_SHOWN_NAME_CHARACTERS) continue;
    const key = loose(name);
    if (key.length < (/[a-z]/i.test(name) ? MIN_LETTERS : MIN_UNCASED_LETTERS) || SECTIONS.has(key)) continue;
    if (!isUsable(name)) continue;
    const other = confirmation({ name, key, place }, { owners, lines }, shown);
    if (other !== null) return { value: name, from: `${place} and ${other}` };
  }
  return null;
}

function lastPart(title: string | null): string | null {
  const parts = title === null ? [] : titleParts(title.replaceAll('_', ' | '));
  return parts.length < 2 ? null : (parts.at(-1)?.text.trim() ?? null);
}

/**
 * Returns another place that shows the name. A logo may be one of the lines above the headline, so they count as one. The
 * beginning of a title confirms only a logo: elsewhere, it is the headline or the name of a section. A text above the
 * headline that is not in the header needs the domain or the full name in a copyright line.
 */
function confirmation(
  { name, key, place }: { name: string; key: string; place: Place },
  { owners, lines }: { owners: readonly string[]; lines: readonly string[] },
  { titles, domain }: ShownNames,
) {
  const isAbove = place === 'logo' || place === 'header';
  if (isAbove && titles.some((title) => isEndOf(title ?? '', name, place === 'logo'))) return 'title element';
  if (place === 'text above the headline') {
    if (owners.includes(key)) return 'copyright line';
  } else if (place !== 'copyright line' && owners.some((owner) => owner.startsWith(key)))
    return 'copyright line';
  if (!isAbove && place !== 'text above the headline' && lines.some((line) => line.startsWith(key)))
    return 'header';
  const spellsDomain = domain !== null && sameName(name, domain) && /[\p{Lu}\P{ASCII}]/u.test(name);
  return place !== 'title element' && spellsDomain ? 'domain' : null;
}

/** Whether the title ends (or, if allowed, begins) with the name and has more text, with a separator between them. */
function isEndOf(title: string, name: string, mayBegin: boolean): boolean {
  if (title.length <= name.length) return false;
  if (title.endsWith(name))
    return /[^\p{L}\p{M}\p{N}"'’”)]\s*$/u.test(title.slice(0, -name.length).replace(/\s+$/u, ''));
  return (
    mayBegin && title.startsWith(name) && /^\s*[^\p{L}\p{M}\p{N}\s"'’“(,]/u.test(title.slice(name.length))
  );
}
