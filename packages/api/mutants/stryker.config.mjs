import { fileURLToPath } from 'node:url';
import { piecesOf } from './pieces.mjs';

const room = process.env.MUTANTS_ROOM;
const share = Number(process.env.MUTANTS_SHARE ?? 1);

export default {
  mutate: piecesOf(room, share, fileURLToPath(new URL('../', import.meta.url))),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'mutants/vitest.config.ts', related: false },
  // A copy of the folder would not include the other packages.
  inPlace: true,
  // Values computed when a module loads would need a new process for each mutant.
  ignoreStatic: true,
  // Vitest removes types without checking them.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  thresholds: { high: 85, low: 75, break: Number(process.env.MIN_SCORE) },
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `mutants/reports/${room.replaceAll('/', '-')}.json` },
  tempDirName: 'mutants/tmp',
};
