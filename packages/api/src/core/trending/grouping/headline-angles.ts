import angles from '../../../content/headline-angles.json' with { type: 'json' };
import { titleWords, wordKey } from './title-words.ts';

/** Parts of a news event that newsrooms report in separate headlines, such as the witnesses, the inquiry or the lawsuits. */
export const ANGLES: readonly string[] = angles.map(({ angle }) => angle);

const PREFIX = '*';
/** French words after an elided `le`, `la` or `de`, such as `laction`, which is the key of "l'action". */
const ELIDED = /^[ld](?=[aeiouh]\p{L}{4})/u;
/** Number of letters at which a word is cut, so that "resigns" and "resignation" are equal. */
const START_LETTERS = 5;

const exact = new Map<string, string[]>();
const prefixes = new Map<string, string[]>();
let longestPrefix = 0;
for (const { angle, words } of angles) {
  for (const word of words) {
    const isPrefix = word.endsWith(PREFIX);
    const key = isPrefix ? word.slice(0, -1) : wordKey(word);
    const known = isPrefix ? prefixes : exact;
    known.set(key, [...(known.get(key) ?? []), angle]);
    if (isPrefix) longestPrefix = Math.max(longestPrefix, key.length);
  }
}

export interface TitleAngles {
  /** By title: its angles, and its words without their endings, such as `word:crash`. */
  readonly ofTitle: readonly ReadonlySet<string>[];
  /** The fraction of the titles that have each of these. */
  readonly shares: ReadonlyMap<string, number>;
}

/** Reads the angles of titles from their words, including newsroom labels such as `LIVE:`. */
export function readAngles(titles: readonly string[]): TitleAngles {
  const ofTitle = titles.map(
    (title) =>
      new Set(
        titleWords(title).flatMap(({ key }) => [...anglesOf(key), `word:${key.slice(0, START_LETTERS)}`]),
      ),
  );
  const shares = new Map<string, number>();
  for (const own of ofTitle)
    for (const name of own) shares.set(name, (shares.get(name) ?? 0) + 1 / titles.length);
  return { ofTitle, shares };
}

/** Whether the first word of a title has the angle, such as "Why" that of explainers. */
export function startsWithAngle(title: string, angle: string): boolean {
  const [first] = titleWords(title);
  return first !== undefined && anglesOf(first.key).includes(angle);
}

/** Returns the angles of a word key. */
function anglesOf(key: string): string[] {
  const found = [...(exact.get(key) ?? [])];
  for (let end = Math.min(key.length, longestPrefix); end > 1; end--)
    found.push(...(prefixes.get(key.slice(0, end)) ?? []));
  return found.length === 0 && ELIDED.test(key) ? anglesOf(key.slice(1)) : found;
}
