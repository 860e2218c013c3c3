import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { unfittedTasks } from './feature-prints.ts';
import { FIT_TASKS } from './tasks.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const list = (path: string) => (existsSync(here(path)) ? readdirSync(here(path)) : []);

const SECTIONS = ['Task', 'Data and license', 'Size', 'First sight', 'Limits', 'Date'];

it('each have a task that makes their files', () => {
  const names = FIT_TASKS.map(({ name }) => name);
  const orphans = list('../src/content/models').filter(
    (file) =>
      !names.some(
        (name) => file === `${name}.json` || file.startsWith(`${name}-`) || file.startsWith(`${name}.`),
      ),
  );
  expect(orphans).toEqual([]);
});

it('each have a card with the same sections', () => {
  const incomplete = FIT_TASKS.flatMap(({ name }) => {
    const path = here(`cards/${name}.md`);
    const card = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return SECTIONS.filter((section) => !card.includes(`\n## ${section}\n`)).map(
      (section) => `${name}: ${section}`,
    );
  });
  expect(incomplete).toEqual([]);
});

it('with hashed features must be fitted again when a feature is added: `npm run fit -- TASK`', () => {
  expect(unfittedTasks(FIT_TASKS)).toEqual([]);
});

it('have no card without a task', () => {
  const names = FIT_TASKS.map(({ name }) => `${name}.md`);
  expect(list('cards').filter((card) => card !== 'README.md' && !names.includes(card))).toEqual([]);
});
