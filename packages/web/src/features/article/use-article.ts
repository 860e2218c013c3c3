import type { ArticleRequest } from '@earshot/schema/article/model';
import {
  ARTICLE_FAILURE_TEXT,
  ARTICLE_PARTS,
  type ArticleField,
  type ArticleMode,
  type ArticlePart,
  checkArticleInput,
  DEFAULT_COUNTED_PARTS,
  isUrlFailure,
  type ManualInput,
  QUICK_KEYWORDS_REQUIRED,
  TRY_MANUAL_INPUT,
  URL_ANALYSIS_FAILED,
} from '@earshot/schema/article/rules';
import { pastedUrl } from '@earshot/schema/pasted-address';
import { useState } from 'react';
import { type AnalysisFailure, analysisSlots, useAnalysis } from '../../lib/analysis.ts';
import { useSessionState } from '../../lib/stored-value.ts';
import { type ToolPrefill, useToolInputs } from '../../lib/tool-inputs.ts';
import { complete } from '../../transport/complete.ts';
import { toReportData } from '../../transport/report-data.ts';
import { trpc } from '../../transport/trpc.ts';
import { ARTICLE_STRINGS } from './strings.ts';

const TEXTS = { ...ARTICLE_STRINGS.outcomes, fallback: ARTICLE_FAILURE_TEXT };
const articleSlot = analysisSlots({ key: 'article.result', parse: toReportData });

export function useArticle(inputs: ArticleInputs) {
  const analysis = useAnalysis<ArticleField, ReturnType<typeof toReportData>>(
    articleSlot,
    decidingInputs({ ...inputs, keywords: inputs.tracked }),
    TEXTS,
  );
  const { client } = trpc.useUtils();
  const [dismissed, setDismissed] = useState<object | null>(null);
  const { failure } = analysis;
  const assistantShown = failure !== null && analysis.sent === 'url' && dismissed !== failure;

  /** Opens the form for the text and fills in what is known from the page that failed. */
  const switchToManual = (failed: AnalysisFailure | null) => {
    const { outlet = '', headline = '', date = '' } = failed?.stated ?? {};
    const facts = { headline, source: outlet, date: date.slice(0, 10) };
    inputs.setManual((manual) => withFacts(manual, facts, inputs.filledIn));
    if (inputs.manual.content.trim() === '') inputs.setFilledIn(facts);
    inputs.setMode('manual');
    analysis.clearFailure();
    requestAnimationFrame(() => document.querySelector<HTMLElement>('input[name="headline"]')?.focus());
  };

  /** Quick Analyze differs only in its message for missing keywords (#85, #86). */
  const analyze = (from: 'main' | 'quick' = 'main') => {
    const entered = { ...inputs, keywords: inputs.tracked };
    const broken = checkArticleInput(entered);
    if (broken === null) inputs.takeDraft();
    analysis.run({
      problem: broken?.field === 'keywords' && from === 'quick' ? QUICK_KEYWORDS_REQUIRED : broken,
      sent: inputs.mode,
      phase: ARTICLE_STRINGS.phases[inputs.mode],
      send: (options) => client.article.analyze.mutate(buildArticleRequest(entered), options),
      failureToast: (failed) =>
        inputs.mode === 'url' && isUrlFailure(failed.message)
          ? { ...URL_ANALYSIS_FAILED, action: { label: TRY_MANUAL_INPUT, run: () => switchToManual(failed) } }
          : null,
    });
  };

  return {
    ...analysis,
    analyze,
    assistantShown,
    dismissAssistant: () => {
      setDismissed(failure);
      analysis.runRef.current?.focus();
    },
    /** Clears problems, but not the failure of a URL, which the assistant explains. */
    noteEdit: () => {
      analysis.clearProblem();
      if (analysis.sent !== 'url') analysis.clearFailure();
    },
    switchToManual: () => switchToManual(failure),
  };
}

type PageFacts = Omit<ManualInput, 'content'>;
const NO_PAGE_FACTS: PageFacts = { headline: '', source: '', date: '' };

