/** The metric of the public article-extraction-benchmark: overlap of 4-word shingles, as multisets. */

export interface PageScore {
  readonly precision: number;
  readonly recall: number;
  readonly exact: boolean;
  readonly predicted: boolean;
}

export interface ExtractionScore {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
  readonly accuracy: number;
}

const SHINGLE_WORDS = 4;

/** Runs of four `\w+` tokens, of any script. */
function shingles(text: string): Map<string, number> {
  const tokens = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let i = 0; i < Math.max(1, tokens.length - SHINGLE_WORDS + 1); i += 1) {
    const shingle = tokens.slice(i, i + SHINGLE_WORDS).join(' ');
    if (shingle) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

export function scorePage(expected: string, predicted: string): PageScore {
  const gold = shingles(expected);
  const ours = shingles(predicted);
  let hits = 0;
  let extra = 0;
  let missing = 0;
  for (const shingle of new Set([...gold.keys(), ...ours.keys()])) {
    const a = gold.get(shingle) ?? 0;
    const b = ours.get(shingle) ?? 0;
    hits += Math.min(a, b);
    extra += Math.max(0, b - a);
    missing += Math.max(0, a - b);
  }
  return {
    precision: hits + extra > 0 ? hits / (hits + extra) : 1,
    recall: hits + missing > 0 ? hits / (hits + missing) : 1,
    exact: extra === 0 && missing === 0,
    predicted: hits + extra > 0,
  };
}

/** F1 is computed from the mean precision and the mean recall. */
export function summarize(scores: readonly PageScore[]): ExtractionScore {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const precision = mean(scores.filter((score) => score.predicted).map((score) => score.precision));
  const recall = mean(scores.map((score) => score.recall));
  return {
    f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
    precision,
    recall,
    accuracy: mean(scores.map((score) => Number(score.exact))),
  };
}
