/** The sentence shown if a text has no tone because of its language. */
import { lazily } from '../../lazily.ts';
import { TONE_LANGUAGES } from './line-language.ts';

const names = lazily(() => new Intl.DisplayNames(['en'], { type: 'language' }));

function nameOf(language: string): string {
  return names().of(language) ?? language;
}

function scoredLanguages(): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return list.format(TONE_LANGUAGES.map((language) => nameOf(language)));
}

/**
 * @param language ISO 639-1 code, or `und` if unknown
 * @param kind what has no tone: a text, or part of one
 */
export function languageNote(language: string, kind: 'text' | 'part' = 'text'): string {
  if (kind === 'part')
    return `Tone is scored in ${scoredLanguages()}; parts of this text are in another language and do not count.`;
  const name = language === 'und' ? 'another language' : nameOf(language);
  return `Tone is scored in ${scoredLanguages()}; this text is in ${name}.`;
}
