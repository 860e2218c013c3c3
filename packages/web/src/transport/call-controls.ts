import type { OperationContext } from '@trpc/client';

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
