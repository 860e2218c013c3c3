/** Finds names of people and organizations in running text. */
import givenNames from '../../content/lists/given-names.json' with { type: 'json' };
import names from '../../content/quotes/names.json' with { type: 'json' };
import speakerNouns from '../../content/speaker-nouns.json' with { type: 'json' };
import { isStopWord } from '../text/stop-words.ts';

const GIVEN: ReadonlySet<string> = new Set(givenNames);
const WOMEN: ReadonlySet<string> = new Set(names.women);
const EITHER: ReadonlySet<string> = new Set(names.menOrWomen);
const OFFICES: ReadonlySet<string> = new Set(speakerNouns);
const TITLE = `(?:${names.titles.join('|')})`;
const WORD =
  "\\p{Lu}(?:[\\p{L}\\p{M}\\p{N}]|['’-](?=[\\p{L}\\p{N}])|\\.(?=\\p{Lu}))*(?:(?<=(?<!\\p{L})\\p{Lu})\\.(?=\\s\\p{Lu}))?";
const PARTICLES = `(?:(?:${names.particles.join('|')})\\s){1,3}`;
/** A name with the titles before it. Particles (`van den`) are allowed only after its first word. */
const NAME = `(?:${TITLE}\\.?\\s)*(?<![\\p{L}\\p{N}])${WORD}(?:\\s${PARTICLES}${WORD})?(?:\\s(?:${TITLE}\\.?\\s)*${WORD})*`;
const NAMES = new RegExp(NAME, 'gu');
const TITLES = new RegExp(`^(?:${TITLE}\\.?\\s+)+`, 'u');
const POSSESSIVE = /['’]s?$/u;
const POSSESSIVE_INSIDE = /^.*['’]s\s/u;
const ROLE_ENDING = new RegExp(`(?:${names.roleEndings.join('|')})$`, 'u');
const MOST_WORDS = 5;

/** A sequence of capitalized words, as written. */
export interface NamePhrase {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the sequences of capitalized words in a short text, in order. */
export function namePhrases(text: string): NamePhrase[] {
  return [...text.matchAll(NAMES)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: found,
  }));
}

export interface PlainName {
  readonly name: string;
  readonly hasTitle: boolean;
}

/**
 * Returns the name in a sequence of capitalized words, without titles, offices and words that start a sentence. Null if
 * nothing is left, if more than `MOST_WORDS` words are left, or if it is a possessive (`Mara Lind’s`).
 * @param leading additional words, in lowercase, that may start a sentence
 */
export function plainName(phrase: string, language: string, leading?: ReadonlySet<string>): PlainName | null {
  if (POSSESSIVE.test(phrase)) return null;
  const owned = phrase.replace(POSSESSIVE_INSIDE, '');
  const bare = owned.replace(TITLES, '');
  const words = bare.split(/\s+/);
  let first = 0;
  while (first < words.length && isNoName(words[first] ?? '', language, leading)) first++;
  const named = words.slice(first).join(' ').replace(TITLES, '');
  if (named === '' || words.length - first > MOST_WORDS) return null;
  return { name: named, hasTitle: bare !== owned };
}

function isNoName(word: string, language: string, leading?: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase();
  if (leading?.has(lower)) return true;
  return OFFICES.has(lower) || (language === 'de' && ROLE_ENDING.test(lower)) || isStopWord(lower, language);
}

/** Returns the name without a common noun before it, as in German: `Biologin Petra Sommer`. */
export function withoutNoun(name: string): string {
  const words = name.split(' ');
  const isNoun = words.length > 2 && !isGivenName(words[0] ?? '') && isGivenName(words[1] ?? '');
  return isNoun ? words.slice(1).join(' ') : name;
}

/** Whether a name of several words starts with a common given name. */
export function startsWithGivenName(name: string): boolean {
  return name.includes(' ') && isGivenName(name.split(' ')[0] ?? '');
}

/** Returns the gender of a name that starts with a given name of one gender. Undefined for any other name. */
export function genderOf(name: string): 'woman' | 'man' | undefined {
  const given = name.split(' ')[0]?.toLowerCase() ?? '';
  if (!GIVEN.has(given) || EITHER.has(given)) return undefined;
  return WOMEN.has(given) ? 'woman' : 'man';
}

function isGivenName(word: string): boolean {
  return GIVEN.has(word.toLowerCase());
}
