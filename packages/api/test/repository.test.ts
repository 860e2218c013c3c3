import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { megabytes } from '@earshot/schema/format-count';
import { IMAGE_MAX_BYTES } from '@earshot/schema/limits';
import { VERSION } from '@earshot/schema/version';
import { expect, it } from 'vitest';
import { FIT_TASKS } from '../fit/tasks.ts';
import { openApiDocument } from '../src/openapi/openapi-document.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const json = (path: string) => JSON.parse(read(path)) as Record<string, Record<string, unknown>>;
const manifests = ['schema', 'api', 'web'].map((name) => json(`packages/${name}/package.json`));
const dependencies = Object.assign(
  {},
  ...manifests.flatMap((manifest) => [manifest.dependencies ?? {}, manifest.devDependencies ?? {}]),
) as Record<string, string>;

/** Returns the values of a matrix in a workflow. */
function matrixOf(workflow: string, key: string): (string | undefined)[] {
  const list = new RegExp(`^ +${key}:\\n((?: +- .+\\n)+)`, 'm').exec(
    read(`.github/workflows/${workflow}.yml`),
  );
  return [...(list?.[1] ?? '').matchAll(/- (.+)/g)].map(([, name]) => name);
}

it.each([
  ...['packages/api', 'packages/web', 'packages/schema'],
  ...['package.json', 'turbo.json', 'tsconfig.json', 'README.md'],
])('#424 has %s at its top', (path) => {
  expect(existsSync(root + path)).toBe(true);
});

it('#425 starts the API and the web application together, on one origin', () => {
  expect(json('turbo.json').tasks?.dev).toMatchObject({ persistent: true });
  for (const manifest of manifests.slice(1)) expect(manifest.scripts?.dev).toBeTypeOf('string');
  expect(read('packages/web/vite.config.ts')).toMatch(/proxy:[\s\S]*'\/api'/);
});

it('passes every setting on to the server in development', () => {
  const settings = [...read('packages/api/src/env.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(
    ([, name]) => name,
  );
  expect(settings).toContain('PORT');
  expect(json('turbo.json').globalPassThroughEnv).toEqual(expect.arrayContaining(settings));
});

it('#426 runs the tests of all three packages', () => {
  expect(json('turbo.json').tasks?.test).toBeDefined();
  for (const manifest of manifests) expect(manifest.scripts?.test).toMatch(/^vitest run/);
});

it.each([
  ...['@trpc/server', '@trpc/client', '@trpc/react-query', 'react', 'react-dom', 'react-router-dom'],
  ...['@tanstack/react-query', 'zod', 'express', 'trpc-openapi', '@mui/material', 'notistack'],
  ...['vitest', 'supertest'],
])('#427 declares %s', (name) => {
  expect(dependencies[name]).toBeDefined();
});

it('#428 installs without an override of peer dependencies', () => {
  expect(dependencies['trpc-openapi']).toBe('npm:trpc-to-openapi@3.3.0');
  expect(json('package.json').overrides).toBeUndefined();
  expect(read('.npmrc')).not.toMatch(/legacy-peer-deps|force/);
});

it('shows one version: in the packages, the OpenAPI description and the User-Agent', () => {
  for (const path of ['.', 'packages/schema', 'packages/api', 'packages/web']) {
    expect(json(`${path}/package.json`).version).toBe(VERSION);
  }
  expect(openApiDocument().info.version).toBe(VERSION);
  expect(read('CHANGELOG.md')).toContain(`## [${VERSION}]`);
});

it('the method of screenshots names the size of a picture that is accepted', () => {
  const size = megabytes(IMAGE_MAX_BYTES);
  expect(read('docs/methods/screenshots.md')).toContain(`25 megapixels, ${size}`);
});

it('#429 names the versions of Node that the workflow tests, and no other', () => {
  const tested = [...read('.github/workflows/check.yml').matchAll(/^ +node: \[(.+)\]/gm)].flatMap(
    ([, list = '']) => list.split(',').map((version) => version.trim().replaceAll("'", '')),
  );
  expect(tested).toEqual(['20.19', '22', '24', '26']);
  expect(json('package.json').engines).toEqual({
    node: tested.map((version) => `^${version}`).join(' || '),
  });
});

it('tests every fitted model against its data, each night', () => {
  expect(matrixOf('nightly', 'task')).toEqual(FIT_TASKS.map(({ name }) => name).sort());
});

it('causes crashes and outages each night', () => {
  expect(read('.github/workflows/nightly.yml')).toContain('npm run test:faults');
  expect(json('package.json').scripts?.['test:faults']).toMatch(/^turbo run build && /);
});

it('#429 declares tools that run on Node 20.19', () => {
  expect(dependencies.vitest).toMatch(/^4\./);
  expect(dependencies.jsdom).toMatch(/^2[6-9]\./);
});

it('#431 checks types strictly', () => {
  expect(json('tsconfig.base.json').compilerOptions).toMatchObject({
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
  });
  expect(read('biome.json')).toContain('"noExplicitAny": "error"');
});
