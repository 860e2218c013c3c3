/** What `/readyz` says: whether the instance can serve, and part by part what is wrong. */
import { withinPatience } from '../records/within-patience.ts';

interface PartHealth {
  readonly status: 'ok' | 'degraded' | 'down';
  /** What is wrong and what follows from it, for the operator. */
  readonly reason?: string;
}

export interface Readiness {
  /** `degraded`: analyses are answered, but something is not stored or screenshots cannot be read. */
  readonly status: 'ready' | 'degraded' | 'not_ready';
  readonly parts: Readonly<Record<'server' | 'workers' | 'pictures' | 'store' | 'disk', PartHealth>>;
}

export interface ReadinessSources {
  readonly isStopping: () => boolean;
  readonly workersReady: () => Promise<void>;
  /** Resolves once a picture has been read. */
  readonly picturesReady: () => Promise<void>;
  readonly pingStore: () => Promise<void>;
  /** Free bytes of the disk with the data; null when a database server has them. */
  readonly freeDiskBytes: () => Promise<number | null>;
  readonly diskReserveBytes: number;
}

/** A probe waits for about a second. */
const PROBE_PATIENCE_MS = 800;

const OK: PartHealth = { status: 'ok' };

export async function readinessOf(sources: ReadinessSources): Promise<Readiness> {
  const [workers, pictures, store, disk] = await Promise.all([
    workerHealth(sources),
    pictureHealth(sources),
    storeHealth(sources),
    diskHealth(sources),
  ]);
  const server: PartHealth = sources.isStopping() ? { status: 'down', reason: 'It is stopping.' } : OK;
  const parts = { server, workers, pictures, store, disk };
  const statuses = Object.values(parts).map(({ status }) => status);
  if (statuses.includes('down')) return { status: 'not_ready', parts };
  return { status: statuses.includes('degraded') ? 'degraded' : 'ready', parts };
}

async function workerHealth({ workersReady }: ReadinessSources): Promise<PartHealth> {
  const ready = workersReady().then(
    () => OK,
    () => ({ status: 'down', reason: 'No worker process can be started.' }) satisfies PartHealth,
  );
  const starting: PartHealth = { status: 'down', reason: 'The worker processes are starting.' };
  return (await withinPatience<PartHealth>(ready, PROBE_PATIENCE_MS)) ?? starting;
}

/** The recognizer is tried once at the start. An instance that cannot read pictures serves everything else. */
async function pictureHealth({ picturesReady }: ReadinessSources): Promise<PartHealth> {
  const tried = picturesReady().then(
    () => OK,
    () =>
      ({ status: 'degraded', reason: 'Screenshots cannot be read on this machine.' }) satisfies PartHealth,
  );
  const trying: PartHealth = { status: 'down', reason: 'The recognizer of screenshots is starting.' };
  return (await withinPatience<PartHealth>(tried, PROBE_PATIENCE_MS)) ?? trying;
}

async function storeHealth({ pingStore }: ReadinessSources): Promise<PartHealth> {
  const answer = pingStore().then(
    () => OK,
    (error: unknown): PartHealth =>
      isSchemaError(error)
        ? { status: 'down', reason: 'A newer release has changed the database. Replace this instance.' }
        : { status: 'degraded', reason: UNSTORED },
  );
  return (await withinPatience(answer, PROBE_PATIENCE_MS)) ?? { status: 'degraded', reason: UNSTORED };
}

const UNSTORED =
  'The database does not answer. Analyses go on; uses are counted later, rankings and suggestions are not stored.';

/** A table or a column is missing: codes of PostgreSQL (42P01, 42703), words of SQLite. */
function isSchemaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '42P01' || code === '42703' || /no such (?:table|column)/.test(error.message);
}

/** Without a reserve, a disk is full when a change of the database hardly fits. */
const FULL_BYTES = 1_000_000;

async function diskHealth({ freeDiskBytes, diskReserveBytes }: ReadinessSources): Promise<PartHealth> {
  const freeBytes = await freeDiskBytes().catch(() => null);
  if (freeBytes === null || freeBytes >= Math.max(diskReserveBytes, FULL_BYTES)) return OK;
  const [free, reserve] = [freeBytes, diskReserveBytes].map((bytes) => Math.floor(bytes / 1_000_000));
  return {
    status: 'degraded',
    reason: `${free} MB of the disk are free, less than DISK_RESERVE_MB (${reserve}). Rankings are not stored.`,
  };
}
