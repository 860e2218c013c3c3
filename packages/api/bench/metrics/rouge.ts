/** ROUGE F1 (Lin 2004) over lowercase words, without stemming, in [0, 1]. */
export interface Rouge {
  readonly rouge1: number;
  readonly rouge2: number;
  /** Union of the longest common subsequences of each reference sentence (rougeLsum). */
  readonly rougeL: number;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** One sentence per line of `reference` and per element of `candidate`. */
export function rouge(reference: string, candidate: readonly string[]): Rouge {
  const referenceSentences = reference.split('\n').map(words);
  const candidateSentences = candidate.map(words);
  const [a, b] = [referenceSentences.flat(), candidateSentences.flat()];
  return {
    rouge1: overlap(grams(a, 1), grams(b, 1)),
    rouge2: overlap(grams(a, 2), grams(b, 2)),
    rougeL: summaryLevel(referenceSentences, candidateSentences),
  };
}

function grams(tokens: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + size <= tokens.length; i++) {
    const gram = tokens.slice(i, i + size).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function overlap(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [gram, count] of a) shared += Math.min(count, b.get(gram) ?? 0);
  return f1(shared, total(a), total(b));
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function f1(shared: number, reference: number, candidate: number): number {
  return shared === 0 ? 0 : (2 * shared) / (reference + candidate);
}

function summaryLevel(reference: readonly string[][], candidate: readonly string[][]): number {
  const left = grams(reference.flat(), 1);
  const right = grams(candidate.flat(), 1);
  let hits = 0;
  for (const sentence of reference) {
    const union = new Set<number>();
    for (const other of candidate)
      for (const position of commonSubsequence(sentence, other)) union.add(position);
    for (const position of union) {
      const word = sentence[position] ?? '';
      const [inLeft, inRight] = [left.get(word) ?? 0, right.get(word) ?? 0];
      if (inLeft > 0 && inRight > 0) {
        hits++;
        left.set(word, inLeft - 1);
        right.set(word, inRight - 1);
      }
    }
  }
  return f1(hits, reference.flat().length, candidate.flat().length);
}

function commonSubsequence(a: readonly string[], b: readonly string[]): number[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const value = a[i - 1] === b[j - 1] ? at(i - 1, j - 1) + 1 : Math.max(at(i - 1, j), at(i, j - 1));
      lengths[i]?.fill(value, j, j + 1);
    }
  }
  const positions: number[] = [];
  for (let i = a.length, j = b.length; i > 0 && j > 0; ) {
    if (a[i - 1] === b[j - 1]) {
      positions.push(i - 1);
      i--;
      j--;
    } else if (at(i, j - 1) > at(i - 1, j)) j--;
    else i--;
  }
  return positions;
}
