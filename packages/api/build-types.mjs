/**
 * `node build-types.mjs FILE` writes the types of every call to one file that needs only `@trpc/server`, for programs outside
 * this repository. The compiler inlines the shapes of requests and responses. The three internal names that remain are
 * replaced by plain types.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const INTERNAL = [
  [/import\("\.\/trpc\.ts"\)\.Context/g, 'object'],
  [/import\("trpc-openapi"\)\.OpenApiMeta/g, 'object'],
  [
    /import\("\.\/errors\.ts"\)\.ErrorBody/g,
    '{ message: string; code: string; retryAfterSeconds?: number; requestId?: string }',
  ],
];
const HEADER = '/** The calls of Earshot for a typed tRPC client. Made by the build; do not edit. */\n';

const [, , file] = process.argv;
if (!file) throw new Error('Name the file to write');
writeFileSync(file, routerTypes());

/** Throws an `Error` if the router refers to any other code of this repository. */
function routerTypes() {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-types-'));
  try {
    const project = join(folder, 'tsconfig.json');
    writeFileSync(
      project,
      JSON.stringify({
        extends: resolve(HERE, '../../tsconfig.base.json'),
        compilerOptions: {
          noEmit: false,
          noCheck: true,
          declaration: true,
          emitDeclarationOnly: true,
          outDir: join(folder, 'out'),
          rootDir: resolve(HERE, '..'),
          types: [],
        },
        files: [join(HERE, 'src/router.ts')],
      }),
    );
    execFileSync(resolve(HERE, '../../node_modules/.bin/tsc'), ['-p', project], { stdio: 'inherit' });
    const emitted = readFileSync(join(folder, 'out/api/src/router.d.ts'), 'utf8');
    const text = INTERNAL.reduce((types, [pattern, plain]) => types.replace(pattern, plain), emitted);
    const left = text.match(/import\("(?!@trpc\/server")[^"]+"\)|from ['"](?!@trpc\/server)[^'"]+['"]/);
    if (left) throw new Error(`The types of the router still refer to ${left[0]}`);
    return HEADER + text;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
