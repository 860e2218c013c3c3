import german from '../../../content/tone/stems-de.json' with { type: 'json' };
import spanish from '../../../content/tone/stems-es.json' with { type: 'json' };
import french from '../../../content/tone/stems-fr.json' with { type: 'json' };
import verbsDe from '../../../content/tone/verb-stems-de.json' with { type: 'json' };
import verbsEs from '../../../content/tone/verb-stems-es.json' with { type: 'json' };
import verbsFr from '../../../content/tone/verb-stems-fr.json' with { type: 'json' };
import { memoize } from '../../text/memoize.ts';
import type { ForeignLanguage } from '../language/line-language.ts';

type StemClass = keyof typeof german;

/** Classes in the same group are mutually exclusive. The longest matching stem decides. */
const GROUPS: readonly (readonly StemClass[])[] = [
  ['good', 'bad', 'plain'],
  ['up', 'down', 'end', 'wanted', 'unwanted'],
];

/** In the tables, `=rot` is the whole word, `*verlust` any part of one, and any other entry its start. */
export const stemReader = memoize((language: ForeignLanguage): ((key: string) => readonly StemClass[]) => {
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
});

export function verbClassReader(language: ForeignLanguage): (key: string) => string | undefined {
  const table = { de: verbsDe, es: verbsEs, fr: verbsFr }[language];
  return finderOf(
    Object.entries(table)
      .flatMap(([name, list]) => list.map((stem) => ({ name, stem })))
      .sort((a, b) => b.stem.length - a.stem.length),
  );
}

/** Looked up in maps, because there are thousands of stems. */
function finderOf<Name>(stems: readonly { readonly name: Name; readonly stem: string }[]) {
  const ranks = new Map<string, number>();
  const lengths = new Set<number>();
  stems.forEach(({ stem }, rank) => {
    if (!ranks.has(stem)) ranks.set(stem, rank);
    if (stem.startsWith('*')) lengths.add(stem.length - 1);
  });
  return (key: string): Name | undefined => {
    const entries = [`=${key}`];
    for (let length = key.length; length > 0; length--) entries.push(key.slice(0, length));
    for (const length of lengths)
      for (let i = 0; i + length <= key.length; i++) entries.push(`*${key.slice(i, i + length)}`);
    const best = Math.min(...entries.map((entry) => ranks.get(entry) ?? Number.POSITIVE_INFINITY));
    return stems[best]?.name;
  };
}
