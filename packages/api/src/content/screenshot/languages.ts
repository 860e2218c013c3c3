/** Phrases that networks print around posts: one file per interface language, one phrase per line. */
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

/** Kinds of phrases. `core/screenshot/words/vocabulary.ts` explains what each is for. */
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

export function phrasesOf(kind: PhraseKind): string[] {
  return [...new Set(INTERFACE_LANGUAGES.flatMap((language) => language[kind]))];
}
