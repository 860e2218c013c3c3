import { fileURLToPath } from 'node:url';
import { piecesOf } from './pieces.mjs';

const { MUTANTS_ROOM: room, MUTANTS_SHARE: share } = process.env;
const name = `${room}-${share}`.replaceAll('/', '-');

export default {
  mutate: piecesOf(room, share, fileURLToPath(new URL('../', import.meta.url))),
  testRunner: 'in-process',
  plugins: ['./mutants/in-process-runner.mjs'],
  // A copy of the folder would not include the other packages.
  inPlace: true,
  // Values computed when a module loads would need a new process for each mutant.
  ignoreStatic: true,
  // Types are removed without checking them.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Mutants that never end are stopped by their number of steps. A busy machine must not stop others.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 60_000,
  timeoutFactor: 10,
  thresholds: { high: 85, low: 75, break: Number(process.env.MIN_SCORE) },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false },
  jsonReporter: { fileName: `mutants/reports/${name}.json` },
  tempDirName: 'mutants/tmp',
};
