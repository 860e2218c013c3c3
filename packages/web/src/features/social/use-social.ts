import {
  checkSocialInput,
  pointsToScreenshot,
  SOCIAL_FAILURE_TEXT,
  type SocialField,
  type SocialMode,
} from '@earshot/schema/social/rules';
import { useState } from 'react';
import { type AnalysisFailure, analysisSlots, type ShownResult, useAnalysis } from '../../lib/analysis.ts';
import { NO_EDITS, withEdit, withoutLast, withRedone } from '../../lib/edits/edit-log.ts';
import { useSessionState } from '../../lib/stored-value.ts';
import { type ToolPrefill, useToolInputs } from '../../lib/tool-inputs.ts';
import { complete, isRecord } from '../../transport/complete.ts';
import { toReportData } from '../../transport/report-data.ts';
import { restFailureOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { captured } from '../report/report-document.ts';
import {
  buildSocialRequest,
  EMPTY_DRAFT,
  type PostDraft,
  readCounts,
  type SocialResult,
  type SocialSource,
  usePostDraft,
} from './post-draft.ts';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Screenshot } from './use-screenshot.ts';

export type SocialInputs = ReturnType<typeof useSocialInputs>;

export function useSocialInputs(prefill: ToolPrefill) {
  const inputs = useToolInputs('social', ['url', 'upload', 'text'], prefill);
  const [post, setPost] = useSessionState<PostDraft>('social.pasted', EMPTY_DRAFT, (stored) =>
    complete(EMPTY_DRAFT, stored),
  );
  return { ...inputs, post, setPost };
}

/** Failure codes of an image that arrived but had no readable text. */
const UNREADABLE: ReadonlySet<string> = new Set(['image_no_text', 'image_unreadable', 'image_timeout']);
const TEXTS = { ...SOCIAL_STRINGS.outcomes, fallback: SOCIAL_FAILURE_TEXT };

const socialSlot = analysisSlots<SocialResult>({
  key: 'social.result',
  parse: (stored) => ({
    ...complete({ isCorrected: false }, stored),
    report: toReportData(isRecord(stored) ? stored.report : undefined),
    readImage: null,
    log: NO_EDITS,
  }),
  toStored: ({ report, isCorrected }) => ({ report, isCorrected }),
});

export type Social = ReturnType<typeof useSocial>;

export function useSocial(inputs: SocialInputs, screenshot: Screenshot | null) {
  const analysis = useAnalysis<SocialField, SocialResult>(
    socialSlot,
    decidingInputs({ ...inputs, keywords: inputs.tracked }, screenshot),
    TEXTS,
  );
  const { client } = trpc.useUtils();
  const { result } = analysis;
  const { sourceOf, ...correction } = usePostDraft(result);

  const send = async (
    source: SocialSource,
    options: { readonly signal: AbortSignal },
  ): Promise<SocialResult> => {
    const request = buildSocialRequest(source, inputs.tracked);
    const report = await client.social.analyze.mutate(request, options).catch((error: unknown) => {
      const facts = restFailureOf(error)?.stated;
      // Fills in what the link says about the post, because its text has to be pasted.
      if (facts && inputs.post.text.trim() === '') {
        const { outlet = '', handle = '', date = '' } = facts;
        inputs.setPost({ ...EMPTY_DRAFT, platform: outlet, handle, date });
      }
      throw error;
    });
    correction.setDraft(null);
    const image = 'imageBase64' in source ? source.imageBase64 : undefined;
    return {
      report: await captured(report, image),
      isCorrected: source.kind === 'correction',
      readImage: image ?? null,
      log: logOf(source, analysis),
    };
  };

  const run = (source: SocialSource | null, mode: SocialMode) => {
    const { url, post, tracked } = inputs;
    const broken = checkSocialInput({
      mode,
      url,
      hasImage: source !== null,
      hasText: post.text.trim() !== '',
      hasReadableCounts: readCounts(post.counts) !== null,
      keywords: tracked,
    });
    if (broken === null) inputs.takeDraft();
    const kind = source?.kind ?? inputs.mode;
    analysis.run({
      problem: broken,
      sent: kind,
      phase: SOCIAL_STRINGS.phases[kind],
      send: (options) => (source ? send(source, options) : Promise.reject(new Error(''))),
    });
  };

  return {
    ...analysis,
    report: result?.report ?? null,
    isCorrected: result?.isCorrected ?? false,
    analyze: () => run(chosenSource(inputs, screenshot), inputs.mode),
    correction: {
      ...correction,
      analyze: () => {
        const source = sourceOf();
        if (source !== null) run(source, 'upload');
      },
      steps: stepsOf(analysis),
    },
    noteEdit: () => {
      analysis.clearProblem();
      analysis.clearFailure();
    },
    ...useAdvice(analysis),
  };
}

