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
import { changedFields, draftOf, EMPTY_DRAFT, type PostDraft } from './post-draft.ts';
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

/** Codes of failures that say: there is a picture, but no text was read from it. */
const UNREADABLE: ReadonlySet<string> = new Set(['image_no_text', 'image_unreadable', 'image_timeout']);
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
  const [draft, setDraft] = useState<PostDraft | null>(null);
  /** Whether the draft is typed for a picture that could not be read; else it corrects the report. */
  const [isTyping, setIsTyping] = useState(false);
  const [confirmed, setConfirmed] = useState<object | null>(null);
  const [dismissed, setDismissed] = useState<object | null>(null);
  const { result, failure, sent } = analysis;

  const send = async (source: SocialSource): Promise<SocialResult> => {
    const report = await mutation.mutateAsync(buildSocialRequest(source, inputs.keywords));
    setDraft(null);
    setIsTyping(false);
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

  const draftImage = isTyping ? (screenshot?.base64 ?? null) : (result?.readImage ?? null);
  const before = isTyping || result === null ? EMPTY_DRAFT : draftOf(result.report);
  const changed = draft === null ? [] : changedFields(draft, before);

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
      /** The post that is being put right or typed; null while nobody does. */
      draft,
      setDraft: (next: PostDraft | null) => {
        setIsTyping(false);
        setDraft(next);
      },
      isTyping,
      type: (next: PostDraft) => {
        setIsTyping(true);
        setDraft(next);
      },
      /** The picture that the draft is about. */
      image: draftImage,
      isPossible: (result?.readImage ?? null) !== null,
      isReady: draft !== null && draft.text.trim() !== '' && changed.length > 0,
      analyze: () => {
        if (draftImage === null || draft === null) return;
        const earlier = isTyping ? [] : (result?.report.metadata.corrected ?? []);
        const counts = isTyping ? {} : result?.report.metadata.counts;
        const corrected = [...new Set([...earlier, ...changed])];
        run({ kind: 'correction', imageBase64: draftImage, draft, corrected, counts });
      },
    },
    /** Whether the post was chosen on so thin evidence that the user should look before the figures count. */
    isCheckDue:
      result !== null &&
      !result.isCorrected &&
      result.report.document.reading?.choice.level === 'check' &&
      confirmed !== result,
    confirmReading: () => setConfirmed(result),
    /** Whether the picture that was sent holds no text that could be read, so that it can only be typed. */
    isTypingAdvised:
      failure !== null && sent !== 'url' && UNREADABLE.has(failure.code ?? '') && screenshot !== null,
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
