/** Clitics: small words that some languages attach to a name without changing it. */
import wordParts from '../../content/keywords/word-parts.json' with { type: 'json' };
import { foldText } from '../text/fold.ts';

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldText));
/** English possessives and verbs, Turkish case endings of names. */
const AFTER_APOSTROPHE = folded(wordParts.afterApostrophe);
/** Romance articles and prepositions that drop their vowel. */
const BEFORE_APOSTROPHE = folded(wordParts.beforeApostrophe);
const KOREAN_PARTICLES = folded(wordParts.koreanParticles);
const MAX_PARTICLE_LETTERS = 3;

export function mayFollowApostrophe(word: string): boolean {
  return AFTER_APOSTROPHE.has(foldText(word));
}

export function mayPrecedeApostrophe(word: string): boolean {
  return BEFORE_APOSTROPHE.has(foldText(word));
}

export function isKoreanParticle(word: string): boolean {
  return KOREAN_PARTICLES.has(foldText(word));
}

/** Offsets in a Korean word after which only a particle follows, longest stem first. */
export function koreanStemEnds(word: string): number[] {
  const composed = word.normalize('NFC');
  // Decomposed spellings are rare and longer, so their stems are found in the composed form.
  const scale = (length: number) =>
    composed === word ? length : composed.slice(0, length).normalize('NFD').length;
  const ends: number[] = [];
  for (let length = 1; length <= MAX_PARTICLE_LETTERS && length < composed.length; length++) {
    const stem = composed.length - length;
    if (isKoreanParticle(composed.slice(stem))) ends.push(scale(stem));
  }
  return ends;
}

/** In shorter Arabic or Hebrew stems, the first letter is too often part of the word. */
export const MIN_STEM_LETTERS = 4;
const ARABIC_PREFIX = /^[وف]?[بلك]?(?:ال)?/;
const ARABIC_TO_THE = /^[وف]?لل/;
const HEBREW_PREFIX = /^ו?כ?ש?[בלמכ]?ה?/;

/** The word without its Arabic or Hebrew prefixes ("and", "in", "to", "the"). `shortest` is in letters. */
export function semiticStems(word: string, shortest: number): string[] {
  const stems: string[] = [];
  const isArabic = word.charCodeAt(0) >= 0x600;
  const longest = (isArabic ? ARABIC_PREFIX : HEBREW_PREFIX).exec(word)?.[0].length ?? 0;
  for (let length = 1; length <= longest && word.length - length >= shortest; length++) {
    stems.push(word.slice(length));
  }
  const toThe = isArabic ? (ARABIC_TO_THE.exec(word)?.[0].length ?? 0) : 0;
  if (toThe > 0 && word.length - toThe >= shortest) {
    stems.push(`ال${word.slice(toThe)}`, word.slice(toThe));
  }
  return [...new Set(stems)];
}
