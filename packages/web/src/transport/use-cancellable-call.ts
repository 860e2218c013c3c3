import type { OperationContext } from '@trpc/client';
import { useEffect, useMemo, useRef, useState } from 'react';

export interface CancellableCall {
  /** Pass as `trpc: { context }` to the mutation hook. */
  readonly context: OperationContext;
  /** Call right before `mutate`. */
  readonly begin: (options?: { trackUpload?: boolean }) => void;
  readonly cancel: () => void;
  readonly wasCanceled: () => boolean;
  /** From 0 to 1. Null if the upload is not tracked. */
  readonly uploadShare: number | null;
}

/** Leaving the screen does not cancel the call. */
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

export interface CallControls {
  signal?: AbortSignal;
  onUploadProgress?: (share: number) => void;
}

const CONTEXT_KEY = 'earshot.callControls';

/** The controls are read again for each call. */
export function contextWithControls(controls: CallControls): OperationContext {
  return { [CONTEXT_KEY]: controls };
}

export function callControlsOf(context: OperationContext): CallControls | undefined {
  const controls = context[CONTEXT_KEY];
  return typeof controls === 'object' && controls !== null ? controls : undefined;
}
