/** Clitics: small words that some languages attach to a name without changing it. */
import { foldText } from '../text/fold.ts';

const folded = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(foldText));

/** After an apostrophe: English possessives and verbs, Turkish case endings of names. */
const AFTER_APOSTROPHE = folded(`s ll d ve re m
  ın in un ün nın nin nun nün ı i u ü yı yi yu yü a e ya ye na ne da de ta te dan den tan ten nda nde ndan nden
  la le yla yle lar ler daki deki taki teki`);

/** Before an apostrophe: Romance articles and prepositions that drop their vowel. */
const BEFORE_APOSTROPHE = folded(`l d j m t s c n qu jusqu lorsqu puisqu quoiqu presqu
  un all dell nell dall sull coll dagli quest quell bell sant`);

export function mayFollowApostrophe(word: string): boolean {
  return AFTER_APOSTROPHE.has(foldText(word));
}

export function mayPrecedeApostrophe(word: string): boolean {
  return BEFORE_APOSTROPHE.has(foldText(word));
}

const KOREAN_PARTICLES =
  folded(`은 는 이 가 을 를 의 에 와 과 도 만 로 으로 랑 이랑 나 이나 든 라 란 이란 라는 이라는 라고 이라고
  에서 에게 에게서 한테 께 께서 부터 까지 마저 조차 처럼 같이 보다 마다 밖에 뿐 하고 에는 에도 에서는 에서도 에만 와는 과는 와의 과의
  로는 으로는 로도 으로도 로서 으로서 로써 으로써 로부터 으로부터 만은 만이 만의 까지는 까지도 부터는 부터의 에게는 에게도 에서의
  이다 이며 이고 인 측 측은 측이 측의 사 사는 사의 씨 씨는 씨가 씨의`);
const MAX_PARTICLE_LETTERS = 3;

export function isKoreanParticle(word: string): boolean {
  return KOREAN_PARTICLES.has(foldText(word));
}

/** Returns the offsets in a Korean word after which only a particle follows, longest stem first. */
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

/** Minimum length of an Arabic or Hebrew stem. In shorter stems, the first letter is too often part of the word. */
export const MIN_STEM_LETTERS = 4;
const ARABIC_PREFIX = /^[وف]?[بلك]?(?:ال)?/;
const ARABIC_TO_THE = /^[وف]?لل/;
const HEBREW_PREFIX = /^ו?כ?ש?[בלמכ]?ה?/;

/**
 * Returns the folded stems of an Arabic or Hebrew word without its prefixes ("and", "in", "to", "the").
 * @param shortest minimum number of letters in a stem.
 */
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
