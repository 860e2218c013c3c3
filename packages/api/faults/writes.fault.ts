/** Visitors' data other than counters: suggestions and rankings survive a crash once they are acknowledged. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { postJson } from '../test/analysis-request.ts';
import { useStores } from '../test/stores.ts';
import { useServers } from '../test/use-servers.ts';

const CLIENTS = 6;
/** Numbers of acknowledged writes after which the current server is killed. */
const KILL_AFTER = [60, 120, 180];

const stores = await useStores();
const startServer = useServers();

/** Returns the parsed response to a POST, or null if it was not acknowledged. */
async function send(url: string, body: object): Promise<unknown> {
  try {
    const response = await postJson(url, body);
    const answer: unknown = await response.json();
    return response.ok ? answer : null;
  } catch {
    return null;
  }
}

describe.each(stores.servers)('suggestions and rankings on %s', (_, settings) => {
  it('kill -9 between and during writes loses none that was acknowledged, and doubles none', async () => {
    const ideas: string[] = [];
    const sessions: string[] = [];
    let turn = 0;
    for (const killAfter of KILL_AFTER) {
      const server = await startServer({ ...settings, WORKERS: '1' });
      const client = async () => {
        while (!server.child.killed) {
          turn += 1;
          const name = `idea number ${turn}`;
          if (turn % 2 === 0) {
            const email = 'reader@example.com';
            if (await send(`${server.url}/api/suggestions`, { email, idea: name })) ideas.push(name);
          } else {
            const list = { text: `Harbor ferry opens line ${turn}`, lineType: 'headline' };
            const ranking = await send(`${server.url}/api/trending/analyze-text`, list);
            if (ranking) sessions.push((ranking as { session_id: string }).session_id);
          }
          if (ideas.length + sessions.length >= killAfter) await server.kill();
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
    }
    const server = await startServer({ ...settings, WORKERS: '1' });
    const lost: string[] = [];
    for (const id of sessions) {
      const { status } = await fetch(`${server.url}/api/trending/export-csv/${id}`);
      if (status !== 200) lost.push(id);
    }
    expect(lost).toEqual([]);
    expect(await server.stop()).toBe(0);
    const stored = execFileSync(process.execPath, ['dist/operate.js', 'suggestions'], {
      env: settings,
      encoding: 'utf8',
    });
    const copies = (idea: string) => stored.match(new RegExp(`${idea}\\b`, 'g'))?.length ?? 0;
    expect(ideas.filter((idea) => copies(idea) !== 1)).toEqual([]);
    expect(ideas.length + sessions.length).toBeGreaterThanOrEqual(KILL_AFTER.at(-1) ?? 0);
  });
});
