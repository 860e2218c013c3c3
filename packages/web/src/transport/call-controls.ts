import type { JobProgress } from '@earshot/schema/jobs/model';
import type { OperationContext } from '@trpc/client';

/** What a screen may use while a call runs: a way to cancel it and to hear how far its upload and its answer are. */
export interface CallControls {
  signal?: AbortSignal;
  onUploadProgress?: (share: number) => void;
  onProgress?: (progress: JobProgress) => void;
}

const CONTEXT_KEY = 'earshot.callControls';

/** The tRPC context that carries `controls` to the REST link; they are read on each call. */
export function contextWithControls(controls: CallControls): OperationContext {
  return { [CONTEXT_KEY]: controls };
}

/** The controls in a tRPC context, if the caller put some there. */
export function callControlsOf(context: OperationContext): CallControls | undefined {
  const controls = context[CONTEXT_KEY];
  return typeof controls === 'object' && controls !== null ? controls : undefined;
}
