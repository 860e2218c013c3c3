/** CPU time of the tone of headlines, after the engine has compiled the code. */
import { at } from '@earshot/schema/at';
import { seeded, shuffle } from '../fit/shuffle.ts';
import { readHeadlines } from '../fit/tasks/labeled-headlines.ts';
import { scoreTone } from '../src/core/tone/score-tone.ts';
import { type BenchReport, measureCpu } from './harness.ts';

const SEED = 29;
/** Headlines that are read first, and headlines that are measured. */
const WARM = 6000;
const MEASURED = 3000;

/** Measures headlines that were not read before, and then the same headlines again. */
export async function toneCost(): Promise<BenchReport> {
  const texts = readHeadlines('en').map(({ text }) => text);
  const order = Uint32Array.from(texts, (_, i) => i);
  shuffle(order, seeded(SEED));
  const chosen = Array.from(order.subarray(0, WARM + MEASURED), (index) => at(texts, index));
  const scoreAll = (lines: readonly string[]) => {
    for (const line of lines) scoreTone(line);
  };
  scoreAll(chosen.slice(0, WARM));
  const measured = chosen.slice(WARM);
  const fresh = await measureCpu(() => scoreAll(measured));
  const again = await measureCpu(() => scoreAll(measured));
  const perThousand = (cpuMs: number) => Math.round((cpuMs * 1000) / MEASURED);
  return {
    title: 'Tone: cost',
    ranOn: `${MEASURED} English headlines of the fit, after ${WARM} others`,
    rows: [
      { name: 'new headlines', figures: { 'CPU ms per 1,000': perThousand(fresh.cpuMs) } },
      { name: 'the same again', figures: { 'CPU ms per 1,000': perThousand(again.cpuMs) } },
    ],
  };
}
