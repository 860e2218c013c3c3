import { OPEN_THE_POST } from '@earshot/schema/social/rules';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useRefreshCounters } from '../../../lib/analysis.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { toReportData } from '../../../transport/report-data.ts';
import { restFailureOf } from '../../../transport/rest-error.ts';
import { trpc } from '../../../transport/trpc.ts';
import { isPost } from '../book/coverage-list.ts';
import { type CoverageStore, useCoverageStore } from '../book/coverage-store.ts';
import { isRepeatableStale } from '../book/effective-row.ts';
import type { CoverageRow } from '../book/list-shape.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { CoverageRunner, type EndedRun, type RunState } from './coverage-runner.ts';

const runners = new WeakMap<CoverageStore, CoverageRunner>();
const { progress: STRINGS, input: INPUT } = COVERAGE_STRINGS;

/** Pages that have the path of a profile, but are articles. */
const NEWSROOM = /^https?:\/\/(?:about|blog|engineering|news|newsroom|press)\./i;

export type Coverage = ReturnType<typeof useCoverage>;

export function useCoverage() {
  const store = useCoverageStore();
  const { list, isLoaded, isSaved, log } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const runner = useRunner();
  const refreshCounters = useRefreshCounters();

  const start = useCallback(async (): Promise<boolean> => {
    if (store.get().list.keywords.length === 0) {
      showToast({ title: INPUT.keywordsTitle, text: INPUT.problems.keywords, tone: 'destructive' });
      return false;
    }
    const ended = await runner.run();
    if (ended === null) return false;
    announce(ended);
    refreshCounters();
    return !ended.isCanceled;
  }, [store, runner, refreshCounters]);

  const actions = useRunActions(store, runner, start);

  return useMemo(
    () => ({
      ...{ list, isLoaded, isSaved, log, start, ...actions },
      cancel: runner.cancel,
      update: store.update,
      undo: store.undo,
      redo: store.redo,
    }),
    [list, isLoaded, isSaved, log, start, actions, runner, store],
  );
}

export function useRun(): RunState {
  const runner = useRunner();
  return useSyncExternalStore(runner.subscribe, runner.get, runner.get);
}

function useRunActions(store: CoverageStore, runner: CoverageRunner, start: () => Promise<boolean>) {
  const repeat = useCallback(
    (isWanted: (row: CoverageRow) => boolean, changes: Partial<CoverageRow> = {}) => {
      if (store.get().list.keywords.length === 0) return start();
      store.update((current) => ({
        ...current,
        rows: current.rows.map((row) =>
          isWanted(row) ? { ...row, status: 'waiting', failure: '', ...changes } : row,
        ),
      }));
      return start();
    },
    [store, start],
  );
  return useMemo(
    () => ({
      repeatRow: (id: number, changes?: Partial<CoverageRow>) => repeat((row) => row.id === id, changes),
      repeatStale: () => {
        const current = store.get().list;
        return repeat((row) => isRepeatableStale(row, current));
      },
      open: async (id: string) => {
        await runner.stop();
        await store.open(id);
      },
    }),
    [store, runner, repeat],
  );
}

function announce({ isCanceled, isReached, finished, failed }: EndedRun): void {
  if (isCanceled) {
    const title = isReached ? 'Analysis canceled' : 'The server could not be reached';
    const next = isReached
      ? 'The rest of the list waits until you resume.'
      : 'Check your connection, then resume.';
    showToast({ title, text: next, tone: 'neutral' });
  } else {
    const isFailed = failed > 0 && failed === finished;
    showToast({
      title: isFailed ? 'No article could be analyzed' : 'Coverage list complete',
      text: STRINGS.doneText(finished - failed, failed),
      tone: isFailed ? 'destructive' : 'success',
    });
  }
}

function useRunner(): CoverageRunner {
  const store = useCoverageStore();
  const { client } = trpc.useUtils();
  const before = runners.get(store);
  if (before) return before;
  const runner = new CoverageRunner(store, async (row, tracked, signal) => {
    const keywords = [...tracked];
    const readArticle = () => {
      const source = row.pasted ? { manualContent: row.pasted } : { url: row.address };
      return client.article.analyze.mutate({ ...source, keywords, specialEnabled: false }, { signal });
    };
    if (!isPost(row)) return toReportData(await readArticle());
    const post = client.social.analyze.mutate({ url: row.address, keywords }, { signal });
    return toReportData(
      await post.catch((error: unknown) => {
        // Networks also publish articles, such as those of a newsroom. A profile has a post to open.
        const { code, detail = '' } = restFailureOf(error) ?? {};
        if (code !== 'not_a_post' || (detail.includes(OPEN_THE_POST) && !NEWSROOM.test(row.address)))
          throw error;
        return readArticle();
      }),
    );
  });
  runners.set(store, runner);
  return runner;
}
