/** How the parties of a sentence are linked: what is good for one is often bad for the other. */
import { DETERMINERS } from './function-words.ts';
import { firstWord, type Party, type SentenceOutline } from './target-outline.ts';

const CONTRASTS = new Set(
  'but while whereas unlike whilst though although yet instead rather than not'.split(' '),
);
const CONTRASTING_STARTS = new Set('while where whereas unlike although despite whilst'.split(' '));
const SUBORDINATE = /^(?:who|which|that|whose|because|after|when|if|before|until|since)$/;

/** How two parties of a sentence are linked: `X and Y`, a contrast, one statement, or the next; `>` if the other follows. */
export function linkOf({ units, statements }: SentenceOutline, party: Party, other: Party): string {
  const [before, after] = party.first < other.first ? [party, other] : [other, party];
  const direction = other === after ? '>' : '<';
  const between = units.slice(before.last + 1, after.first);
  const isPair =
    between.some(({ key }) => key === 'and' || key === 'or') &&
    between.every(({ kind, key }) => kind === 'coordinator' || DETERMINERS.has(key));
  if (isPair) return 'and';
  const [at, next] = [before, after].map(({ first }) =>
    statements.findIndex(({ from, to }) => from <= first && first < to),
  );
  const [start, opener] = [at, next].map((one) => units[statements[one ?? -1]?.from ?? -1]);
  if (between.some((unit) => CONTRASTS.has(firstWord(unit))) || CONTRASTING_STARTS.has(firstWord(start)))
    return at === next ? 'contrast within' : 'contrast';
  if (at === next) return `same ${direction}`;
  if (opener?.key === 'as' || opener?.key === 'even') return 'as';
  if (SUBORDINATE.test(opener?.key ?? '')) return `subordinate ${direction}`;
  return opener?.kind === 'coordinator' ? 'coordinated' : `beside ${direction}`;
}
