/** The language of a line: that of its list or article, unless its small words are those of another. */
import { detectLanguage } from '../../text/language.ts';
import { memoize } from '../../text/memoize.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { type ToneToken, tokenize } from '../line/tokenize.ts';
import { isGeneralWord } from '../words/general-word.ts';
import { readWord } from '../words/read-word.ts';
import { stemReader } from '../words/stems.ts';

/** Languages that have a model of tone. */
export const TONE_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type ToneLanguage = (typeof TONE_LANGUAGES)[number];
export type ForeignLanguage = Exclude<ToneLanguage, 'en'>;

const FOREIGN = TONE_LANGUAGES.filter((language) => language !== 'en');
/** Languages in Latin script whose small words a line is tried against. */
const LANGUAGES = 'en de fr es it pt nl sv da no fi pl tr id cs ro hu'.split(' ');
/** What a word of general English counts beside a small word, and a word with accents beside one. */
const KNOWN = 0.5;
const ACCENTED = 0.5;
/** Words that English does not know, in small letters and without any small word, from which a line is left to the detector. */
const UNKNOWN_LEAST = 3;
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const LETTERS = /\p{L}/gu;
const NOT_ASCII = /[^\p{ASCII}]/u;

export function isToneLanguage(language: string): language is ToneLanguage {
  return TONE_LANGUAGES.some((one: string) => one === language);
}

/**
 * @param expected the language of the list or article that the line is from; English where it is not known.
 * @returns an ISO 639-1 code. Names do not vote, so that *Vodafone profit falls 20%* is English.
 */
export function lineLanguage(text: string, expected = 'en'): string {
  if (NOT_ASCII.test(text)) {
    const letters = text.match(LETTERS)?.length ?? 0;
    if ((text.match(LATIN_LETTERS)?.length ?? 0) * 2 < letters) return detectLanguage(text);
  }
  const voting = votingWords(tokenize(text, () => false).tokens);
  const votes = new Map<string, number>();
  let [accented, unknown, small] = [0, 0, 0];
  for (const { key } of voting) {
    const { languages, isKnown, isSmall } = judgeWord(key);
    if (isSmall && !languages.includes(expected)) small++;
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1);
    if (languages.length === 0 && isKnown) votes.set('en', (votes.get('en') ?? 0) + KNOWN);
    if (NOT_ASCII.test(key)) accented++;
    if (languages.length === 0 && !isKnown) unknown++;
  }
  const own = votes.get(expected) ?? 0;
  const [foreign, count] = bestOf(votes, expected);
  const strange = expected === 'en' ? accented * ACCENTED + unknown * KNOWN : 0;
  if ((count + accented === 0 && unknown < UNKNOWN_LEAST) || count + strange <= own) return expected;
  const detected = detectLanguage(text);
  if (detected === 'und' || detected === expected) return count > own ? foreign : expected;
  // Stems alone are too short to tell a language: `panik` begins words of several.
  if (small === 0) return detected;
  // The detector decides between languages with a similar number of small words.
  return (votes.get(detected) ?? 0) * 2 < count ? foreign : detected;
}

/** The language with most votes besides the expected one. */
function bestOf(votes: ReadonlyMap<string, number>, expected: string): [string, number] {
  let best: [string, number] = [expected, 0];
  for (const [language, count] of votes)
    if (language !== expected && count > best[1]) best = [language, count];
  return best;
}

/** Words in small letters, and a first word before another; all words of a line in Title Case or capitals. */
function votingWords(tokens: readonly ToneToken[]): ToneToken[] {
  const words = tokens.filter(({ key }) => key.length > 1);
  const capitalized = words.filter(({ initial }) => initial).length;
  const isTitle = words.length > 2 && capitalized >= 0.7 * words.length;
  return words.filter(({ initial }, i) => isTitle || !initial || (i === 0 && words[1]?.initial === false));
}

interface LanguageVote {
  /** The languages that have it as a small word, else in their tables of stems; only English where English knows it. */
  readonly languages: readonly string[];
  readonly isKnown: boolean;
  /** A small word of one of them. */
  readonly isSmall: boolean;
}

const judgeWord = memoize((word: string): LanguageVote => {
  const isKnown = isGeneralWord(word);
  const languages = LANGUAGES.filter((language) => smallWords(language).has(word));
  // `no`, `in`, `me`: what several languages have in common says little.
  if (languages.includes('en'))
    return { languages: languages.length > 2 ? [] : ['en'], isKnown, isSmall: false };
  const { verb, noun, adjective } = readWord(word);
  // `die`, `war` and `hat` are words of English news as well.
  if (verb || noun !== 0 || adjective !== 0) return { languages: [], isKnown, isSmall: false };
  if (languages.length > 0 || isKnown) return { languages, isKnown, isSmall: languages.length > 0 };
  const stems = FOREIGN.filter((language) => stemReader(language)(word).length > 0);
  return { languages: stems, isKnown, isSmall: false };
});

const known = new Map<string, ReadonlySet<string>>();

function smallWords(language: string): ReadonlySet<string> {
  const found = known.get(language) ?? new Set(stopWordsOf(language));
  known.set(language, found);
  return found;
}
