import {
  CODED_ARTICLES,
  headlineLine,
  isSampleName,
  SAMPLE_PARAMETER,
  SAMPLE_POST,
  type SampleArticle,
  type SampleSet,
} from '@earshot/schema/help/sample-set';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { PastedContent } from '../../lib/arrivals.ts';
import { ANALYZE_AT_ONCE, deliver } from '../../lib/arrivals.ts';
import { logError } from '../../lib/page.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { isRecord } from '../../transport/complete.ts';
import { fetchSampleSet } from '../../transport/sample-set.ts';
import { MAIN_STRINGS } from './strings.ts';

async function sampleContent(set: SampleSet, name: string): Promise<PastedContent | null> {
  if (name === 'headlines') return { kind: 'headlines', text: set.headlines.map(headlineLine).join('\n') };
  if (name === 'coverage' || name === 'coding') {
    const chosen = name === 'coding' ? set.articles.slice(0, CODED_ARTICLES) : set.articles;
    return { kind: 'articles', name: set.name, keywords: set.keywords, articles: chosen.map(toManual) };
  }
  const article = set.articles.find(({ id }) => id === name);
  if (article) return { kind: 'articles', name: '', keywords: set.keywords, articles: [toManual(article)] };
  return name === SAMPLE_POST
    ? { kind: 'image', file: await samplePost(), keywords: set.keywords, isSample: true }
    : null;
}

async function samplePost(): Promise<File> {
  const response = await fetch('/sample-post.png');
  if (!response.ok) throw new Error('The picture of the sample post is missing.');
  return new File([await response.blob()], `${SAMPLE_POST}.png`, { type: 'image/png' });
}

function toManual({ headline, outlet, date, text }: SampleArticle) {
  return { headline, source: outlet, date, content: text };
}

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
