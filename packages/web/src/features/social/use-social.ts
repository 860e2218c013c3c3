import {
  checkSocialInput,
  pointsToScreenshot,
  SOCIAL_FAILURE_TEXT,
  type SocialField,
} from '@earshot/schema/social/rules';
import { useState } from 'react';
import { type AnalysisFailure, analysisSlots } from '../../lib/analysis-slot.ts';
import { useAnalysis } from '../../lib/use-analysis.ts';
import { complete, isRecord } from '../../transport/complete.ts';
import { toReportData } from '../../transport/report-data.ts';
import { trpc } from '../../transport/trpc.ts';
import { buildSocialRequest, type SocialSource } from './build-social-request.ts';
import type { SocialResult } from './social-result.ts';
import { SOCIAL_STRINGS } from './strings.ts';
import { usePostDraft } from './use-post-draft.ts';
import type { Screenshot } from './use-screenshot.ts';
import type { SocialInputs } from './use-social-inputs.ts';

/** Codes of failures that say: there is a picture, but no text was read from it. */
const UNREADABLE: ReadonlySet<string> = new Set(['image_no_text', 'image_unreadable', 'image_timeout']);
const TOO_MANY_PIXELS = 'image_too_many_pixels';
const TEXTS = { ...SOCIAL_STRINGS.outcomes, fallback: SOCIAL_FAILURE_TEXT };

/** Where the last result is kept. */
const socialSlot = analysisSlots<SocialResult>({
  key: 'social.result',
  parse: (kept) => ({
    ...complete({ isCorrected: false }, kept),
    report: toReportData(isRecord(kept) ? kept.report : undefined),
    readImage: null,
  }),
  kept: ({ report, isCorrected }) => ({ report, isCorrected }),
});

export type Social = ReturnType<typeof useSocial>;

/** The social analysis, and the correction of what was read from a screenshot (spec section 5). */
export function useSocial(inputs: SocialInputs, screenshot: Screenshot | null) {
  const analysis = useAnalysis<SocialField, SocialResult>(
    socialSlot,
    decidingInputs({ ...inputs, keywords: inputs.tracked }, screenshot),
    TEXTS,
  );
  const mutation = trpc.social.analyze.useMutation({ trpc: { context: analysis.context } });
  const { result } = analysis;
  const { sourceOf, ...correction } = usePostDraft(result, screenshot);

  const send = async (source: SocialSource): Promise<SocialResult> => {
    const report = await mutation.mutateAsync(buildSocialRequest(source, inputs.tracked));
    correction.setDraft(null);
    return {
      report,
      isCorrected: source.kind === 'correction',
      readImage: source.kind === 'url' ? null : source.imageBase64,
    };
  };

  const run = (source: SocialSource | null) => {
    const mode = source?.kind === 'correction' ? 'upload' : inputs.mode;
    const { url, tracked } = inputs;
    const broken = checkSocialInput({ mode, url, hasImage: source !== null, keywords: tracked });
    if (broken === null) inputs.takeDraft();
    const kind = source?.kind ?? inputs.mode;
    analysis.run({
      problem: broken,
      sent: kind,
      phases: { uploading: SOCIAL_STRINGS.phases.uploading, working: SOCIAL_STRINGS.phases[kind] },
      trackUpload: kind !== 'url',
      send: () => (source ? send(source) : Promise.reject(new Error(''))),
    });
  };

  return {
    ...analysis,
    report: result?.report ?? null,
    isCorrected: result?.isCorrected ?? false,
    analyze: () => run(chosenSource(inputs, screenshot)),
    correction: {
      ...correction,
      analyze: () => {
        const source = sourceOf();
        if (source !== null) run(source);
      },
    },
    noteEdit: () => {
      analysis.clearProblem();
      analysis.clearFailure();
    },
    ...useAdvice(analysis, screenshot !== null),
  };
}

interface Ended {
  readonly result: SocialResult | null;
  readonly failure: AnalysisFailure | null;
  /** How the last call was made. */
  readonly sent: string;
}

/** What the user should do about a result or a failure, until that is done or dismissed. */
function useAdvice({ result, failure, sent }: Ended, hasScreenshot: boolean) {
  const [confirmed, setConfirmed] = useState<object | null>(null);
  const [dismissed, setDismissed] = useState<object | null>(null);
  return {
    /** Whether the post was chosen on so thin evidence that the user should look before the figures count. */
    isCheckDue:
      result !== null &&
      !result.isCorrected &&
      result.report.document.reading?.choice.level === 'check' &&
      confirmed !== result,
    confirmReading: () => setConfirmed(result),
    /** Whether the picture that was sent holds no text that could be read, so that it can only be typed. */
    isTypingAdvised:
      failure !== null && sent !== 'url' && UNREADABLE.has(failure.code ?? '') && hasScreenshot,
    isScreenshotAdvised:
      failure !== null && sent === 'url' && dismissed !== failure && pointsToScreenshot(failure),
    /** Whether the picture that was sent has more pixels than are read, so that only a part of it can be. */
    isTopAdvised:
      failure !== null && failure.code === TOO_MANY_PIXELS && dismissed !== failure && hasScreenshot,
    dismissAdvice: () => setDismissed(failure),
  };
}

/** Everything that decides the report; null while neither an address nor a screenshot is chosen. */
function decidingInputs({ mode, url, keywords }: SocialInputs, screenshot: Screenshot | null) {
  const source = mode === 'url' ? url.trim() : (screenshot?.base64 ?? '');
  return source === '' ? null : [mode, source, JSON.stringify(keywords)];
}

/** The address or the screenshot that is chosen; null without a screenshot. */
function chosenSource({ mode, url }: SocialInputs, screenshot: Screenshot | null): SocialSource | null {
  if (mode === 'url') return { kind: 'url', url };
  return screenshot === null ? null : { kind: 'upload', imageBase64: screenshot.base64 };
}
