import { startDeadline } from './deadline.ts';
import type { JobGate, Release } from './job-gate.ts';

/**
 * Waits for a slot in the gate. Throws `Failure('busy')` if none becomes free in time. If the signal is aborted, throws its
 * reason if that is a `Failure`, otherwise `Failure('aborted')`.
 */
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
