import {
  checkSocialInput,
  pointsToScreenshot,
  SOCIAL_FAILURE_TEXT,
  type SocialField,
} from '@earshot/schema/social/rules';
import { useState } from 'react';
import { analysisSlots } from '../../lib/analysis-slot.ts';
import { useAnalysis } from '../../lib/use-analysis.ts';
import { complete, isRecord } from '../../transport/complete.ts';
import { type ReportData, toReportData } from '../../transport/report-data.ts';
import { trpc } from '../../transport/trpc.ts';
import { buildSocialRequest, type SocialSource } from './build-social-request.ts';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Screenshot } from './use-screenshot.ts';
import type { SocialInputs } from './use-social-inputs.ts';

/** A report and what it was made from. */
interface SocialResult {
  readonly report: ReportData;
  /** Whether the text of the screenshot was put right by hand. */
  readonly isCorrected: boolean;
  /** The screenshot that was read, which may differ from the one that is chosen by now; it never outlives the page. */
  readonly readImage: string | null;
}

const TEXTS = { ...SOCIAL_STRINGS.outcomes, fallback: SOCIAL_FAILURE_TEXT };
const socialSlot = analysisSlots<SocialResult>({
  key: 'social.result',
  parse: (kept) => ({
    ...complete({ isCorrected: false }, kept),
    report: toReportData(isRecord(kept) ? kept.report : undefined),
    readImage: null,
  }),
  kept: ({ report, isCorrected }) => ({ report, isCorrected }),
});

/** The social analysis, and the correction of what was read from a screenshot (spec section 5). */
export function useSocial(inputs: SocialInputs, screenshot: Screenshot | null) {
  const analysis = useAnalysis<SocialField, SocialResult>(
    socialSlot,
    decidingInputs(inputs, screenshot),
    TEXTS,
  );
  const mutation = trpc.social.analyze.useMutation({ trpc: { context: analysis.context } });
  const [draft, setDraft] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<object | null>(null);
  const { result, failure, sent } = analysis;

  const send = async (source: SocialSource): Promise<SocialResult> => {
    const report = await mutation.mutateAsync(buildSocialRequest(source, inputs.keywords));
    setDraft(null);
    return {
      report,
      isCorrected: source.kind === 'correction',
      readImage: source.kind === 'url' ? null : source.imageBase64,
    };
  };

  const run = (source: SocialSource | null) => {
    const mode = source?.kind === 'correction' ? 'upload' : inputs.mode;
    const broken = checkSocialInput({
      mode,
      url: inputs.url,
      hasImage: source !== null,
      keywords: inputs.keywords,
    });
    const kind = source?.kind ?? inputs.mode;
    analysis.run({
      problem: broken,
      sent: kind,
      phases: { uploading: SOCIAL_STRINGS.phases.uploading, working: SOCIAL_STRINGS.phases[kind] },
      trackUpload: kind !== 'url',
      send: () => (source ? send(source) : Promise.reject(new Error(''))),
    });
  };

  const chosenSource = (): SocialSource | null => {
    if (inputs.mode === 'url') return { kind: 'url', url: inputs.url };
    return screenshot === null ? null : { kind: 'upload', imageBase64: screenshot.base64 };
  };

  return {
    ...analysis,
    report: result?.report ?? null,
    isCorrected: result?.isCorrected ?? false,
    analyze: () => run(chosenSource()),
    correction: {
      /** The text that is being put right; null while nobody does. */
      draft,
      setDraft,
      isPossible: (result?.readImage ?? null) !== null,
      analyze: () => {
        if (!result?.readImage || draft === null) return;
        const { readImage, report } = result;
        run({ kind: 'correction', imageBase64: readImage, correctedText: draft, metadata: report.metadata });
      },
    },
    noteEdit: () => {
      analysis.clearProblem();
      analysis.clearFailure();
    },
    isScreenshotAdvised:
      failure !== null && sent === 'url' && dismissed !== failure && pointsToScreenshot(failure),
    dismissAdvice: () => setDismissed(failure),
  };
}

/** Everything that decides the report; null while neither an address nor a screenshot is chosen. */
function decidingInputs({ mode, url, keywords }: SocialInputs, screenshot: Screenshot | null) {
  const source = mode === 'url' ? url.trim() : (screenshot?.base64 ?? '');
  return source === '' ? null : [mode, source, JSON.stringify(keywords)];
}
