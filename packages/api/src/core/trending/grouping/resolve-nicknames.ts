import headlineWords from '../../../content/lists/headline-words.json' with { type: 'json' };
import nouns from '../../../content/nickname-nouns.json' with { type: 'json' };
import table from '../../../content/nicknames.json' with { type: 'json' };

const NAME_OF = new Map(
  table.flatMap(({ name, nicknames }) =>
    nicknames.map((nickname) => [nickname.toLowerCase(), name] as const),
  ),
);
const NICKNAME = wordsPattern([...NAME_OF.keys()], 'giu');
const NAME = "\\p{Lu}[\\p{L}\\p{N}&.'’-]*";
/** "Ozempic maker Novo Nordisk", "luxury giant LVMH": a description, then up to three words of a name. */
const DESCRIBED = new RegExp(
  `(?<![\\p{L}\\p{N}-])((?:[\\p{L}\\p{N}&'’-]{3,} )(?:${nouns.join('|')}))\\s(${NAME}(?: ${NAME}){0,2})`,
  'giu',
);
const MAY_BE_DESCRIBED = new RegExp(`(?<!\\p{L})(?:${nouns.join('|')})(?!\\p{L})`, 'iu');
const CAPITAL = /^\p{Lu}/u;
const MIN_TITLES = 2;

/** Nicknames come from the table (`Man Utd`) or from a title that explains them (`Ozempic maker Novo Nordisk`). */
export function resolveNicknames(titles: readonly string[]): readonly string[] {
  // Copies of a title must not influence what counts as a name.
  const distinct = [...new Set(titles)];
  const lower = distinct.map((title) => title.toLowerCase());
  const found = new Map([
    ...fromTable(distinct, lower),
    ...fromList(distinct, lower),
    ...fromInitials(distinct),
  ]);
  if (found.size === 0) return titles;
  const pattern = wordsPattern([...found.keys()], 'giu');
  return titles.map((title) =>
    title.replace(pattern, (nickname) => {
      const name = found.get(nickname.toLowerCase());
      if (name === undefined || title.toLowerCase().includes(name.toLowerCase())) return nickname;
      return isInCapitals(title) ? name.toUpperCase() : name;
    }),
  );
}

function fromTable(titles: readonly string[], lower: readonly string[]): Map<string, string> {
  const used = new Map<string, string>();
  for (const title of titles)
    for (const [nickname] of title.matchAll(NICKNAME)) {
      const name = NAME_OF.get(nickname.toLowerCase());
      // In lowercase, "coke" is a fuel and "wolves" are animals.
      if (name !== undefined && (nickname.includes(' ') || CAPITAL.test(nickname)))
        used.set(nickname.toLowerCase(), name);
    }
  return new Map([...used].filter(([, name]) => lower.some((title) => title.includes(name.toLowerCase()))));
}

/** Initials that stand for something else too often. */
const COMMON_INITIALS = new Set(headlineWords.commonInitials);
const INITIALS = /(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/gu;

/** "British Airways": capitalized words in a row. */
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+(?!\p{L})/gu;
const MAX_INITIALS = 5;

/** Returns initials of which several titles have the whole name: "BA" is "British Airways". */
function fromInitials(titles: readonly string[]): Map<string, string> {
  const mixed = titles.filter((title) => !isInCapitals(title));
  const namesOf = new Map<string, string[]>();
  for (const [text] of mixed.flatMap((title) => [...title.matchAll(INITIALS)]))
    if (!COMMON_INITIALS.has(text)) namesOf.set(text, []);
  if (namesOf.size === 0) return new Map();
  for (const title of mixed) {
    // The first name with these initials counts.
    const first = new Map<string, string>();
    for (const [run] of title.matchAll(CAPITALIZED)) {
      const words = run.split(' ');
      const initials = words.map((word) => word.charAt(0)).join('');
      for (let start = 0; start + 1 < words.length; start++)
        for (let end = start + 2; end <= Math.min(words.length, start + MAX_INITIALS); end++) {
          const text = initials.slice(start, end);
          if (namesOf.has(text) && !first.has(text)) first.set(text, words.slice(start, end).join(' '));
        }
    }
    for (const [text, name] of first) namesOf.get(text)?.push(name);
  }
  return new Map(
    [...namesOf].flatMap(([text, [name = '', ...others]]) =>
      others.length + 1 >= MIN_TITLES && others.every((other) => other === name)
        ? [[text.toLowerCase(), name] as const]
        : [],
    ),
  );
}

/** Skips titles in all caps, whose capitals do not indicate names. */
function fromList(titles: readonly string[], lower: readonly string[]): Map<string, string> {
  const described = titles
    .filter((title) => MAY_BE_DESCRIBED.test(title) && !isInCapitals(title))
    .flatMap((title) => [...title.matchAll(DESCRIBED)])
    .map(([, description = '', written = '']) => ({
      description,
      names: beginningsOf(written.split(' ')).filter((name) => CAPITAL.test(name) && name.length > 1),
    }));
  const holders = countHolders(
    lower,
    described.flatMap(({ names }) => names),
  );
  const isInSeveral = (name: string) => (holders.get(name.toLowerCase()) ?? 0) >= MIN_TITLES;
  return new Map(
    described.flatMap(({ description, names }) => {
      const name = names.find(isInSeveral);
      return name === undefined ? [] : [[description.toLowerCase(), name] as const];
    }),
  );
}

const beginningsOf = (words: readonly string[]) =>
  words.map((_, i) => words.slice(0, words.length - i).join(' '));

const MAX_NAME_WORDS = 3;

function countHolders(lower: readonly string[], names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map(names.map((name) => [name.toLowerCase(), 0]));
  if (counts.size === 0) return counts;
  const firstWords = new Set([...counts.keys()].map((name) => name.split(' ', 1)[0]));
  for (const title of lower) {
    const words = title.match(/[\p{L}\p{N}][\p{L}\p{N}&.'’-]*/gu) ?? [];
    const parts = words.flatMap((word, start) =>
      firstWords.has(word) ? beginningsOf(words.slice(start, start + MAX_NAME_WORDS)) : [],
    );
    for (const part of new Set(parts)) {
      const count = counts.get(part);
      if (count !== undefined) counts.set(part, count + 1);
    }
  }
  return counts;
}

function isInCapitals(title: string): boolean {
  return title === title.toUpperCase();
}

function wordsPattern(phrases: readonly string[], flags: string): RegExp {
  const escaped = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, flags);
}
