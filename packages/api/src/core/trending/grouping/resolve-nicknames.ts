import nouns from '../../../content/nickname-nouns.json' with { type: 'json' };
import table from '../../../content/nicknames.json' with { type: 'json' };

/** By nickname in lower case the organization that it is used for. */
const NAME_OF = new Map(
  table.flatMap(({ name, nicknames }) =>
    nicknames.map((nickname) => [nickname.toLowerCase(), name] as const),
  ),
);
const NICKNAME = wordsPattern([...NAME_OF.keys()], 'giu');
const NAME = "\\p{Lu}[\\p{L}\\p{N}&.'’-]*";
/** "Ozempic maker Novo Nordisk", "luxury giant LVMH": a description, then up to three words with a capital. */
const DESCRIBED = new RegExp(
  `(?<![\\p{L}\\p{N}-])((?:[\\p{L}\\p{N}&'’-]{3,} )(?:${nouns.join('|')}))\\s(${NAME}(?: ${NAME}){0,2})`,
  'giu',
);
const MAY_BE_DESCRIBED = new RegExp(`(?<!\\p{L})(?:${nouns.join('|')})(?!\\p{L})`, 'iu');
const CAPITAL = /^\p{Lu}/u;
/** Titles of the list that must contain a name before a description is taken for it. */
const MIN_TITLES = 2;
/** In a longer list, what nicknames would add is not worth the time. */
const MAX_TITLES = 2_000;

/**
 * The titles with nicknames of organizations replaced by the names, where the list has both: those of `content/nicknames.json` (`Man Utd`)
 * and those that a title of the list explains (`Ozempic maker Novo Nordisk`). The list itself where there are none.
 */
export function resolveNicknames(titles: readonly string[]): readonly string[] {
  // Copies of a title must not decide what is a name.
  const distinct = [...new Set(titles)];
  if (distinct.length > MAX_TITLES) return titles;
  const lower = distinct.map((title) => title.toLowerCase());
  const found = new Map([...fromTable(distinct, lower), ...fromList(distinct, lower)]);
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

/** Nicknames of the table whose organization is named in another title. */
function fromTable(titles: readonly string[], lower: readonly string[]): Map<string, string> {
  const used = new Map<string, string>();
  for (const title of titles)
    for (const [nickname] of title.matchAll(NICKNAME)) {
      const name = NAME_OF.get(nickname.toLowerCase());
      // "Coke" in lower case is a fuel, "wolves" are animals.
      if (name !== undefined && (nickname.includes(' ') || CAPITAL.test(nickname)))
        used.set(nickname.toLowerCase(), name);
    }
  return new Map([...used].filter(([, name]) => lower.some((title) => title.includes(name.toLowerCase()))));
}

/** Descriptions that stand in front of a name of the list. Where all letters are capitals, they do not tell names. */
function fromList(titles: readonly string[], lower: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const title of titles) {
    if (!MAY_BE_DESCRIBED.test(title) || isInCapitals(title)) continue;
    for (const [, description = '', written = ''] of title.matchAll(DESCRIBED)) {
      const words = written.split(' ');
      const name = words
        .map((_, i) => words.slice(0, words.length - i).join(' '))
        .find((part) => CAPITAL.test(part) && countHolders(lower, part.toLowerCase()) >= MIN_TITLES);
      if (name !== undefined && name.length > 1) names.set(description.toLowerCase(), name);
    }
  }
  return names;
}

function countHolders(lower: readonly string[], part: string): number {
  return lower.reduce((count, title) => count + Number(title.includes(part)), 0);
}

function isInCapitals(title: string): boolean {
  return title === title.toUpperCase();
}

/** Finds any of the phrases as whole words, the longest first. */
function wordsPattern(phrases: readonly string[], flags: string): RegExp {
  const escaped = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, flags);
}
