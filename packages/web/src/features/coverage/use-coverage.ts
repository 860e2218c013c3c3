import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useRefreshCounters } from '../../lib/use-refresh-counters.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { trpc } from '../../transport/trpc.ts';
import { type CoverageRunner, createCoverageRunner } from './coverage-runner.ts';
import { COVERAGE_STRINGS } from './strings.ts';
import { useCoverageStore } from './use-coverage-store.ts';

const runners = new WeakMap<object, CoverageRunner>();
const STRINGS = COVERAGE_STRINGS.progress;

/** The coverage list and the run that works through it; one of each in the application. */
export function useCoverage() {
  const store = useCoverageStore();
  const { list, isKept } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const utils = trpc.useUtils();
  const refreshCounters = useRefreshCounters();
  const owner = useQueryClient();
  const [runner] = useState(() => {
    const known = runners.get(owner);
    if (known) return known;
    const created = createCoverageRunner(store, ({ address, kind }, keywords, signal) =>
      kind === 'social'
        ? utils.client.social.analyze.mutate({ url: address, keywords: [...keywords] }, { signal })
        : utils.client.article.analyze.mutate(
            { url: address, keywords: [...keywords], specialEnabled: false },
            { signal },
          ),
    );
    runners.set(owner, created);
    return created;
  });
  const run = useSyncExternalStore(runner.subscribe, runner.get, runner.get);

  /** Works through the waiting rows and says how it ended; the same function for the whole life of the screen. */
  const start = useCallback(
    async (keywords: readonly string[]) => {
      const ended = await runner.run(keywords);
      if (ended === null) return;
      if (ended.isCanceled) {
        const text = ended.isReached ? STRINGS.canceledText : STRINGS.notReached;
        showToast({ title: STRINGS.canceled, text, tone: 'neutral' });
      } else {
        const text = STRINGS.doneText(ended.finished - ended.failed, ended.failed);
        showToast({ title: STRINGS.done, text, tone: 'success' });
      }
      refreshCounters();
    },
    [runner, refreshCounters],
  );

  return { list, isKept, run, start, cancel: runner.cancel, update: store.update };
}
