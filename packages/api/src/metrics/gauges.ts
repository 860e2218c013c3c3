/** Metrics whose values are read when the metrics are requested. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { PoolLoad } from '../ports.ts';
import type { RecordFigures } from '../records/records.ts';

export interface GaugeSources {
  /** Load of the worker processes, by lane. */
  readonly poolLoad: () => Readonly<Record<string, PoolLoad>>;
  readonly processes: () => { readonly running: number; readonly ended: number };
  readonly records: () => RecordFigures;
  /** Total size of stored rankings. Rejects while the store does not respond. */
  readonly storedBytes: () => Promise<number>;
  /** Free bytes on the data folder's disk. Null if the data is on a database server. */
  readonly freeDiskBytes: () => Promise<number | null>;
}

export function registerGauges(registry: Registry, sources: GaugeSources): void {
  registerPool(registry, sources);
  registerStore(registry, sources);
  registerRecords(registry, sources);
}

function registerPool(registry: Registry, { poolLoad, processes }: GaugeSources): void {
  const registers = [registry];
  const labelNames = ['lane'];
  const gauge = (name: string, help: string, figure: 'waiting' | 'running') =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        for (const [lane, load] of Object.entries(poolLoad())) this.set({ lane }, load[figure]);
      },
    });
  gauge('earshot_pool_waiting', 'Tasks waiting for a place in a worker process', 'waiting');
  gauge('earshot_pool_running', 'Tasks in a worker process', 'running');
  new Counter({
    name: 'earshot_pool_completed_total',
    help: 'Tasks that worker processes have completed',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [lane, { completed }] of Object.entries(poolLoad())) this.inc({ lane }, completed);
    },
  });
  new Gauge({
    name: 'earshot_worker_processes',
    help: 'Running worker processes',
    registers,
    collect() {
      this.set(processes().running);
    },
  });
  new Counter({
    name: 'earshot_worker_ended_total',
    help: 'Worker processes that died or were ended for what they used',
    registers,
    collect() {
      this.reset();
      this.inc(processes().ended);
    },
  });
}

function registerStore(registry: Registry, { storedBytes, freeDiskBytes }: GaugeSources): void {
  const registers = [registry];
  const stored = new Gauge({
    name: 'earshot_stored_ranking_bytes',
    help: 'What stored rankings take, compressed',
    registers,
  });
  new Gauge({
    name: 'earshot_store_up',
    help: '1 while the store answers',
    registers,
    async collect() {
      try {
        stored.set(await storedBytes());
        this.set(1);
      } catch {
        this.set(0);
      }
    },
  });
  new Gauge({
    name: 'earshot_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR; absent with PostgreSQL',
    registers,
    async collect() {
      const freeBytes = await freeDiskBytes().catch(() => null);
      if (freeBytes !== null) this.set(freeBytes);
    },
  });
}

function registerRecords(registry: Registry, { records }: GaugeSources): void {
  const registers = [registry];
  new Gauge({
    name: 'earshot_pending_uses',
    help: 'Uses that have been counted and are not stored yet',
    registers,
    collect() {
      this.set(records().pendingUses);
    },
  });
  new Counter({
    name: 'earshot_rankings_not_kept_total',
    help: 'Rankings that were answered although they could not be stored in time',
    registers,
    collect() {
      this.reset();
      this.inc(records().unkeptRankings);
    },
  });
}
