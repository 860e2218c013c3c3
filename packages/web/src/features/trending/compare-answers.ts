import { MAX_TOLD_PAIRS } from '@earshot/schema/trending/changes';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { storyOfLines } from '@earshot/schema/trending/story-of-lines';
import { isRecord } from '../../transport/complete.ts';

/** The user's answer about a story in an earlier list and one in the ranking. */
export interface CompareAnswer {
  /** Text of a line in the earlier story, used to find the story in any list that has the line. */
  readonly earlier: string;
  /**
   * Number of that line in the earlier list, which distinguishes lines with the same text. Older versions did not store
   * it.
   */
  readonly earlier_line?: number;
  /** Number of a line of the story in the ranking. */
  readonly line: number;
  /** Whether the user said that both are one story. False if they are different. */
  readonly is_same: boolean;
}

/** Returns the answers stored in a ranking (see `withAnswers`), in the order in which they were given. */
export function compareAnswers(ranking: object): CompareAnswer[] {
  if (!('compared' in ranking) || !Array.isArray(ranking.compared)) return [];
  return ranking.compared.flatMap((answer: unknown) => (isAnswer(answer) ? [answer] : []));
}

/** Whether a stored value is an answer. */
export function isAnswer(value: unknown): value is CompareAnswer {
  return (
    isRecord(value) &&
    typeof value.earlier === 'string' &&
    (value.earlier_line === undefined || typeof value.earlier_line === 'number') &&
    typeof value.line === 'number' &&
    typeof value.is_same === 'boolean'
  );
}

/** Adds answers to a ranking, so that they are saved with it. */
export function withAnswers(ranking: TrendingResult, answers: readonly CompareAnswer[]): TrendingResult {
  return answers.length === 0
    ? ranking
    : Object.assign({}, ranking, { compared: [...compareAnswers(ranking), ...answers] });
}

/** Ranks of a story in the earlier list and of a story in the ranking, starting at 1. */
interface RankPair {
  readonly before: number;
  readonly after: number;
}

/** Pairs of stories that the user said are one story, and pairs that are different. */
export interface ToldPairs {
  readonly same: readonly RankPair[];
  readonly different: readonly RankPair[];
}

/**
 * Returns the pairs of stories that answers are about. The last answer about a pair counts. Answers about other lists
 * are skipped.
 */
export function toldPairs(
  answers: readonly CompareAnswer[],
  before: readonly TrendingItem[],
  after: readonly TrendingItem[],
): ToldPairs {
  if (answers.length === 0) return { same: [], different: [] };
  const rankBefore = new Map(before.map((item, position) => [item, position + 1]));
  const rankAfter = new Map(after.map((item, position) => [item, position + 1]));
  const earlierOf = earlierStories(before);
  const laterOf = storyOfLines(after);
  const told = new Map<string, RankPair & { readonly isSame: boolean }>();
  for (const { line, is_same, ...answer } of answers) {
    const [old, now] = [earlierOf(answer), laterOf.get(line)];
    if (!old || !now) continue;
    const pair = { before: rankBefore.get(old) ?? 0, after: rankAfter.get(now) ?? 0 };
    const key = `${pair.before} ${pair.after}`;
    // A repeated answer moves to the end, so that the order is that of the last answers.
    told.delete(key);
    told.set(key, { ...pair, isSame: is_same });
  }
  const pairsOf = (isSame: boolean) =>
    [...told.values()]
      .filter((pair) => pair.isSame === isSame)
      .map(({ before, after }) => ({ before, after }));
  // The server matches each story with the first pair that names it, which has to be the last answer.
  return {
    same: pairsOf(true).reverse().slice(0, MAX_TOLD_PAIRS),
    different: pairsOf(false).slice(-MAX_TOLD_PAIRS),
  };
}

/**
 * Returns a function that finds the earlier story of an answer: the one in which text and number of the line agree, or else
 * the first one with the text.
 */
function earlierStories(before: readonly TrendingItem[]) {
  const byLine = new Map<string, TrendingItem>();
  const byText = new Map<string, TrendingItem>();
  for (const item of before)
    for (const { line, text } of item.members) {
      byLine.set(`${line} ${text}`, item);
      if (!byText.has(text)) byText.set(text, item);
    }
  return ({ earlier, earlier_line }: Pick<CompareAnswer, 'earlier' | 'earlier_line'>) =>
    byLine.get(`${earlier_line} ${earlier}`) ?? byText.get(earlier);
}
