/**
 * Checks the import directions that ARCHITECTURE.md promises, and the length of files and functions. Prints every violation
 * and exits with 1 if there is any. Biome checks import cycles, file names and restricted packages, but it does not know the
 * layers and counts only some of a function's lines.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findCircles } from './find-circles.mjs';

const MAX_LINES = 250;
/** Tests may be longer, because they list cases. Content has no limit. */
const MAX_TEST_LINES = 300;
/** Maximum number of lines of a top-level function, from its name to its closing brace. */
const MAX_FUNCTION_LINES = 60;
const FUNCTION_START = /^(?:export )?(?:async )?(?:function \w+|const \w+ = .*=> \{$)/;

/** Maps a folder to what its files may not import: paths relative to the repository root, or names of packages. */
const RULES = [
  { in: 'packages/schema/src/', deny: [/^(?!packages\/schema\/|zod$)/], but: /\.test\.ts$/ },
  {
    in: 'packages/api/src/core/',
    deny: [
      /^node:/,
      /^(express|undici|pg|libsql|kysely|@trpc\/|sharp|tesseract)/,
      /packages\/api\/src\/(?!core\/|content\/)/,
    ],
    but: /\.test\.ts$/,
  },
  {
    in: 'packages/api/src/content/',
    deny: [/^node:/, /packages\/api\/src\/(?!content\/)/],
    // Tables are read from files that the build and the loader name.
    but: /\.test\.ts$|content\/tables\/(?:load-table|write-tables)\.ts$/,
  },
  { in: 'packages/api/src/features/', deny: [/packages\/api\/src\/adapters\//], but: /\.test\.ts$/ },
  {
    in: 'packages/api/src/rest/',
    deny: [/packages\/api\/src\/(?:adapters|pages|openapi\/(?!openapi-document))/],
    but: /\.test\.ts$/,
  },
  {
    in: 'packages/api/src/pages/',
    deny: [/packages\/api\/src\/(?:adapters|rest|openapi\/(?!request-examples))/],
    but: /\.test\.ts$/,
  },
  {
    in: 'packages/api/src/openapi/',
    deny: [/packages\/api\/src\/(?:adapters|rest|pages)\//],
    but: /\.test\.ts$/,
  },
  { in: 'packages/api/src/trpc.ts', deny: [/packages\/api\/src\/(?:adapters|rest|pages)\//] },
  { in: 'packages/api/src/compute/', deny: [/packages\/api\/src\/adapters\//], but: /\.test\.ts$/ },
  {
    in: 'packages/api/src/offload/',
    deny: [/packages\/api\/src\/(?:adapters|rest|pages)\//],
    but: /\.test\.ts$/,
  },
  {
    in: 'packages/api/src/records/',
    deny: [/packages\/api\/src\/(?:adapters|core|features|rest|pages)\//],
    but: /\.test\.ts$/,
  },
  { in: 'packages/web/src/ui/', deny: [/packages\/web\/src\/(features|app)\//] },
  { in: 'packages/web/src/lib/', deny: [/packages\/web\/src\/(features|app|ui)\//] },
  { in: 'packages/web/src/toasts/', deny: [/packages\/web\/src\/(features|app)\//] },
  { in: 'packages/web/src/transport/', deny: [/packages\/web\/src\/(features|app|ui)\//] },
];

/** A feature must not import another feature, with these exceptions. */
const FEATURE_EXCEPTIONS = new Set([
  'article>report',
  'social>report',
  'article>coverage',
  'social>coverage',
]);
const composesTools = 'main';

const files = readdirSync('packages', { recursive: true })
  .map((file) => join('packages', file))
  .filter(
    (file) =>
      /^packages\/\w+\/(src|bench|fit|fuzz|gates|test|e2e|faults)\/.*\.tsx?$/.test(file) &&
      !file.includes('node_modules'),
  );

const problems = [];
/** Maps each file to the files that it imports, including type imports. */
const importsOf = new Map(files.map((file) => [file, []]));
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').length - 1;
  const isTest = /\.test\.tsx?$|\/(?:test|e2e|faults)\//.test(file);
  const isContent = file.startsWith('packages/api/src/content/');
  const most = isTest ? MAX_TEST_LINES : MAX_LINES;
  if (!isContent && lines > most) problems.push(`${file} has ${lines} lines, over ${most}`);
  if (!isTest && !isContent && /^packages\/\w+\/src\//.test(file)) checkFunctions(file, text.split('\n'));
  for (const [statement, ...specifiers] of text.matchAll(
    /^(?:import|export)\b[^'"]*?from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gms,
  )) {
    check(file, statement, specifiers.find(Boolean) ?? '');
  }
}

function checkFunctions(file, lines) {
  let start = -1;
  lines.forEach((line, i) => {
    if (FUNCTION_START.test(line)) start = i;
    else if (start >= 0 && line.startsWith('}')) {
      const length = i - start + 1;
      if (length > MAX_FUNCTION_LINES)
        problems.push(`${file}:${start + 1} is a function of ${length} lines, over ${MAX_FUNCTION_LINES}`);
      start = -1;
    }
  });
}

function check(file, statement, specifier) {
  const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
  importsOf.get(file)?.push(sourceOf(target));
  const typeOnly = /^(import|export) type\b/.test(statement);
  for (const rule of RULES) {
    if (!file.startsWith(rule.in) || rule.but?.test(file)) continue;
    if (rule.deny.some((pattern) => pattern.test(target)))
      problems.push(`${file} may not import ${specifier}`);
  }
  if (
    file.startsWith('packages/web/') &&
    target.startsWith('@earshot/api') &&
    !typeOnly &&
    !file.includes('/e2e/')
  ) {
    problems.push(`${file} may import the API as a type only`);
  }
  const from = /packages\/(?:api|web)\/src\/features\/([\w-]+)\//.exec(file)?.[1];
  const to = /packages\/(?:api|web)\/src\/features\/([\w-]+)\//.exec(target)?.[1];
  if (from && to && from !== to && from !== composesTools && !FEATURE_EXCEPTIONS.has(`${from}>${to}`)) {
    problems.push(`${file}: feature ${from} may not import feature ${to}`);
  }
}

/** Returns the file that an import refers to: a path unchanged, and a module of the shared package as its source file. */
function sourceOf(target) {
  const shared = /^@earshot\/schema\/(.+)$/.exec(target)?.[1];
  return shared ? `packages/schema/src/${shared}.ts` : target;
}

for (const circle of findCircles(importsOf)) problems.push(`import circle: ${circle.join(', ')}`);
for (const problem of problems) console.error(`layers: ${problem}`);
console.log(`layers: ${files.length} files, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
