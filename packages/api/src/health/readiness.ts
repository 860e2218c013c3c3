import { withinPatience } from '../records/records.ts';

interface PartHealth {
  readonly status: 'ok' | 'degraded' | 'down';
  readonly reason?: string;
}

export interface Readiness {
  /** `degraded` means that analyses work, but something is not stored or screenshots cannot be read. */
  readonly status: 'ready' | 'degraded' | 'not_ready';
  readonly parts: Readonly<Record<'server' | 'workers' | 'pictures' | 'store', PartHealth>>;
}

export interface ReadinessSources {
  readonly isStopping: () => boolean;
  readonly workersReady: () => Promise<void>;
  readonly picturesReady: () => Promise<void>;
  readonly pingStore: () => Promise<void>;
}

/** Maximum time for all checks, because a probe waits about a second. */
const PROBE_PATIENCE_MS = 800;

const OK: PartHealth = { status: 'ok' };

const down = (reason: string): PartHealth => ({ status: 'down', reason });
const degraded = (reason: string): PartHealth => ({ status: 'degraded', reason });

async function healthOf(
  check: Promise<void>,
  late: PartHealth,
  failed: (error: unknown) => PartHealth,
): Promise<PartHealth> {
  const checked = check.then(() => OK, failed);
  return (await withinPatience(checked, PROBE_PATIENCE_MS)) ?? late;
}

export async function readinessOf(sources: ReadinessSources): Promise<Readiness> {
  const [workers, pictures, store] = await Promise.all([
    healthOf(sources.workersReady(), down('The worker processes are starting.'), () =>
      down('No worker process can be started.'),
    ),
    healthOf(sources.picturesReady(), down('The recognizer of screenshots is starting.'), () =>
      degraded('Screenshots cannot be read on this machine.'),
    ),
    healthOf(sources.pingStore(), degraded(UNSTORED), () => degraded(UNSTORED)),
  ]);
  const server = sources.isStopping() ? down('It is stopping.') : OK;
  const parts = { server, workers, pictures, store };
  const statuses = Object.values(parts).map(({ status }) => status);
  if (statuses.includes('down')) return { status: 'not_ready', parts };
  return { status: statuses.includes('degraded') ? 'degraded' : 'ready', parts };
}

const UNSTORED =
  'The database does not answer. Analyses go on; uses are counted later, rankings and suggestions are not stored.';
