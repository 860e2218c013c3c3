import { type AutomaticJoin, automaticJoins, DOUBTFUL_LINK } from '@earshot/schema/trending/doubtful-joins';
import { LIKELY_JOIN, likelyJoins } from '@earshot/schema/trending/likely-joins';
import type { Member, TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import type { EditLog } from '../../lib/edits/edit-log.ts';
import type { ApartCheck } from './apart-stories.ts';
import type { RankingChange } from './kept-edits.ts';
import { sharedWordCheck } from './shared-words.ts';

/** A question whether two groups of lines are one story, and the changes that its answers make. */
export interface ReviewQuestion {
  /** The two groups: their first line, title and number of lines. */
  readonly sides: readonly { readonly line: number; readonly title: string; readonly lines: number }[];
  /** Probability that they are one story, from 0 to 1. Null if they were joined automatically. */
  readonly likelihood: number | null;
  /**
   * Whether the two groups share a word that is neither short nor frequent in the list. True for groups that were joined
   * automatically.
   */
  readonly sharesWord: boolean;
  /** Whether both groups have a line with a day. */
  readonly areDated: boolean;
  readonly same: RankingChange;
  readonly different: RankingChange;
}

interface ReviewBasis {
  /** Stories of the ranking, including the user's edits. */
  readonly items: readonly TrendingItem[];
  readonly ranking: TrendingResult;
  readonly log: EditLog<RankingChange>;
  /** Minimum link strength used for grouping the lines. */
  readonly cut: number;
  readonly isApart: ApartCheck;
}

/**
 * Returns the questions that the user has not answered: doubtful automatic joins, then likely and less likely pairs.
 * Pairs that share only short or frequent words, or none, come last in both groups.
 */
export function reviewQuestions({ items, ranking, log, cut, isApart }: ReviewBasis) {
  const joins = automaticJoins(items, ranking.merges ?? [], { from: cut, below: DOUBTFUL_LINK });
  const near = likelyJoins(items, ranking.near_stories).filter(
    ({ a, b }) => !isApart(a.members[0]?.line ?? 0, b.members[0]?.line ?? 0),
  );
  const share = sharedWordCheck(near.length > 0 ? ranking.items : []);
  const questions = near.map(({ a, b, likelihood }): ReviewQuestion => {
    const pair = { line: b.members[0]?.line ?? 0, to: a.members[0]?.line ?? 0 };
    const sides = [a, b].map(({ title, members }) => sideOf(members, title));
    return {
      sides,
      likelihood,
      sharesWord: share(a, b),
      areDated: hasDay(a.members) && hasDay(b.members),
      same: { kind: 'join', ...pair },
      different: { kind: 'apart', ...pair },
    };
  });
  const isLikely = ({ likelihood }: ReviewQuestion) => (likelihood ?? 1) >= LIKELY_JOIN;
  return {
    likely: [
      ...joins.filter((join) => !isConfirmed(join, log)).map(questionAbout),
      ...wordsFirst(questions.filter(isLikely)),
    ],
    lessLikely: wordsFirst(questions.filter((question) => !isLikely(question))),
  };
}

function wordsFirst(questions: readonly ReviewQuestion[]): ReviewQuestion[] {
  return [...questions].sort((a, b) => Number(b.sharesWord) - Number(a.sharesWord));
}

function hasDay(members: readonly Member[]): boolean {
  return members.some(({ date }) => date !== null);
}

function questionAbout({ story, kept, joined }: AutomaticJoin): ReviewQuestion {
  const [line, to] = [kept[0]?.line ?? 0, joined[0]?.line ?? 0];
  return {
    sides: [kept, joined].map((members) => {
      const own = members.find(({ title }) => title === story.title) ?? members[0];
      return sideOf(members, own?.title ?? '');
    }),
    likelihood: null,
    sharesWord: true,
    areDated: hasDay(kept) && hasDay(joined),
    same: { kind: 'together', line, to },
    different: { kind: 'gather', lines: joined.map((member) => member.line), stories: [] },
  };
}

function sideOf(members: readonly Member[], title: string): ReviewQuestion['sides'][number] {
  return { line: members[0]?.line ?? 0, title, lines: members.length };
}

/** Whether the user said that an automatic join is right. */
function isConfirmed({ kept, joined }: AutomaticJoin, { edits }: EditLog<RankingChange>): boolean {
  const have = (members: readonly Member[], number: number) => members.some(({ line }) => line === number);
  return edits.some(
    ({ change }) =>
      change.kind === 'together' &&
      ((have(kept, change.line) && have(joined, change.to)) ||
        (have(joined, change.line) && have(kept, change.to))),
  );
}