function stepsOf({ result, resultInputs, analyzedAt, restore }: Shown) {
  const log = result?.log ?? NO_EDITS;
  /** The entry that has just been moved keeps the current result, so that undo or redo can restore it. */
  const show = (next: SocialResult['log'], movedTo: 'edits' | 'undone') => {
    const moved = next[movedTo].at(-1);
    if (result === null || moved === undefined || next === log) return;
    const exchanged = { ...moved, change: { result, resultInputs, analyzedAt } };
    const after = { ...next, [movedTo]: [...next[movedTo].slice(0, -1), exchanged] };
    restore({ ...moved.change, result: { ...moved.change.result, log: after } });
  };
  return {
    log,
    onUndo: () => show(withoutLast(log), 'undone'),
    onRedo: () => show(withRedone(log), 'edits'),
  };
}

/** The parts of the analysis that undo and redo need. */
interface Shown extends Omit<ShownResult<SocialResult>, 'result'>, Pick<Ended, 'result'> {
  readonly restore: (earlier: ShownResult<SocialResult>) => void;
}

function logOf(
  source: SocialSource,
  { result, resultInputs, analyzedAt }: Omit<Shown, 'restore'>,
): SocialResult['log'] {
  if (source.kind !== 'correction' || result === null) return NO_EDITS;
  const what = SOCIAL_STRINGS.text.edited(source.corrected);
  return withEdit(result.log, { result, resultInputs, analyzedAt }, { what });
}

interface Ended {
  readonly result: SocialResult | null;
  readonly failure: AnalysisFailure | null;
  readonly sent: string;
}

function useAdvice({ result, failure, sent }: Ended) {
  const [confirmed, setConfirmed] = useState<object | null>(null);
  const [dismissed, setDismissed] = useState<object | null>(null);
  return {
    /** True if the evidence for the chosen post is so weak that the user must check it before the figures are shown. */
    isCheckDue:
      result !== null &&
      !result.isCorrected &&
      result.report.document.reading?.choice.level === 'check' &&
      confirmed !== result,
    confirmReading: () => setConfirmed(result),
    advice: failure === null || dismissed === failure ? null : helpfulMode(failure, sent),
    dismissAdvice: () => setDismissed(failure),
  };
}

function helpfulMode(failure: AnalysisFailure, sent: string): 'upload' | 'text' | null {
  if (sent === 'url') return pointsToScreenshot(failure) ? 'upload' : null;
  return UNREADABLE.has(failure.code ?? '') ? 'text' : null;
}

function decidingInputs({ mode, url, post, keywords }: SocialInputs, screenshot: Screenshot | null) {
  const entered = { url: url.trim(), upload: screenshot?.base64 ?? '', text: post.text.trim() }[mode];
  if (entered === '') return null;
  return [mode, mode === 'text' ? JSON.stringify(post) : entered, JSON.stringify(keywords)];
}

function chosenSource({ mode, url, post }: SocialInputs, screenshot: Screenshot | null): SocialSource | null {
  if (mode === 'url') return { kind: 'url', url };
  if (mode === 'upload')
    return screenshot === null ? null : { kind: 'upload', imageBase64: screenshot.base64 };
  const counts = readCounts(post.counts);
  return counts === null ? null : { kind: 'text', draft: post, counts };
}
