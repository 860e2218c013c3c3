import names from '../../content/quotes/names.json' with { type: 'json' };
import speakerNouns from '../../content/speaker-nouns.json' with { type: 'json' };
import { hasGivenName, isOrganization } from '../page/metadata/bylines.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { memoize } from '../text/memoize.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { SpeechWords } from './read-attribution.ts';

const WOMEN: ReadonlySet<string> = new Set(names.women);
const EITHER: ReadonlySet<string> = new Set(names.menOrWomen);
const OFFICES: ReadonlySet<string> = new Set(speakerNouns);
const TITLE = `(?:${names.titles.join('|')})`;
const WORD =
  "\\p{Lu}(?:[\\p{L}\\p{M}\\p{N}]|['’-](?=[\\p{L}\\p{N}])|\\.(?=\\p{Lu}))*(?:(?<=(?<!\\p{L})\\p{Lu})\\.(?=\\s\\p{Lu}))?";
const PARTICLES = `(?:(?:${names.particles.join('|')})\\s){1,3}`;
/** Particles (`van den`) are allowed only after the first word. */
const NAME = `(?:${TITLE}\\.?\\s)*(?<![\\p{L}\\p{N}])${WORD}(?:\\s${PARTICLES}${WORD})?(?:\\s(?:${TITLE}\\.?\\s)*${WORD})*`;
const NAMES = new RegExp(NAME, 'gu');
const TITLES = new RegExp(`^(?:${TITLE}\\.?\\s+)+`, 'u');
/** `Mara Lind’s`, `the workers’`. */
export const POSSESSIVE = /['’]s?$/u;
const POSSESSIVE_INSIDE = /^.*['’]s\s/u;
const ROLE_ENDING = new RegExp(`(?:${names.roleEndings.join('|')})$`, 'u');
const MOST_WORDS = 5;

export interface NamePhrase {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

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

/** Drops titles, offices and words that start a sentence (`leading`, in lowercase). Null for a possessive. */
export function plainName(phrase: string, language: string, leading?: ReadonlySet<string>): PlainName | null {
  if (POSSESSIVE.test(phrase)) return null;
  const owned = phrase.replace(POSSESSIVE_INSIDE, '');
  const bare = owned.replace(TITLES, '');
  const words = bare.split(/\s+/);
  let first = 0;
  while (first < words.length && isNoName(words[first] ?? '', language, leading)) first++;
  const nameFrom = (start: number) => words.slice(start).join(' ').replace(TITLES, '');
  const role = words.findLastIndex(
    (word) => isRole(word.toLowerCase(), language) && !namesOrganization(word),
  );
  // `Ulmer Oberbürgermeister Jens Falk`. After a given name, `Boss` or `Head` may be a surname.
  const isInside = role > first && !hasGivenName(words[first] ?? '');
  if (isInside && startsWithGivenName(nameFrom(role + 1))) first = role + 1;
  const named = nameFrom(first);
  if (named === '' || words.length - first > MOST_WORDS) return null;
  return { name: named, hasTitle: bare !== owned };
}

/** A surname such as `Bank-Meier` is not an organization. */
export const namesOrganization = (name: string): boolean =>
  name.split(' ').some((word) => !word.includes('-') && isOrganization(word));

function isNoName(word: string, language: string, leading?: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase();
  if (leading?.has(lower)) return true;
  return isRole(lower, language) || isStopWord(lower, language);
}

function isRole(lower: string, language: string): boolean {
  return OFFICES.has(lower) || (language === 'de' && ROLE_ENDING.test(lower));
}

export function withoutNoun(name: string): string {
  const words = name.split(' ');
  const isNoun = words.length > 2 && !hasGivenName(name) && hasGivenName(words[1] ?? '');
  return isNoun ? words.slice(1).join(' ') : name;
}

export function startsWithGivenName(name: string): boolean {
  return name.includes(' ') && hasGivenName(name);
}

export function genderOf(name: string): 'woman' | 'man' | undefined {
  const given = name.split(' ')[0]?.toLowerCase() ?? '';
  if (!hasGivenName(name) || EITHER.has(given)) return undefined;
  return WOMEN.has(given) ? 'woman' : 'man';
}

const MAX_SEARCHED_CHARACTERS = 60_000;

/** The name by which the text knows a speaker, or null if the words may not be a name. */
export type KnownSpeaker = (found: PlainName, isInSentence: boolean) => string | null;

/** Two or more words are a name. One word needs a title, a full name in the text, or a capital within a sentence. */
export function namedSpeakers(
  text: string,
  { language, words }: { readonly language: string; readonly words: SpeechWords },
  tracked: readonly string[],
): KnownSpeaker {
  const searched = text.slice(0, MAX_SEARCHED_CHARACTERS);
  const names = new Set(tracked.map((name) => name.toLowerCase()));
  const nameIn = (phrase: string) => plainName(phrase, language, words.leading)?.name ?? '';
  const fullName = memoize((word) => ({ name: onlyFullName(searched, word, nameIn) }));
  return ({ name, hasTitle }, isInSentence) => {
    if (name.includes(' ')) return name;
    const { name: full } = fullName(name);
    if (full !== null) return full;
    if (hasTitle || names.has(name.toLowerCase())) return name;
    if (language === 'de') return null;
    return isInSentence || isCapitalInside(searched, name) ? name : null;
  };
}

function onlyFullName(text: string, surname: string, plain: (phrase: string) => string): string | null {
  const ending = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(surname)}(?![\\p{L}\\p{N}'’-])`, 'gu');
  const found = new Set<string>();
  for (const { index } of text.matchAll(ending)) {
    const end = index + surname.length;
    const from = Math.max(0, index - 60);
    const phrase = namePhrases(text.slice(from, end)).at(-1);
    if (phrase === undefined || from + phrase.end !== end) continue;
    const name = plain(phrase.text);
    if (name !== surname && name.endsWith(` ${surname}`)) found.add(name);
  }
  const [only, other] = [...found];
  return only !== undefined && other === undefined ? only : null;
}

/** Whether the word is capitalized within a sentence and never in lowercase. */
function isCapitalInside(text: string, word: string): boolean {
  if (isStopWord(word, 'en')) return false;
  const any = escapePattern(word);
  const lower = escapePattern(word.toLowerCase());
  return (
    new RegExp(`\\p{Ll},?\\s${any}(?![\\p{L}\\p{N}])`, 'u').test(text) &&
    !new RegExp(`(?<![\\p{L}\\p{N}])${lower}(?![\\p{L}\\p{N}])`, 'u').test(text)
  );
}
