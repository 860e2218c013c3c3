/** Text that networks print around posts, by interface language: one file per language, one phrase per line. */
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** The kinds of phrases in a language file. What each is for: `core/screenshot/words/vocabulary.ts`. */
export type PhraseKind = keyof typeof en;

const INTERFACE_LANGUAGES: readonly Readonly<Record<PhraseKind, readonly string[]>>[] = [
  en,
  de,
  es,
  fr,
  it,
  nl,
  pl,
  pt,
  sv,
  tr,
];

/** Returns the phrases of one kind in all languages, without duplicates. */
export function phrasesOf(kind: PhraseKind): string[] {
  return [...new Set(INTERFACE_LANGUAGES.flatMap((language) => language[kind]))];
}
