/** How the parties of a sentence are linked: what is good for one is often bad for the other. */
import { at } from '@earshot/schema/at';
import { probabilitiesOf } from '../../model/linear-model.ts';
import type { Item } from '../headline/items.ts';
import { isName, type Statement } from './outline.ts';
import type { PartySentence } from './party-features.ts';

const CONTRASTS = new Set(
  'but while whereas unlike whilst though although yet instead rather than not where despite'.split(' '),
);
const PAIRS = new Set(['and', 'or']);

/** `and`, a contrast, one statement or two; `>` if the other follows. */
function linkOf(
  items: readonly Item[],
  statements: readonly Statement[],
  own: number,
  other: number,
): string {
  const [first, last] = [Math.min(own, other), Math.max(own, other)];
  const between = items.slice(first + 1, last);
  const key = (item: Item | undefined) => item?.facts?.key ?? '';
  if (between.length > 0 && between.every((item) => PAIRS.has(key(item)) || isName(item))) return 'and';
  const [at1, at2] = [first, last].map((i) => statements.findIndex(({ from, to }) => from <= i && i < to));
  const starts = items[at(statements, at1 ?? 0).from];
  const opens = items[at(statements, at2 ?? 0).from];
  const isContrast = between.some((item) => CONTRASTS.has(key(item))) || CONTRASTS.has(key(starts));
  const side = other > own ? '>' : '<';
  if (at1 === at2) return isContrast ? 'contrast within' : `same ${side}`;
  if (isContrast) return 'contrast';
  return opens?.facts?.opensClause === true ? `${key(opens)} ${side}` : `beside ${side}`;
}

/** Parties on either side that are looked at. */
const NEAREST = 3;

/** Log odds of good and of bad, against neither. */
export type PartyOdds = readonly [number, number];

/** A party in the light of the others: what each shows by itself, and how they are linked. */
export function linkFeatures(
  { items, statements }: PartySentence,
  party: number,
  oddsOf: (item: number) => PartyOdds,
): Record<string, number> {
  const [good, bad] = oddsOf(party);
  const features: Record<string, number> = { 'own good': good, 'own bad': bad };
  const add = (name: string, value: number) => {
    features[name] = (features[name] ?? 0) + value;
  };
  const names = items.flatMap((item, i) => (isName(item) ? [i] : []));
  const place = names.indexOf(party);
  for (const other of names.slice(Math.max(0, place - NEAREST), place + NEAREST + 1)) {
    if (other === party) continue;
    const link = linkOf(items, statements, party, other);
    const [likes = 0, dislikes = 0, neither = 0] = probabilitiesOf(oddsOf(other));
    add(link, 1);
    add(`${link} lead`, likes - dislikes);
    add(`${link} neither`, neither);
    add('any lead', likes - dislikes);
  }
  return features;
}