/** Replaces only what an earlier failure filled in. With a text, the facts may belong to another page, so nothing changes. */
function withFacts(manual: ManualInput, facts: PageFacts, filledIn: PageFacts): ManualInput {
  if (manual.content.trim() !== '') return manual;
  const fill = (field: keyof PageFacts) =>
    manual[field] === '' || manual[field] === filledIn[field] ? facts[field] : manual[field];
  return { ...manual, headline: fill('headline'), source: fill('source'), date: fill('date') };
}

function decidingInputs(inputs: ArticleInputs) {
  const { mode, url, manual, keywords, specialEnabled, specialTerms, countedParts } = inputs;
  const content: Record<ArticleMode, readonly string[]> = {
    url: [url.trim()],
    manual: [manual.headline, manual.source, manual.date, manual.content].map((text) => text.trim()),
  };
  if (content[mode].every((text) => text === '')) return null;
  return [
    mode,
    ...content[mode],
    JSON.stringify(keywords),
    JSON.stringify(specialEnabled ? specialTerms : null),
    ...(mode === 'url' ? [countedParts.join()] : []),
  ];
}

type Entered = Pick<
  ArticleInputs,
  'mode' | 'url' | 'manual' | 'keywords' | 'specialEnabled' | 'specialTerms' | 'countedParts'
>;

/** Optional fields are sent only in the mode they belong to (#90-#93, A-13, A-14). */
function buildArticleRequest(entered: Entered): ArticleRequest {
  const { mode, url, manual, keywords, specialEnabled, specialTerms, countedParts } = entered;
  return {
    ...(mode === 'url' ? { url: pastedUrl(url) ?? url.trim() } : { manualContent: trimmed(manual) }),
    keywords,
    specialEnabled,
    ...(specialEnabled ? { specialTerms } : {}),
    ...(mode === 'url' && !isDefault(countedParts) ? { countedParts: [...countedParts] } : {}),
  };
}

const isDefault = (parts: Entered['countedParts']) => parts.join() === DEFAULT_COUNTED_PARTS.join();

function trimmed({ headline, source, date, content }: Entered['manual']): Entered['manual'] {
  return { headline: headline.trim(), source: source.trim(), date: date.trim(), content: content.trim() };
}

export const NO_MANUAL_INPUT: ManualInput = { headline: '', source: '', date: '', content: '' };

export type ArticleInputs = ReturnType<typeof useArticleInputs>;

export function useArticleInputs(prefill: ToolPrefill) {
  const common = useToolInputs('article', ['url', 'manual'], prefill);
  const [manual, setManual] = useSessionState<ManualInput>(
    'article.manual',
    NO_MANUAL_INPUT,
    parseManualInput,
  );
  const [filledIn, setFilledIn] = useSessionState<PageFacts>('article.filledIn', NO_PAGE_FACTS, (stored) =>
    complete(NO_PAGE_FACTS, stored),
  );
  const [specialEnabled, setSpecialEnabled] = useSessionState('article.specialEnabled', false);
  const [specialTerms, setSpecialTerms] = useSessionState<string[]>('article.specialTerms', []);
  const [specialDraft, setSpecialDraft] = useSessionState('article.specialDraft', '');
  const [countedParts, setCountedParts] = useSessionState<readonly ArticlePart[]>(
    'article.countedParts',
    DEFAULT_COUNTED_PARTS,
    parseParts,
  );
  return {
    ...common,
    countedParts,
    setCountedParts,
    manual,
    setManual,
    filledIn,
    setFilledIn,
    specialEnabled,
    setSpecialEnabled,
    specialTerms,
    setSpecialTerms,
    specialDraft,
    setSpecialDraft,
  };
}

function parseParts(stored: unknown): ArticlePart[] | undefined {
  return Array.isArray(stored) ? ARTICLE_PARTS.filter((part) => stored.includes(part)) : undefined;
}

function parseManualInput(stored: unknown): ManualInput {
  return complete(NO_MANUAL_INPUT, stored);
}
