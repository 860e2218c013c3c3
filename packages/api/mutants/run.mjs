/**
 * `npm run mutants -- ROOM [SHARE]`: changes one operator or value of `src/core/ROOM` at a time and counts how many of these
 * mutants the room's tests detect. Exits with 1 if fewer than `MIN_SCORE` percent are detected. Changes the files in place
 * while it runs and restores them, so run it in a clean clone. The report `mutants/reports/ROOM-SHARE.json` lists every
 * mutant that survived. With the share `.1`, only about a tenth of the room is changed, always the same pieces. With `2/4`,
 * the second quarter of its files is changed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MIN_SCORE = 65;
const here = fileURLToPath(new URL('.', import.meta.url));
const [room, share = '1'] = process.argv.slice(2);
if (!room || !existsSync(`${here}../src/core/${room}`))
  throw new Error('Name a folder of packages/api/src/core');
if (!/^(?:[1-9]\d*\/[1-9]\d*|1|0?\.\d+)$/.test(share))
  throw new Error('The share must be a number up to 1, such as .1, or a part, such as 2/4');

const options = {
  cwd: `${here}..`,
  stdio: 'inherit',
  env: { ...process.env, MUTANTS_ROOM: room, MUTANTS_SHARE: share, MIN_SCORE },
};
spawnSync('npm', ['install', '--prefix', 'mutants', '--no-audit', '--no-fund'], options);
const command = ['exec', '--prefix', 'mutants', '--', 'stryker', 'run', 'mutants/stryker.config.mjs'];
const { status } = spawnSync('npm', command, options);
process.exit(status ?? 1);
