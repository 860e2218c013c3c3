import de from '../../content/quotes/de.json' with { type: 'json' };
import en from '../../content/quotes/en.json' with { type: 'json' };
import es from '../../content/quotes/es.json' with { type: 'json' };
import fr from '../../content/quotes/fr.json' with { type: 'json' };
import it from '../../content/quotes/it.json' with { type: 'json' };
import nl from '../../content/quotes/nl.json' with { type: 'json' };
import pl from '../../content/quotes/pl.json' with { type: 'json' };
import pt from '../../content/quotes/pt.json' with { type: 'json' };
import { escapePattern } from '../text/escape-pattern.ts';
import { memoize } from '../text/memoize.ts';

type WordLists = Record<keyof typeof en, readonly string[]>;

const LISTS: Readonly<Record<string, WordLists>> = { de, en, es, fr, it, nl, pl, pt };

export interface SpeechWords {
  /** A verb of speech with any auxiliary, before or after its subject. */
  readonly verb: RegExp;
  /** The verb before its subject: at the start of a text, after commas, dashes and pronouns such as `se`. */
  readonly inverted: RegExp;
  readonly source: RegExp;
  readonly complement: RegExp;
  readonly leading: ReadonlySet<string>;
  readonly pronouns: ReadonlySet<string>;
  readonly thirdPersons: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  readonly belonging: ReadonlySet<string>;
  readonly conjunctions: ReadonlySet<string>;
  readonly subordinators: ReadonlySet<string>;
  readonly spokespeople: ReadonlySet<string>;
}

export const speechWords = (language: string): SpeechWords | null =>
  Object.hasOwn(LISTS, language) ? compiled(language) : null;

const compiled = memoize((language) => compile(LISTS[language] ?? en));

function compile(lists: WordLists): SpeechWords {
  const perfect =
    lists.participles.length === 0
      ? []
      : [`(?:${anyOf(lists.auxiliaries)})(?:\\s\\p{Ll}+){0,2}?\\s(?:${anyOf(lists.participles)})`];
  const inverting = [...perfect, anyOf(lists.verbs)].join('|');
  const all = [inverting, ...(lists.subjectFirst.length === 0 ? [] : [anyOf(lists.subjectFirst)])].join('|');
  const clitics = lists.clitics.length === 0 ? '' : `(?:(?:${anyOf(lists.clitics)})\\s?)?`;
  const after = [inverting, ...lists.asAdverbs.map(escapePattern)].join('|');
  const sources = lists.sources.length === 0 ? '(?!)' : anyOf(lists.sources);
  return {
    verb: new RegExp(`(?<![\\p{L}-])(?:${all})(?![\\p{L}-])`, 'gu'),
    inverted: new RegExp(`^[\\s,–—-]*${clitics}(?:${after})(?![\\p{L}-])`, 'u'),
    source: new RegExp(`(?:^|[\\s,;])(?:${sources})(?![\\p{L}-])`, 'giu'),
    complement: new RegExp(`^(?:${anyOf(lists.complements)})?$`, 'u'),
    leading: new Set([...lists.sources, ...lists.prepositions].flatMap((source) => source.split(' '))),
    pronouns: new Set(lists.pronouns),
    thirdPersons: new Set(lists.thirdPersons),
    prepositions: new Set(lists.prepositions),
    belonging: new Set(lists.belonging),
    conjunctions: new Set(lists.conjunctions),
    subordinators: new Set(lists.subordinators),
    spokespeople: new Set(lists.spokespeople.map((word) => word.toLowerCase())),
  };
}

function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => escapePattern(word).replaceAll("'", "['’]"))
    .join('|');
}
