/** The sentences shown if a text or part of it has no tone because of its language. */
import { lazily } from '../../lazily.ts';
import { memoize } from '../../text/memoize.ts';
import { TONE_LANGUAGES } from './line-language.ts';

const names = lazily(() => new Intl.DisplayNames(['en'], { type: 'language' }));

function nameOf(language: string): string {
  return names().of(language) ?? language;
}

function scoredLanguages(): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return list.format(TONE_LANGUAGES.map(nameOf));
}

/**
 * Takes an ISO 639-1 code, or `und` if the language is unknown. Cached, because most lines of a list are in the same
 * language.
 */
export const languageNote: (language: string) => string = memoize((language) => {
  const name = language === 'und' ? 'another language' : nameOf(language);
  return `Tone is scored in ${scoredLanguages()}; this text is in ${name}.`;
});

/** For an article in which some sentences have no tone. */
export function partNote(): string {
  return `Tone is scored in ${scoredLanguages()}; parts of this text are in another language and do not count.`;
}
