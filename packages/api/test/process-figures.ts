/** What a process holds, as Linux tells it. */
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessFigures {
  readonly memoryMb: number;
  readonly peakMemoryMb: number;
  /** Open files and sockets. */
  readonly descriptors: number;
}

/** Null where there is no `/proc`. */
export function processFigures(pid: number): ProcessFigures | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
    return {
      memoryMb: mb('VmRSS'),
      peakMemoryMb: mb('VmHWM'),
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
    };
  } catch {
    return null;
  }
}
