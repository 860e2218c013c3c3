/** The sentence that stands where a text has no tone because of its language. */
import { detectLanguage } from '../text/language.ts';

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/** @param part whether only a part of the text is in another language. */
export function englishOnlyNote(text: string, part = false): string {
  if (part)
    return 'Tone is scored in English only; parts of this text are in another language and do not count.';
  const language = detectLanguage(text);
  const name = language === 'und' || language === 'en' ? undefined : LANGUAGES.of(language);
  return `Tone is scored in English only; this text is in ${name ?? 'another language'}.`;
}
