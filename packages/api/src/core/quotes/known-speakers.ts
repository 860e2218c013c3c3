/** Decides which single words are names: a surname alone, or an organization. */
import { escapePattern } from '../text/escape-pattern.ts';
import { isStopWord } from '../text/stop-words.ts';
import { namePhrases, type PlainName, plainName } from './name-phrase.ts';
import type { SpeechWords } from './speech-words.ts';

/** Number of characters to search for full names. The rest of a longer text is ignored. */
const MAX_SEARCHED_CHARACTERS = 60_000;

/** Returns the name by which a speaker is known in the text, or null if the words may not be a name. */
export type KnownSpeaker = (found: PlainName, isInSentence: boolean) => string | null;

/**
 * Returns a function that decides whether words are a name. Two or more words are. A single word is a name if it is tracked,
 * if the text contains exactly one longer name that ends with it (which is then the speaker), or if it has a title. Except
 * in German, where every noun is capitalized, a word that is capitalized within a sentence is also a name.
 * @param tracked names entered by the user or given by the page for itself
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
    const full = fullName(name);
    if (full !== null) return full;
    if (hasTitle || names.has(name.toLowerCase())) return name;
    if (language === 'de') return null;
    return isInSentence || isCapitalInside(searched, name) ? name : null;
  };
}

/** Returns the only longer name in the text that ends with a surname. Null if there are none or several. */
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

/** Whether the word is capitalized within a sentence and never appears in lowercase. */
function isCapitalInside(text: string, word: string): boolean {
  if (isStopWord(word, 'en')) return false;
  const any = escapePattern(word);
  const lower = escapePattern(word.toLowerCase());
  return (
    new RegExp(`\\p{Ll},?\\s${any}(?![\\p{L}\\p{N}])`, 'u').test(text) &&
    !new RegExp(`(?<![\\p{L}\\p{N}])${lower}(?![\\p{L}\\p{N}])`, 'u').test(text)
  );
}
