import type { OperationContext } from '@trpc/client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CallControls, contextWithControls } from './call-controls.ts';

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
