import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { useMemo, useState } from 'react';
import { toRanking } from '../../transport/ranking.ts';
import { restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { COMPARE_STRINGS } from './compare-strings.ts';
import type { ComparedJoin, JoinAnswer } from './compare-suggestions.ts';
import { parseRankingJson } from './ranking-json.ts';

/** An answer about two stories in the earlier list, or about one story from each list. */
export type EarlierAnswer = JoinAnswer<Exclude<ComparedJoin, { readonly kind: 'now' }>>;

/** Matches the beginning of a JSON file, but not a list whose lines begin with a bracket. */
const JSON_START = /^\s*(?:\{|\[\s*[\]{])/;
const NOTHING = { text: '', ranked: null, answers: [] } as const;

interface EarlierState {
  readonly text: string;
  /** The ranking of a pasted list. Null for a saved ranking. */
  readonly ranked: TrendingResult | null;
  readonly answers: readonly EarlierAnswer[];
}

/**
 * The earlier list of a comparison: what the user entered, its ranking, and the answers given in the comparison. The earlier
 * list stays when another list is ranked. Answers about both lists do not, because they name lines of the later one.
 * @param sessionId ID of the later ranking
 */
export function useEarlierRanking(sessionId: string) {
  const [{ text, ranked, answers }, setState] = useState<EarlierState>(NOTHING);
  const [comparedId, setComparedId] = useState(sessionId);
  if (comparedId !== sessionId) {
    setComparedId(sessionId);
    setState((before) => ({
      ...before,
      answers: before.answers.filter(({ join }) => join.kind !== 'across'),
    }));
  }
  const { mutateAsync, isPending, error, reset } = trpc.trending.analyzeText.useMutation();
  const { mutate: forget } = trpc.trending.deleteRanking.useMutation();
  const isBlank = text.trim() === '';
  const saved = useMemo(() => (isBlank ? null : parseRankingJson(text)), [text, isBlank]);
  const given = ranked ?? saved;
  const ranking = useMemo(() => given && applyHandEdits(given, answers.flatMap(toEdit)), [given, answers]);
  const looksSaved = JSON_START.test(text);
  /** Ranks a pasted list. The server does not need to keep this ranking, so it is deleted right away. */
  const rank = async () => {
    try {
      const result = toRanking(await mutateAsync({ text, lineType: 'mixed' }));
      setState((before) => (before.text === text ? { ...before, ranked: result } : before));
      if (result.session_id !== '') forget({ session_id: result.session_id });
    } catch {
      // The mutation exposes the error as `error`.
    }
  };
  return {
    text,
    setText: (next: string) => {
      reset();
      setState({ ...NOTHING, text: next });
    },
    /** The ranking with the joins. Null if the input is empty, unreadable or a list that is not ranked yet. */
    ranking,
    answers,
    answer: (answer: EarlierAnswer) =>
      setState((before) => ({ ...before, answers: [...before.answers, answer] })),
    takeBack: () => setState((before) => ({ ...before, answers: before.answers.slice(0, -1) })),
    /** Whether the text seems to be a saved ranking, but is not. */
    isUnreadable: !isBlank && given === null && looksSaved,
    canRank: !isBlank && given === null && !looksSaved,
    isRanking: isPending,
    rank: () => void rank(),
    failure: error ? restErrorOf(error)?.detail || COMPARE_STRINGS.notRanked : null,
  };
}

export type EarlierRanking = ReturnType<typeof useEarlierRanking>;

function toEdit({ join, isSame }: EarlierAnswer) {
  return join.kind === 'earlier' && isSame ? [{ kind: 'join' as const, line: join.line, to: join.to }] : [];
}
