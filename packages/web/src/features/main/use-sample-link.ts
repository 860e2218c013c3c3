import { isSampleName, SAMPLE_PARAMETER } from '@earshot/schema/help/sample-set';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ANALYZE_AT_ONCE, deliver } from '../../lib/arrivals.ts';
import { logError } from '../../lib/page.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { isRecord } from '../../transport/complete.ts';
import { fetchSampleSet } from '../../transport/sample-set.ts';
import { sampleContent } from './sample-content.ts';
import { MAIN_STRINGS } from './strings.ts';

export function useSampleLink(): void {
  const [parameters, setParameters] = useSearchParams();
  const name = parameters.get(SAMPLE_PARAMETER);
  const taken = useRef<string | null>(null);
  const { state } = useLocation();
  const isToAnalyze = isRecord(state) && state.analyze === ANALYZE_AT_ONCE.analyze;

  useEffect(() => {
    if (name === null) {
      taken.current = null;
      return;
    }
    if (taken.current === name) return;
    taken.current = name;
    setParameters(
      (current) => {
        const remaining = new URLSearchParams(current);
        remaining.delete(SAMPLE_PARAMETER);
        return remaining;
      },
      { replace: true },
    );
    void fill(name, isToAnalyze);
  }, [name, setParameters, isToAnalyze]);
}

async function fill(name: string, isToAnalyze: boolean): Promise<void> {
  try {
    const content = isSampleName(name) ? await sampleContent(await fetchSampleSet(), name) : null;
    if (content === null) throw new Error(`There is no sample ${name}.`);
    deliver(content.kind === 'image' ? { ...content, isToAnalyze } : content);
  } catch (error) {
    logError('The sample could not be opened.', error);
    showToast({ ...MAIN_STRINGS.sampleFailed, tone: 'destructive' });
  }
}
