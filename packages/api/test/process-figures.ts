/** Resources used by a process, as reported by Linux. */
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessFigures {
  readonly memoryMb: number;
  readonly peakMemoryMb: number;
  /** Number of open files and sockets. */
  readonly descriptors: number;
  /** User and system time of all its threads. */
  readonly cpuSeconds: number;
}

/** Linux reports CPU time in `/proc` in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Returns a process and all of its descendants. Empty on systems without `/proc`. */
export function familyOf(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(familyOf)];
  } catch {
    return [];
  }
}

/** Returns the figures of a process. Null if there is no `/proc`. */
export function processFigures(pid: number): ProcessFigures | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // The name may contain anything. The fields after it start with the third one (proc_pid_stat, 5).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
    return {
      memoryMb: mb('VmRSS'),
      peakMemoryMb: mb('VmHWM'),
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
    };
  } catch {
    return null;
  }
}
