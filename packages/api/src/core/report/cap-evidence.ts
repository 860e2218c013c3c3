/** Keeps an answer below its largest size: evidence and snippets are cut, counts stay exact. */
import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { ANSWER_MAX_BYTES, EVIDENCE_MIN_BYTES, MAX_EVIDENCE_SHOWN } from '../limits.ts';

type Cut = Pick<AnalysisResult, 'keywordMatches' | 'specialBreakouts'>;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * The result with as many sentences of evidence and snippets for each keyword as fit into `ANSWER_MAX_BYTES`, the first
 * ones of each; unchanged when all fit. Mentions stay those of the whole text, and `evidenceSentences` says how many
 * sentences there are. Dense snippets of special terms are one long passage and are not divided. A text that fills the answer by itself still gets evidence of `EVIDENCE_MIN_BYTES`.
 */
export function capEvidence<T extends Cut>(result: T): T {
  const { keywordMatches, specialBreakouts, ...rest } = result;
  const room = Math.max(EVIDENCE_MIN_BYTES, ANSWER_MAX_BYTES - bytesOf(rest));
  if (bytesOf(keywordMatches) + bytesOf(specialBreakouts) <= room) return result;
  let shown = MAX_EVIDENCE_SHOWN;
  let cut = firstOf(result, shown);
  while (shown > 1 && bytesOf(cut) > room) {
    shown = Math.floor(shown / 2);
    cut = firstOf(result, shown);
  }
  return { ...result, ...cut };
}

function firstOf({ keywordMatches, specialBreakouts }: Cut, shown: number): Cut {
  return {
    keywordMatches: keywordMatches.map((match) =>
      match.evidence.length <= shown
        ? match
        : {
            ...match,
            evidence: match.evidence.slice(0, shown),
            evidenceSentences: match.evidence.length,
            tone: { ...match.tone, sentences: match.tone.sentences.slice(0, shown) },
          },
    ),
    specialBreakouts: specialBreakouts.map((breakout) => ({
      ...breakout,
      snippets: breakout.snippets.slice(0, shown),
    })),
  };
}
