import {
  checkSocialInput,
  pointsToScreenshot,
  SOCIAL_FAILURE_TEXT,
  type SocialField,
} from '@earshot/schema/social/rules';
import type { Problem } from '@earshot/schema/toast';
import { useRef, useState } from 'react';
import { useFocusWhenDone } from '../../lib/use-focus-when-done.ts';
import { useSessionState } from '../../lib/use-session-state.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { detailOf, RestError } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { useCancellableCall } from '../../transport/use-cancellable-call.ts';
import { isReceivedResult, type ReceivedResult } from '../report/report-data.ts';
import { buildSocialRequest, type SocialSource } from './build-social-request.ts';
import { SOCIAL_STRINGS } from './strings.ts';
import type { SocialInputs } from './use-social-inputs.ts';

const isStoredResult = (value: unknown): value is ReceivedResult | null =>
  value === null || isReceivedResult(value);

/**
 * The social analysis: idle, pending, then success (result, toast, counters asked again) or failure (toast, and a way
 * to the screenshot when the address was to blame). A result stays until the next one replaces it (spec section 5).
 * @param imageBase64 the chosen screenshot, or null
 */
export function useSocial(inputs: SocialInputs, imageBase64: string | null) {
  const [result, setResult] = useSessionState<ReceivedResult | null>('social.result', null, isStoredResult);
  const [isCorrected, setIsCorrected] = useSessionState('social.corrected', false);
  /** The screenshot that the result was read from; it may differ from the one that is chosen by now. */
  const [readImage, setReadImage] = useState<string | null>(null);
  const [correction, setCorrection] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem<SocialField> | null>(null);
  const [failure, setFailure] = useState('');
  const [isScreenshotAdvised, setIsScreenshotAdvised] = useState(false);
  const [sentKind, setSentKind] = useState<SocialSource['kind']>('url');
  const headingRef = useRef<HTMLHeadingElement>(null);
  const running = useRef(false);
  const focus = useFocusWhenDone(headingRef);
  const call = useCancellableCall();
  const utils = trpc.useUtils();
  const mutation = trpc.social.analyze.useMutation({ trpc: { context: call.context } });

  const onFailure = (error: unknown, source: SocialSource) => {
    if (call.wasCancelled()) {
      showToast({ title: SOCIAL_STRINGS.cancelled, tone: 'neutral' });
      return;
    }
    const cause = error instanceof Error ? error.cause : null;
    if (source.kind === 'url' && cause instanceof RestError && pointsToScreenshot(cause)) {
      setIsScreenshotAdvised(true);
    }
    const message = error instanceof Error ? error.message : '';
    setFailure(detailOf(error) || message || SOCIAL_FAILURE_TEXT);
    showToast({ title: SOCIAL_STRINGS.failed, text: message || SOCIAL_FAILURE_TEXT, tone: 'destructive' });
  };

  const send = async (source: SocialSource) => {
    running.current = true;
    setSentKind(source.kind);
    setFailure('');
    setIsScreenshotAdvised(false);
    focus.start();
    call.begin({ trackUpload: source.kind !== 'url' });
    try {
      setResult(await mutation.mutateAsync(buildSocialRequest(source, inputs.keywords)));
      setReadImage(source.kind === 'url' ? null : source.imageBase64);
      setIsCorrected(source.kind === 'correction');
      setCorrection(null);
      showToast({ title: SOCIAL_STRINGS.complete, tone: 'success' });
      focus.finish();
      void utils.counters.get.invalidate();
    } catch (error) {
      onFailure(error, source);
    } finally {
      running.current = false;
    }
  };

  const checkAndSend = (source: SocialSource | null) => {
    if (running.current) return;
    const broken = checkSocialInput({
      mode: source?.kind === 'correction' ? 'upload' : inputs.mode,
      url: inputs.url,
      hasImage: source !== null,
      keywords: inputs.keywords,
    });
    setProblem(broken);
    if (broken) showToast(broken.toast);
    else if (source) void send(source);
  };

  const chosenSource = (): SocialSource | null => {
    if (inputs.mode === 'url') return { kind: 'url', url: inputs.url };
    return imageBase64 === null ? null : { kind: 'upload', imageBase64 };
  };

  return {
    analyze: () => checkAndSend(chosenSource()),
    cancel: call.cancel,
    pending: mutation.isPending,
    sentKind,
    uploadShare: call.uploadShare,
    result,
    isCorrected,
    correction: {
      /** The text that is being put right; null while nobody does. */
      draft: correction,
      setDraft: setCorrection,
      isPossible: readImage !== null,
      analyze: () => {
        if (readImage === null || correction === null) return;
        checkAndSend({
          kind: 'correction',
          imageBase64: readImage,
          correctedText: correction,
          metadata: result?.metadata,
        });
      },
    },
    problem,
    /** What the server said about the last failed call; empty when there was none since, or the inputs have changed. */
    failure,
    clearProblem: () => {
      setProblem(null);
      setFailure('');
    },
    isScreenshotAdvised,
    dismissAdvice: () => setIsScreenshotAdvised(false),
    headingRef,
  };
}
