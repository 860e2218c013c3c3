/** The texts of generated pages: sentences, headlines and labels written for this purpose. */
import headlines from '../data/pages/headlines.json' with { type: 'json' };
import listings from '../data/pages/listings.json' with { type: 'json' };
import prose from '../data/pages/prose.json' with { type: 'json' };
import type { RandomChoices } from './random.ts';

export type Language = keyof typeof prose;
export const LANGUAGES = Object.keys(prose) as Language[];
export const LISTINGS = listings;

/** Fills in names, places and numbers. */
function filled(template: string, random: RandomChoices): string {
  return template
    .replaceAll('{name}', () => random.pick(listings.names))
    .replaceAll('{place}', () => random.pick(listings.places))
    .replaceAll('{org}', () => random.pick(listings.orgs))
    .replaceAll('{weekday}', () => random.pick(listings.weekdays))
    .replaceAll('{year}', () => String(random.between(1961, 2024)))
    .replaceAll('{n}', () => String(random.between(3, 96)))
    .replaceAll('{m}', () => String(random.between(100, 980)));
}

/** Generates paragraphs of `least` to `most` sentences each. */
export function paragraphs(
  language: Language,
  count: number,
  random: RandomChoices,
  [least, most]: readonly [number, number] = [1, 4],
): string[] {
  const glue = language === 'ja' || language === 'zh' ? '' : ' ';
  return Array.from({ length: count }, () =>
    random
      .some(prose[language], random.between(least, most))
      .map((sentence) => filled(sentence, random))
      .join(glue),
  );
}

export function headline(language: Language, random: RandomChoices): string {
  return filled(random.pick(headlines[language]), random);
}

export function byline(language: Language, random: RandomChoices): string {
  return filled(listings.bylines[language], random);
}

const ORDER: Readonly<Partial<Record<Language, string>>> = {
  de: '.',
  pl: '.',
  ru: '.',
  tr: '.',
  fr: '/',
  es: '/',
  it: '/',
  pt: '/',
};
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns a date in 2026, as ISO and as pages in the language print it. */
export function dayOf(language: Language, random: RandomChoices): { iso: string; printed: string } {
  const [month, day] = [random.between(1, 10), random.between(1, 28)];
  const two = (value: number) => String(value).padStart(2, '0');
  const iso = `2026-${two(month)}-${two(day)}`;
  const mark = ORDER[language];
  if (mark) return { iso, printed: `${two(day)}${mark}${two(month)}${mark}2026` };
  if (language === 'ja' || language === 'zh') return { iso, printed: `2026年${month}月${day}日` };
  if (language !== 'en') return { iso, printed: iso };
  const name = MONTHS[month - 1] ?? '';
  return { iso, printed: random.chance(0.5) ? `${name} ${day}, 2026` : `${day} ${name} 2026` };
}

/** Lowercase words of a headline in the form used in addresses. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length > 3 ? slug : 'a1b2c3';
}
