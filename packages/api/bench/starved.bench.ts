/**
 * Measures small tasks on a host with hardly any CPU time: first the server has a quarter of a core (cgroup, Linux as root),
 * then it shares the host with programs that never pause. Every request has to be answered, and no worker process may be
 * killed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test/free-port.ts';
import { startServer, whenReady } from '../test/server-process.ts';
import type { Bench, BenchReport } from './harness.ts';
import type { Answered } from './heavy-requests.ts';
import { docxCall, listCall, screenshotCall, send } from './upload-calls.ts';

const TURNS = Number(process.env.STARVED_TURNS ?? 10);
const DOCX_LINES = 12;
const LIST_LINES = 1000;
const HOGS = 4;
const PERIOD_US = 100_000;
const CLIENT = '203.0.113.1';

export const bench: Bench = async () => {
  const group = createGroup();
  const reports: BenchReport[] = [];
  if (group) {
    const enter = ['sh', '-c', `echo $$ > ${group}/cgroup.procs && exec "$@"`, 'sh'];
    reports.push(await measure('A quarter of a core', enter));
  }
  const hogs = Array.from({ length: HOGS }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    reports.push(await measure(`Beside ${HOGS} programs that never pause`, []));
  } finally {
    for (const hog of hogs) hog.kill('SIGKILL');
    if (group) rmdirSync(group);
  }
  return reports;
};

/** Creates a control group (cgroup v1 or v2) with a quarter of a core. Returns null if that is not possible. */
function createGroup(): string | null {
  try {
    const isSecond = existsSync('/sys/fs/cgroup/cgroup.controllers');
    const group = join(isSecond ? '/sys/fs/cgroup' : '/sys/fs/cgroup/cpu', `earshot-${process.pid}`);
    mkdirSync(group);
    if (isSecond) writeFileSync(join(group, 'cpu.max'), `${PERIOD_US / 4} ${PERIOD_US}`);
    else writeFileSync(join(group, 'cpu.cfs_quota_us'), String(PERIOD_US / 4));
    return group;
  } catch {
    console.warn('No control group can be made: the quarter of a core is skipped.');
    return null;
  }
}

async function measure(title: string, under: readonly string[]): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-starved-'));
  const metricsPort = await freePort();
  const server = await startServer({ DATA_DIR: folder, METRICS_PORT: String(metricsPort) }, under);
  try {
    const startedMs = performance.now();
    await whenReady(server);
    const readyMs = performance.now() - startedMs;
    const calls = [
      await docxCall(server.url, CLIENT, DOCX_LINES),
      listCall(server.url, CLIENT, LIST_LINES),
      screenshotCall(server.url, CLIENT),
    ];
    const answers: Answered[] = [];
    for (let turn = 0; turn < TURNS; turn++) for (const call of calls) answers.push(await send(call));
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const ended = Number(/^earshot_worker_ended_total (\d+)/m.exec(metrics)?.[1]);
    const refused = answers.filter(({ status }) => status !== '200');
    return {
      title,
      ranOn: `${TURNS} times in turn, one after the other`,
      rows: calls.map(({ name }) => row(name, answers)),
      notes: [
        `ready after ${(readyMs / 1000).toFixed(1)} s; worker processes that were ended: ${ended}`,
        'goal: every call answered 200, no process ended',
      ],
      missed: [
        ...refused.map(({ name, status }) => `${name}: ${status}`),
        ...(ended === 0 ? [] : [`${ended} worker processes ended`]),
      ],
    };
  } finally {
    await server.kill();
    await sleep(500);
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(name: string, answers: readonly Answered[]) {
  const own = answers.filter((answer) => answer.name === name);
  const times = own.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    name,
    figures: {
      calls: own.length,
      'answered 200': own.filter(({ status }) => status === '200').length,
      'p50 ms': times[times.length >> 1] ?? 0,
      'max ms': times.at(-1) ?? 0,
    },
  };
}
