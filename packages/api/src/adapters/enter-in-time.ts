import { startDeadline } from './deadline.ts';
import type { JobGate, Release } from './job-gate.ts';

/** Waits for a place in the gate. Throws `Failure('busy')` when none is free in time, or the signal's reason. */
export async function enterInTime(
  gate: JobGate,
  lane: string,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Release> {
  const deadline = startDeadline(timeoutMs, 'busy', signal);
  try {
    return await gate.enter(lane, deadline.signal);
  } finally {
    deadline.clear();
  }
}
