import headlineWords from '../../../content/lists/headline-words.json' with { type: 'json' };
import table from '../../../content/nicknames.json' with { type: 'json' };

const NAME_OF = new Map(
  table.flatMap(({ name, nicknames }) =>
    nicknames.map((nickname) => [nickname.toLowerCase(), name] as const),
  ),
);
const NICKNAME = wordsPattern([...NAME_OF.keys()], 'giu');
const CAPITAL = /^\p{Lu}/u;
const MIN_TITLES = 2;

/** Nicknames come from the table (`Man Utd`) or are the initials of a name in the list. */
export function resolveNicknames(titles: readonly string[]): readonly string[] {
  // Copies of a title must not influence what counts as a name.
  const distinct = [...new Set(titles)];
  const found = new Map([...fromTable(distinct), ...fromInitials(distinct)]);
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

function fromTable(titles: readonly string[]): Map<string, string> {
  const lower = titles.map((title) => title.toLowerCase());
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

function isInCapitals(title: string): boolean {
  return title === title.toUpperCase();
}

function wordsPattern(phrases: readonly string[], flags: string): RegExp {
  const escaped = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, flags);
}
