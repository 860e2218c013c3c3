import type { OperationContext } from '@trpc/client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CallControls, contextWithControls } from './call-controls.ts';

export interface CancellableCall {
  /** Pass as `trpc: { context }` to the mutation hook. */
  readonly context: OperationContext;
  /** Call right before `mutate`. `trackUpload` reports the share sent, at the price of one XMLHttpRequest. */
  readonly begin: (options?: { trackUpload?: boolean }) => void;
  readonly cancel: () => void;
  /** True when the error of the mutation is only the user's cancellation. */
  readonly wasCanceled: () => boolean;
  /** Share of the upload that has been sent, 0 to 1; null when it is not tracked. */
  readonly uploadShare: number | null;
}

/** Cancellation and upload progress for one mutation at a time; leaving the screen cancels nothing. */
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
