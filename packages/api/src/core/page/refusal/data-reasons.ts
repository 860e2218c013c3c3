/** Pages of figures and labels: weather, quotes, products, menus of tiles. They hold text, and next to no sentence. */
import { goodTextScore } from '../content/content-score.ts';
import type { Evidence } from './evidence.ts';
import { hasHeadline, isStoryAddress } from './list-kinds.ts';
import type { Reason } from './reasons.ts';

/** Words in sentences: fewer are a caption or a slogan. The shortest news in brief in test/pages has 60. */
const MIN_SENTENCE_WORDS = 20;
/** A longer paragraph is text, whatever marks its script ends sentences with; Thai uses none. */
const LONG_PARAGRAPH_WORDS = 25;
const FEW_SENTENCES_WEIGHT = 3.5;
const NO_SENTENCE_WEIGHT = 5;

/** What speaks for a page without an article's sentences; what it states as a story speaks against it. */
export function dataReasons(evidence: Evidence): Reason[] {
  const article = evidence.blocks.filter(({ index }) => evidence.articleAt.has(index));
  if (article.length === 0) return [];
  const isText = article.some(({ kind, words }) => kind === 'paragraph' && words >= LONG_PARAGRAPH_WORDS);
  const sentences = article.filter((block) => goodTextScore(block) > 0);
  const words = sentences.reduce((sum, block) => sum + block.words, 0);
  if (isText || words >= MIN_SENTENCE_WORDS) return [];
  const kind = 'no-text';
  const weight = words === 0 ? NO_SENTENCE_WEIGHT : FEW_SENTENCES_WEIGHT;
  return [
    { kind, weight, because: `${words} words in sentences` },
    ...(hasHeadline(evidence) ? [{ kind, weight: -2, because: 'a headline of its own' } as const] : []),
    ...(isStoryAddress(evidence) ? [{ kind, weight: -2, because: 'address of a story' } as const] : []),
  ];
}
