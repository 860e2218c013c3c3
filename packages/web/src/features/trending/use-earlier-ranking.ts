import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { useMemo, useState } from 'react';
import { toRanking } from '../../transport/ranking.ts';
import { restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { withApart } from './apart-stories.ts';
import { COMPARE_STRINGS } from './compare-strings.ts';
import { parseRankingJson } from './ranking-json.ts';

/** The user's answer to whether two lines of the earlier list belong to the same story (`join`) or not (`apart`). */
interface EarlierAnswer {
  readonly kind: 'join' | 'apart';
  readonly line: number;
  readonly to: number;
}

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
 * The earlier list of a comparison: what the user entered, its ranking, and the answers about its stories. All of it is
 * kept when another list is ranked.
 */
export function useEarlierRanking() {
  const [{ text, ranked, answers }, setState] = useState<EarlierState>(NOTHING);
  const { mutateAsync, isPending, error, reset } = trpc.trending.analyzeText.useMutation();
  const { mutate: forget } = trpc.trending.deleteRanking.useMutation();
  const isBlank = text.trim() === '';
  const saved = useMemo(() => (isBlank ? null : parseRankingJson(text)), [text, isBlank]);
  const given = ranked ?? saved;
  const ranking = useMemo(() => given && withEarlierAnswers(given, answers), [given, answers]);
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
    /** The ranking with the answers. Null if the input is empty, unreadable or a list that is not ranked yet. */
    ranking,
    /** Number of answers about its stories. */
    answers: answers.length,
    answer: (answer: EarlierAnswer) =>
      setState((before) => ({ ...before, answers: [...before.answers, answer] })),
    takeBack: () => setState((before) => ({ ...before, answers: before.answers.slice(0, -1) })),
    /** Whether the text looks like JSON but is not a saved ranking. */
    isUnreadable: !isBlank && given === null && looksSaved,
    canRank: !isBlank && given === null && !looksSaved,
    isRanking: isPending,
    rank: () => void rank(),
    failure: error ? restErrorOf(error)?.detail || COMPARE_STRINGS.notRanked : null,
  };
}

export type EarlierRanking = ReturnType<typeof useEarlierRanking>;

function withEarlierAnswers(ranking: TrendingResult, answers: readonly EarlierAnswer[]): TrendingResult {
  const joins = answers.flatMap(({ kind, line, to }) => (kind === 'join' ? [{ kind, line, to }] : []));
  const apart = answers.flatMap(({ kind, line, to }) => (kind === 'apart' ? [[line, to] as const] : []));
  return withApart(applyHandEdits(ranking, joins), apart);
}
