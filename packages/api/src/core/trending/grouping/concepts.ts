/** What newsrooms express in many words: an event (recall, strike) or another word with synonyms (boss, shop). */
import table from '../../../content/news-concepts.json' with { type: 'json' };
import courses from '../../../content/news-courses.json' with { type: 'json' };
import { titleWords } from './title-words.ts';

export interface Concept {
  readonly number: number;
  readonly name: string;
  readonly isEvent: boolean;
  /**
   * Bits of the courses that list it on their first or second side, such as rise and fall (`content/news-courses.json`).
   */
  readonly sides: Sides;
}

export interface Sides {
  readonly one: number;
  readonly other: number;
}

export interface Phrase {
  readonly keys: readonly string[];
  readonly concepts: readonly Concept[];
}

const bitsOf = (name: string, side: 'one' | 'other') =>
  courses.reduce((bits, course, i) => (course[side].includes(name) ? bits | (1 << i) : bits), 0);

export const CONCEPTS: readonly Concept[] = table.map(({ concept: name, kind }, number) => ({
  number,
  name,
  isEvent: kind === 'event',
  sides: { one: bitsOf(name, 'one'), other: bitsOf(name, 'other') },
}));

/** Keyed by the first word, longest first. */
const PHRASES = phrasesByFirstWord();

function phrasesByFirstWord(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, { readonly keys: readonly string[]; readonly concepts: Concept[] }>();
  table.forEach(({ terms }, number) => {
    for (const term of terms) {
      const keys = titleWords(term).map(({ key }) => key);
      const phrase = phrases.get(keys.join(' ')) ?? { keys, concepts: [] };
      const concept = CONCEPTS[number];
      if (concept && !phrase.concepts.includes(concept)) phrase.concepts.push(concept);
      phrases.set(keys.join(' '), phrase);
    }
  });
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of [...phrases.values()].sort((a, b) => b.keys.length - a.keys.length)) {
    const [first = ''] = phrase.keys;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return byFirst;
}

export function phraseAt(words: readonly { readonly key: string }[], start: number): Phrase | undefined {
  return PHRASES.get(words[start]?.key ?? '')?.find(({ keys }) =>
    keys.every((key, i) => words[start + i]?.key === key),
  );
}

export const COURSE_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES].flatMap(([first, phrases]) =>
    phrases.some(
      ({ keys, concepts }) =>
        keys.length === 1 && concepts.some(({ sides }) => (sides.one | sides.other) !== 0),
    )
      ? [first]
      : [],
  ),
);

/** Returns the sides that the head of a title reports, unless the title has the opposite side, too. */
export function sidesOf(head: readonly Concept[], all: readonly Concept[]): Sides {
  const bits = (concepts: readonly Concept[], side: keyof Sides) =>
    concepts.reduce((sum, { sides }) => sum | sides[side], 0);
  return {
    one: bits(head, 'one') & ~bits(all, 'other'),
    other: bits(head, 'other') & ~bits(all, 'one'),
  };
}

export function contradict(a: Sides, b: Sides): boolean {
  return ((a.one & b.other) | (a.other & b.one)) !== 0;
}
