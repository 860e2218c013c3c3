import { describe, expect, it } from 'vitest';
import { analyzeOnce, articleUses } from '../test/analysis-request.ts';
import { useStores } from '../test/stores.ts';
import { useServers } from '../test/use-servers.ts';

const CLIENTS = 8;
const TOTAL = 1000;
/** Uses that are answered before they are stored, once a second. A busy machine takes longer. */
const LAST_MOMENT_MS = 3_000;

const stores = await useStores();
const startServer = useServers();

describe.each(stores.servers)('counters on %s', (_, settings) => {
  it('#404 kill -9 during 1,000 increments counts none twice and loses those of the last moment at most', async () => {
    let acknowledged = 0;
    let asked = 0;
    let lostAtMost = 0;
    for (const killAfter of [200, 500, 800]) {
      const server = await startServer(settings);
      expect(await articleUses(server.url)).toBeGreaterThanOrEqual(acknowledged - lostAtMost);
      const answeredAtMs: number[] = [];
      const client = async () => {
        while (asked < TOTAL && server.child.signalCode === null && !server.child.killed) {
          asked += 1;
          if (await analyzeOnce(server.url)) {
            acknowledged += 1;
            answeredAtMs.push(performance.now());
          }
          if (acknowledged >= killAfter) await server.kill();
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      const lastMs = answeredAtMs.at(-1) ?? 0;
      lostAtMost += answeredAtMs.filter((ms) => ms > lastMs - LAST_MOMENT_MS).length;
      await server.kill();
    }
    const server = await startServer(settings);
    const uses = await articleUses(server.url);
    expect(acknowledged).toBeGreaterThanOrEqual(800);
    expect(uses).toBeGreaterThanOrEqual(acknowledged - lostAtMost);
    // Only the requests in flight at each of the three kills may have been counted without being acknowledged.
    expect(uses).toBeLessThanOrEqual(acknowledged + 3 * CLIENTS);
    expect(await server.stop()).toBe(0);
  });
});
