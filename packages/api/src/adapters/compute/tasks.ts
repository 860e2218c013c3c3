import type { AddressFacts } from '@earshot/schema/address-facts';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { JobName } from '../../compute/jobs.ts';

/** Bytes of bytecode that a function runs before V8 optimizes it. Most tasks end within a second, before that would pay off. */
export const OPTIMIZED_AFTER_BYTES = 500_000;

export type Task =
  | { readonly kind: 'job'; readonly name: JobName; readonly input: unknown }
  | { readonly kind: 'document'; readonly input: { readonly name: string; readonly bytes: Uint8Array } }
  | { readonly kind: 'picture' | 'preview'; readonly input: Uint8Array }
  | { readonly kind: 'try-recognizer' | 'ready' };

export type Outcome =
  | { readonly json: string }
  | { readonly failureCause: FailureCause; readonly detail?: string; readonly stated?: AddressFacts };

export function jsonOf(outcome: Outcome): string {
  if ('json' in outcome) return outcome.json;
  const { failureCause, detail, stated } = outcome;
  throw new Failure(failureCause, { ...(detail !== undefined && { detail }), stated });
}

export function limitFailure({ kind }: Task, limit: 'memory' | 'time', cause: unknown): Failure {
  if (kind === 'document') return new Failure('file-too-complex', { cause });
  if (kind === 'picture' || kind === 'preview') return new Failure('image-timeout', { cause });
  return new Failure(limit === 'time' ? 'job-timeout' : 'job-too-large', { cause });
}
