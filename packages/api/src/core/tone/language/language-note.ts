/** The sentence that is shown where a text has no tone because of its language. */
import { TONE_LANGUAGES } from './line-language.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
const SCORED = LIST.format(TONE_LANGUAGES.map((language) => nameOf(language)));

function nameOf(language: string): string {
  return NAMES.of(language) ?? language;
}

/**
 * @param language ISO 639-1, `und` when it is not known.
 * @param kind of what has no tone: a text, a part of it, or the tone toward a keyword.
 */
export function languageNote(language: string, kind: 'text' | 'part' | 'keyword' = 'text'): string {
  if (kind === 'part')
    return `Tone is scored in ${SCORED}; parts of this text are in another language and do not count.`;
  const name = language === 'und' ? 'another language' : nameOf(language);
  return kind === 'keyword'
    ? `Tone toward a keyword is scored in English only; this text is in ${name}.`
    : `Tone is scored in ${SCORED}; this text is in ${name}.`;
}
