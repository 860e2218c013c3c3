/** What the tables of German, French and Spanish say of a word: stems of good, bad and plain news, of movements and of figures. */
import german from '../../../content/tone/stems-de.json' with { type: 'json' };
import spanish from '../../../content/tone/stems-es.json' with { type: 'json' };
import french from '../../../content/tone/stems-fr.json' with { type: 'json' };
import { memoize } from '../../text/memoize.ts';

type StemClass = keyof typeof german;

/** Classes of one group exclude each other: the longest stem that fits decides. */
const GROUPS: readonly (readonly StemClass[])[] = [
  ['good', 'bad', 'plain'],
  ['up', 'down', 'end', 'wanted', 'unwanted'],
];

const readers = new Map<string, (key: string) => readonly StemClass[]>();

/**
 * Gives the classes of a word. In the tables `=rot` is the whole word, `*verlust` any part of a word (German compounds), and
 * everything else the start of one.
 */
export function stemReader(language: 'de' | 'fr' | 'es'): (key: string) => readonly StemClass[] {
  const found = readers.get(language) ?? makeReader(language);
  readers.set(language, found);
  return found;
}

function makeReader(language: 'de' | 'fr' | 'es'): (key: string) => readonly StemClass[] {
  const table: Readonly<Record<StemClass, readonly string[]>> = { de: german, es: spanish, fr: french }[
    language
  ];
  const groups = GROUPS.map((classes) =>
    classes
      .flatMap((name) => table[name].map((stem) => ({ name, stem })))
      .sort((a, b) => b.stem.length - a.stem.length),
  );
  return memoize((key) => groups.flatMap((stems) => stems.find(({ stem }) => fits(key, stem))?.name ?? []));
}

function fits(key: string, stem: string): boolean {
  if (stem.startsWith('=')) return key.length === stem.length - 1 && stem.endsWith(key);
  return stem.startsWith('*') ? key.includes(stem.slice(1)) : key.startsWith(stem);
}
