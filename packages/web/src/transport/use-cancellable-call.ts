import type { OperationContext } from '@trpc/client';
import { useEffect, useMemo, useRef, useState } from 'react';

export interface CancellableCall {
  /** Pass as `trpc: { context }` to the mutation hook. */
  readonly context: OperationContext;
  /**
   * Call right before `mutate`. `trackUpload` reports upload progress, which requires `XMLHttpRequest` instead of `fetch`.
   */
  readonly begin: (options?: { trackUpload?: boolean }) => void;
  readonly cancel: () => void;
  /** True if the user canceled the current call. Check it when the mutation fails. */
  readonly wasCanceled: () => boolean;
  /** Fraction of the request body that has been sent, from 0 to 1. Null if it is not tracked. */
  readonly uploadShare: number | null;
}

/** Handles cancellation and upload progress for one mutation at a time. Leaving the screen does not cancel the mutation. */
export function useCancellableCall(): CancellableCall {
  const [uploadShare, setUploadShare] = useState<number | null>(null);
  const controls = useRef<CallControls>({});
  const controller = useRef<AbortController | null>(null);
  const mounted = useRef(true);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  return useMemo(
    () => ({
      context: contextWithControls(controls.current),
      begin: ({ trackUpload = false } = {}) => {
        const next = new AbortController();
        controller.current = next;
        controls.current.signal = next.signal;
        setUploadShare(trackUpload ? 0 : null);
        if (trackUpload) {
          controls.current.onUploadProgress = (share) => {
            if (mounted.current) setUploadShare(share);
          };
        } else {
          delete controls.current.onUploadProgress;
        }
      },
      cancel: () => controller.current?.abort(),
      wasCanceled: () => controller.current?.signal.aborted ?? false,
      uploadShare,
    }),
    [uploadShare],
  );
}

/** Options of a running call: a signal to cancel it, and a callback for the progress of its upload. */
export interface CallControls {
  signal?: AbortSignal;
  onUploadProgress?: (share: number) => void;
}

const CONTEXT_KEY = 'earshot.callControls';

/** Returns a tRPC context that passes `controls` to the REST link. The controls are read again for each call. */
export function contextWithControls(controls: CallControls): OperationContext {
  return { [CONTEXT_KEY]: controls };
}

/** Returns the controls in a tRPC context, if any. */
export function callControlsOf(context: OperationContext): CallControls | undefined {
  const controls = context[CONTEXT_KEY];
  return typeof controls === 'object' && controls !== null ? controls : undefined;
}
