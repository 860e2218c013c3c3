/** Chooses the post with a conditional logit over all candidates (McFadden 1974), fitted on synthetic images. */
import { itemAt } from '@earshot/schema/item-at';
import WEIGHTS from '../../../content/screenshot/choice-weights.json' with { type: 'json' };
import { mean, total, weighed } from '../rows/feature-values.ts';
import type { Page } from '../rows/text-block.ts';
import { type PostCandidate, postCandidates, wholeText } from './post-candidates.ts';
import { candidateFeatures } from './post-features.ts';

/** Chosen by trial on synthetic images: 0.3 to 1 and 0 to 0.2 are not worse. */
const TEXT_WEIGHT = 0.5;
const HEADER_WEIGHT = 0.2;
/** The row above a sure one may also belong to the text. */
const MOST_TEXT_ODDS = 1;
const WEIGHT_OF: ReadonlyMap<string, number> = new Map(Object.entries(WEIGHTS));

export interface PostChoice {
  readonly candidate: PostCandidate;
  /** Of the candidates with the same author and start of the text, 0 to 1. */
  readonly share: number;
  readonly next: { readonly candidate: PostCandidate; readonly share: number } | null;
  /** The best texts that share no row, the chosen one first. */
  readonly texts: readonly PostCandidate[];
}

export function choosePost(page: Page): PostChoice | null {
  const candidates = postCandidates(page);
  const features = candidateFeatures(page, candidates);
  const scores = candidates.map(
    (candidate, i) => weighed(features[i] ?? {}, WEIGHT_OF) + oddsOfRows(page, candidate),
  );
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const weights = scores.map((score) => Math.exp(score - highest));
  const sum = total(weights);
  const best = candidates[scores.indexOf(highest)];
  if (!best) return null;
  const shares = new Map<string, { candidate: PostCandidate; score: number; share: number }>();
  candidates.forEach((candidate, i) => {
    const key = identityOf(page, candidate);
    const earlier = shares.get(key);
    const score = scores[i] ?? Number.NEGATIVE_INFINITY;
    const share = (earlier?.share ?? 0) + itemAt(weights, i) / sum;
    shares.set(key, earlier && earlier.score >= score ? { ...earlier, share } : { candidate, score, share });
  });
  const ranked = [...shares.values()].sort((a, b) => b.share - a.share);
  const bestReading = ranked.find(({ candidate }) => candidate === best);
  const next = ranked.find(({ candidate }) => candidate !== best);
  const byScore = candidates.map((candidate, i) => ({ candidate, score: itemAt(scores, i) }));
  byScore.sort((a, b) => b.score - a.score);
  return {
    candidate: best,
    share: bestReading?.share ?? 0,
    next: next ?? null,
    texts: apart(byScore.map(({ candidate }) => candidate)),
  };
}

function oddsOfRows({ oddsOf }: Page, { header, text }: PostCandidate): number {
  if (!oddsOf) return 0;
  const odds = [...text.title, ...text.rows].map((row) => Math.min(MOST_TEXT_ODDS, oddsOf(row).text));
  const name = header?.kind === 'caption' ? undefined : header?.segments[0];
  return TEXT_WEIGHT * mean(odds) + (name ? HEADER_WEIGHT * oddsOf(name).header : 0);
}

function apart(candidates: readonly PostCandidate[]): PostCandidate[] {
  const distinct: PostCandidate[] = [];
  const taken = new Set<unknown>();
  for (const candidate of candidates) {
    const { used } = wholeText(candidate);
    if ([...used].some((segment) => taken.has(segment))) continue;
    for (const segment of used) taken.add(segment);
    for (const segment of candidate.header?.segments ?? []) taken.add(segment);
    distinct.push(candidate);
    if (distinct.length === MAX_TEXTS) break;
  }
  return distinct;
}

const MAX_TEXTS = 12;

/** The same answer, wherever the text ends. */
function identityOf(page: Page, { header, text }: PostCandidate): string {
  const [first] = [...text.title, ...text.rows];
  const row = first ? `${Math.round(first.box.top)} ${Math.round((first.box.left / page.widthPx) * 10)}` : '';
  return `${header?.author ?? ''}\n${row}`;
}
