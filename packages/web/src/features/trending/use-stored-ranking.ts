import type { TrendingResult } from '@earshot/schema/trending/model';
import { instantOf } from '@earshot/schema/values/dates/calendar';
import { useCallback, useState } from 'react';
import { showToast } from '../../toasts/toast-store.ts';
import { restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.stored;
const NOT_FOUND = 404;

export interface StoredRanking {
  /** Whether the server still has the ranking and can export it, as far as the page knows. */
  readonly isStored: boolean;
  /** When the stored ranking expires (ISO timestamp). Null if unknown, or if it is no longer stored. */
  readonly until: string | null;
  readonly isDeleting: boolean;
  readonly remove: () => void;
}

export function useStoredRanking({ session_id, stored_until }: TrendingResult): StoredRanking {
  const [deletedId, setDeletedId] = useState('');
  const { mutateAsync, isPending } = trpc.trending.deleteRanking.useMutation();
  const remove = useCallback(async () => {
    try {
      await mutateAsync({ session_id });
    } catch (error) {
      // A 404 means that the ranking has expired or was evicted, which counts as deleted.
      if (restErrorOf(error)?.status !== NOT_FOUND) {
        const text = error instanceof Error ? error.message : STRINGS.failedText;
        showToast({ title: STRINGS.failed, text, tone: 'destructive' });
        return;
      }
    }
    setDeletedId(session_id);
    showToast({ title: STRINGS.deleted, text: STRINGS.deletedText, tone: 'success' });
  }, [mutateAsync, session_id]);

  const isOver =
    stored_until === null || (stored_until !== undefined && instantOf(stored_until) <= Date.now());
  const isStored = session_id !== '' && deletedId !== session_id && !isOver;
  return {
    isStored,
    until: isStored ? (stored_until ?? null) : null,
    isDeleting: isPending,
    remove: () => void remove(),
  };
}
