/** Tone of a text by its events and judgments: who averts, loses, praises or fails, clause by clause. */
import type { Span } from '@earshot/schema/analysis-result';
import { type Clause, clauseWeights, splitClauses } from './clauses.ts';
import { composeEvents } from './compose-events.ts';
import { maskNames } from './name-mask.ts';
import { dropTopics } from './noun-phrases.ts';
import { relativeShares } from './reduced-relatives.ts';
import type { SentimentToken } from './sentiment-tokens.ts';
import { joinSplitPhrases } from './split-phrases.ts';
import type { ToneUnit } from './tone-unit.ts';
import { toneUnits } from './tone-units.ts';
import { readVerbs } from './verb-reading.ts';

/** Beside an event of the other sign a noun or adjective is its topic or its occasion. */
const BESIDE_EVENT = 0.15;
/** Tone from which an event decides over the nouns and adjectives beside it. */
const STRONG_EVENT = 1;
/** In a headline in which nothing happens that the tables know, an adjective before its noun is thin evidence (`derelict plot`). */
const DESCRIBES = 0.3;
/** Longer texts have more to go by. */
const HEADLINE_MAX_WORDS = 16;

export interface EventReading {
  readonly units: readonly ToneUnit[];
  readonly clauses: readonly Clause[];
  /** For each token, whether it belongs to a name. */
  readonly masked: readonly boolean[];
  /** Weight of each unit after everything that its clause does to it. */
  readonly weights: readonly number[];
  /** For each unit, how much its clause counts. */
  readonly shares: readonly number[];
}

export interface EventInput {
  readonly text: string;
  readonly tokens: readonly SentimentToken[];
  /** Ranges of `text` without tone: keywords, the outlet, the author. */
  readonly names: readonly Span[];
  /** Posts shout and start sentences as they like: there a lone capital is no name. */
  readonly isPost: boolean;
}

export function readEvents({ text, tokens, names, isPost }: EventInput): EventReading {
  const masked = maskNames(text, tokens, names, isPost);
  const units = toneUnits(text, tokens, masked);
  joinSplitPhrases(units);
  readVerbs(units);
  const clauses = splitClauses(units);
  dropTopics(units);
  composeEvents(units, clauses);
  const weights = new Array<number>(units.length).fill(0);
  const shares = new Array<number>(units.length).fill(1);
  const isHeadline = tokens.length <= HEADLINE_MAX_WORDS;
  const relative = isHeadline ? relativeShares(units, clauses) : [];
  const beside = new Set<number>();
  const tones = clauses.map((clause) =>
    weighClause(units, clause, { weights, relative, beside, isHeadline }),
  );
  clauseWeights(clauses, tones, isHeadline).forEach((weight, at) => {
    const clause = clauses[at];
    for (let i = clause?.from ?? 0; i < (clause?.to ?? 0); i++) {
      weights[i] = (weights[i] ?? 0) * weight;
      shares[i] = weight * (relative[i] ?? 1) * (isHeadline && beside.has(i) ? BESIDE_EVENT : 1);
    }
  });
  return { units, clauses, masked, weights, shares };
}

interface ClauseWeighing {
  /** Written here, by unit. */
  readonly weights: number[];
  /** Shares of the units in reduced relative clauses. */
  readonly relative: readonly number[];
  /** Written here: units that an event of the other sign decides over. */
  readonly beside: Set<number>;
  readonly isHeadline: boolean;
}

/** Writes the weights of a clause's units and gives their sum. */
function weighClause(
  units: readonly ToneUnit[],
  { from, to }: Clause,
  { weights, relative, beside, isHeadline }: ClauseWeighing,
): number {
  let [event, sum] = [0, 0];
  for (let i = from; i < to; i++) {
    const unit = units[i];
    const value = (unit?.value ?? 0) * (relative[i] ?? 1);
    if (unit?.event && !unit.consumed && Math.abs(value) > Math.abs(event)) event = value;
  }
  const isBalanced = units.slice(from, to).some(({ kind }) => kind === 'mixed');
  for (let i = from; i < to; i++) {
    const unit = units[i];
    if (!unit || unit.consumed) continue;
    const isBeside =
      (isBalanced && !unit.event) ||
      (!unit.event && Math.abs(event) >= STRONG_EVENT && Math.sign(unit.value) === -Math.sign(event));
    const describes =
      isHeadline && event === 0 && unit.kind === 'adjective' && i + 1 < to && describesNoun(units, i);
    const weight = unit.value * (relative[i] ?? 1) * (isBeside ? BESIDE_EVENT : describes ? DESCRIBES : 1);
    weights[i] = weight;
    if (isBeside) beside.add(i);
    sum += weight;
  }
  return sum;
}

function describesNoun(units: readonly ToneUnit[], i: number): boolean {
  const next = units[i + 1];
  // `voted favorite airline`: here the adjective is the news.
  if (units[i - 1]?.verb?.verbClass === 'rate') return false;
  return (next?.kind === 'word' || next?.kind === 'noun') && !next.key.endsWith('ly');
}
