/** Time of a list of 5,000 different lines of one story over REST, on the built server. Loopback only. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, whenReady } from '../test/server-process.ts';
import { asBuilt } from './as-built.ts';
import { type Bench, type BenchRow, measureCpu } from './harness.ts';

const LINES = 5_000;
const REQUESTS = 4;
const GOAL_SECONDS = 3;
/** A line combines one wording from each row. */
const WORDINGS = [
  ['Kessler Bio', 'Drug maker Kessler', 'Insulin maker Kessler Bio', 'Kessler', 'Kessler Bio chief'],
  ['recalls', 'pulls', 'withdraws', 'takes back', 'halts sales of'],
  ['insulin pens', 'faulty insulin pens', 'thousands of pens', 'diabetes pens', 'Kessler insulin pens'],
  ['after', 'over', 'amid', 'following', 'because of'],
  ['dosing fault', 'wrong doses', 'faulty springs', 'safety warning', 'complaints'],
  ['', 'in twelve countries', 'across Europe', 'worldwide'],
];

type Lists = typeof import('../src/core/trending/analyze-lines.ts');

export const bench: Bench = async () => {
  const { analyzeLines } = await asBuilt<Lists>('src/core/trending/analyze-lines.ts');
  const folder = mkdtempSync(join(tmpdir(), 'earshot-one-story-'));
  const server = await startServer({ DATA_DIR: folder });
  try {
    await whenReady(server);
    const lines = linesOfOneStory();
    const body = JSON.stringify({ text: lines.join('\n'), lineType: 'mixed' });
    const rows: BenchRow[] = [
      await inProcess(analyzeLines, lines, 'in this process, first'),
      await inProcess(analyzeLines, lines, 'again'),
    ];
    for (let request = 1; request <= REQUESTS; request++) {
      const before = performance.now();
      const response = await fetch(`${server.url}/api/trending/analyze-text`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const { items } = (await response.json()) as { items: readonly { readonly mentions: number }[] };
      rows.push({
        name: `over REST, request ${request}`,
        figures: {
          status: response.status,
          'wall s': (performance.now() - before) / 1000,
          stories: items.length,
          'largest story': Math.max(...items.map(({ mentions }) => mentions)),
        },
      });
    }
    return [
      {
        title: `${LINES.toLocaleString('en-US')} different lines of one story over REST`,
        ranOn: 'built server, one request after another',
        rows,
        notes: [`goal: ${GOAL_SECONDS} s`],
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

function linesOfOneStory(): string[] {
  const lines = WORDINGS.reduce(
    (starts: readonly string[], endings) =>
      starts.flatMap((start) => endings.map((ending) => `${start} ${ending}`.trim())),
    [''],
  );
  const step = Math.floor(lines.length / LINES);
  return lines.filter((_, i) => i % step === 0).slice(0, LINES);
}

/** Ranks the list without a server, because the CPU time of the server's worker cannot be read once it has exited. */
async function inProcess(
  analyzeLines: Lists['analyzeLines'],
  lines: readonly string[],
  name: string,
): Promise<BenchRow> {
  const { result, cpuMs, wallMs } = await measureCpu(() =>
    analyzeLines({ lines, lineType: 'mixed', referenceDay: '2026-12-31' }),
  );
  return {
    name,
    figures: { 'wall s': wallMs / 1000, 'CPU s': cpuMs / 1000, stories: result.items.length },
  };
}
