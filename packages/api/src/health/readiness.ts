/** The result of `/readyz`: whether the instance can serve requests, and the problems of each part. */
import { withinPatience } from '../records/records.ts';

interface PartHealth {
  readonly status: 'ok' | 'degraded' | 'down';
  /** The problem and its effects, for the operator. */
  readonly reason?: string;
}

export interface Readiness {
  /** `degraded` means that analyses work, but something is not stored or screenshots cannot be read. */
  readonly status: 'ready' | 'degraded' | 'not_ready';
  readonly parts: Readonly<Record<'server' | 'workers' | 'pictures' | 'store' | 'disk', PartHealth>>;
}

export interface ReadinessSources {
  readonly isStopping: () => boolean;
  readonly workersReady: () => Promise<void>;
  /** Resolves once a picture has been read. */
  readonly picturesReady: () => Promise<void>;
  readonly pingStore: () => Promise<void>;
  /** Free bytes on the disk with the data, or null if the data is on a database server. */
  readonly freeDiskBytes: () => Promise<number | null>;
  readonly diskReserveBytes: number;
}

/** Maximum time for the checks, because a probe waits for about a second. */
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

/** The recognizer is tried only once. An instance that cannot read pictures still serves everything else. */
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

/** Whether a table or column is missing, according to PostgreSQL's error code (42P01, 42703) or SQLite's message. */
function isSchemaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '42P01' || code === '42703' || /no such (?:table|column)/.test(error.message);
}

/**
 * A disk with less free space than this counts as full even without a reserve, because a database change would barely fit.
 */
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
