/**
 * The table entries for a German, French or Spanish word: stems of good, bad and plain news, of movements and of figures.
 */
import german from '../../../content/tone/stems-de.json' with { type: 'json' };
import spanish from '../../../content/tone/stems-es.json' with { type: 'json' };
import french from '../../../content/tone/stems-fr.json' with { type: 'json' };
import verbsDe from '../../../content/tone/verb-stems-de.json' with { type: 'json' };
import verbsEs from '../../../content/tone/verb-stems-es.json' with { type: 'json' };
import verbsFr from '../../../content/tone/verb-stems-fr.json' with { type: 'json' };
import { memoize } from '../../text/memoize.ts';

type StemClass = keyof typeof german;

/** Classes in the same group are mutually exclusive. The longest matching stem decides. */
const GROUPS: readonly (readonly StemClass[])[] = [
  ['good', 'bad', 'plain'],
  ['up', 'down', 'end', 'wanted', 'unwanted'],
];

const readers = new Map<string, (key: string) => readonly StemClass[]>();

/**
 * Returns a function that returns the classes of a word. In the tables, `=rot` is the whole word, `*verlust` any part of a
 * word (German compounds), and any other entry the start of a word.
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
    finderOf(
      classes
        .flatMap((name) => table[name].map((stem) => ({ name, stem })))
        .sort((a, b) => b.stem.length - a.stem.length),
    ),
  );
  return memoize((key) => groups.flatMap((find) => find(key) ?? []));
}

/** Returns the class of a verb as named in `content/tone/verb-frames.json`. The longest matching stem decides. */
export function verbClassReader(language: 'de' | 'fr' | 'es'): (key: string) => string | undefined {
  const table = { de: verbsDe, es: verbsEs, fr: verbsFr }[language];
  return finderOf(
    Object.entries(table)
      .flatMap(([name, list]) => list.map((stem) => ({ name, stem })))
      .sort((a, b) => b.stem.length - a.stem.length),
  );
}

interface RankedStem<Name> {
  readonly name: Name;
  readonly rank: number;
}

/** Number of letters by which parts of words are looked up. No part in the tables is shorter. */
const PART_START = 3;

/**
 * Returns a function that finds the class of the first of `stems` that matches a word. Whole words and prefixes are looked
 * up in maps, because there are thousands of them.
 */
function finderOf<Name>(stems: readonly { readonly name: Name; readonly stem: string }[]) {
  const whole = new Map<string, RankedStem<Name>>();
  const starts = new Map<string, RankedStem<Name>>();
  const parts = new Map<string, (RankedStem<Name> & { readonly part: string })[]>();
  let longest = 0;
  stems.forEach(({ name, stem }, rank) => {
    if (stem.startsWith('*')) {
      const part = stem.slice(1);
      const same = parts.get(part.slice(0, PART_START)) ?? [];
      parts.set(part.slice(0, PART_START), [...same, { part, name, rank }]);
    } else if (stem.startsWith('=')) keepFirst(whole, stem.slice(1), { name, rank });
    else keepFirst(starts, stem, { name, rank });
    longest = Math.max(longest, stem.length);
  });
  return (key: string): Name | undefined => {
    let best = whole.get(key);
    for (let length = Math.min(key.length, longest); length > 0; length--)
      best = firstOf(best, starts.get(key.slice(0, length)));
    if (parts.size > 0)
      for (let i = 0; i + PART_START <= key.length; i++)
        for (const part of parts.get(key.slice(i, i + PART_START)) ?? [])
          if (key.startsWith(part.part, i)) best = firstOf(best, part);
    return best?.name;
  };
}

function keepFirst<Stem>(stems: Map<string, Stem>, key: string, stem: Stem): void {
  if (!stems.has(key)) stems.set(key, stem);
}

function firstOf<Stem extends { readonly rank: number }>(
  a: Stem | undefined,
  b: Stem | undefined,
): Stem | undefined {
  if (!a || !b) return a ?? b;
  return a.rank <= b.rank ? a : b;
}
