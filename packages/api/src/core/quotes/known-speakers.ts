/** Which single words are names: a surname alone, or an organization. */
import { escapePattern } from '../text/escape-pattern.ts';
import { isStopWord } from '../text/stop-words.ts';
import { namePhrases, type PlainName, plainName } from './name-phrase.ts';
import type { SpeechWords } from './speech-words.ts';

/** Text in which a surname is looked for; a longer one is not searched for every quotation. */
const MAX_SEARCHED_CHARACTERS = 60_000;

/** Gives the name by which a speaker is known in the text, or null when the words may be no name. */
export type KnownSpeaker = (found: PlainName, isInSentence: boolean) => string | null;

/**
 * Two words or more are a name. One word is a name when the text writes it with another in front of it (then that is
 * the speaker, if there is one such name alone), when it has a title, or is tracked. Outside German, in which every
 * noun has a capital, a word with a capital inside a sentence is a name, too.
 * @param tracked names that the user gave, or that the page gives for itself
 */
export function knownSpeakers(
  text: string,
  { language, words }: { readonly language: string; readonly words: SpeechWords },
  tracked: readonly string[],
): KnownSpeaker {
  const searched = text.slice(0, MAX_SEARCHED_CHARACTERS);
  const names = new Set(tracked.map((name) => name.toLowerCase()));
  const fullNames = new Map<string, string | null>();
  const fullName = (word: string) => {
    const before = fullNames.get(word);
    if (before !== undefined) return before;
    const name = onlyFullName(
      searched,
      word,
      (phrase) => plainName(phrase, language, words.leading)?.name ?? word,
    );
    fullNames.set(word, name);
    return name;
  };
  return ({ name, hasTitle }, isInSentence) => {
    if (name.includes(' ')) return name;
    if (names.has(name.toLowerCase())) return name;
    const full = fullName(name);
    if (full !== null) return full;
    if (hasTitle) return name;
    if (language === 'de') return null;
    return isInSentence || isCapitalInside(searched, name) ? name : null;
  };
}

/** The one name of several words in the text that ends with a surname; null for none and for several. */
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

/** Whether the word has its capital inside a sentence, and is nowhere without. */
function isCapitalInside(text: string, word: string): boolean {
  if (isStopWord(word, 'en')) return false;
  const any = escapePattern(word);
  const lower = escapePattern(word.toLowerCase());
  return (
    new RegExp(`\\p{Ll},?\\s${any}(?![\\p{L}\\p{N}])`, 'u').test(text) &&
    !new RegExp(`(?<![\\p{L}\\p{N}])${lower}(?![\\p{L}\\p{N}])`, 'u').test(text)
  );
}
