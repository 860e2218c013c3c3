import fc from 'fast-check';
import { expect, it } from 'vitest';
import german from '../../../content/tone/stems-de.json' with { type: 'json' };
import spanish from '../../../content/tone/stems-es.json' with { type: 'json' };
import french from '../../../content/tone/stems-fr.json' with { type: 'json' };
import { stemReader } from './word-facts.ts';

const TABLES = { de: german, es: spanish, fr: french };
const GROUPS = [
  ['good', 'bad', 'plain'],
  ['up', 'down', 'end', 'wanted', 'unwanted'],
] as const;

/** The stems of each group of classes, the longest first. */
const SORTED = Object.fromEntries(
  Object.entries(TABLES).map(([language, table]) => [
    language,
    GROUPS.map((classes) =>
      classes
        .flatMap((name) => table[name].map((stem) => ({ name, stem })))
        .sort((a, b) => b.stem.length - a.stem.length),
    ),
  ]),
);

/** The classes of a word as the tables define them: by the longest matching stem. */
function classesByDefinition(language: string, key: string): string[] {
  return (SORTED[language] ?? []).flatMap((stems) => stems.find(({ stem }) => fits(key, stem))?.name ?? []);
}

function fits(key: string, stem: string): boolean {
  if (stem.startsWith('=')) return key === stem.slice(1);
  return stem.startsWith('*') ? key.includes(stem.slice(1)) : key.startsWith(stem);
}

it('the stems of a word are those of the longest stem that fits, in each language', () => {
  for (const language of ['de', 'es', 'fr'] as const) {
    const stems = Object.values(TABLES[language])
      .flat()
      .map((stem) => stem.replace(/^[=*]/, ''));
    const ending = fc.constantFrom('', 'e', 's', 'en', 'ung', 'ción', 'ment');
    const word = fc.tuple(fc.constantFrom('', 'vor', 'a'), fc.constantFrom(...stems), ending);
    fc.assert(
      fc.property(word, (parts) => {
        const key = parts.join('');
        expect(stemReader(language)(key)).toEqual(classesByDefinition(language, key));
      }),
      { numRuns: 500 },
    );
  }
});
