/** Checks the import directions that ARCHITECTURE.md promises, and patterns that cannot tell capital from small letters. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Server tests may import test helpers of any layer. */
const TEST = /packages\/(?:api|schema)\/.*\.test\.ts$/;
const api = (names) => new RegExp(`packages/api/src/(?:${names})`);

/** Maps a folder to what its files may not import: paths relative to the repository root, or names of packages. */
const RULES = [
  { in: 'packages/schema/src/', deny: [/^(?!packages\/schema\/|zod$)/] },
  {
    in: 'packages/api/src/core/',
    deny: [/^node:/, /^(express|undici|pg|libsql|kysely|@trpc\/|sharp|tesseract)/, api('(?!core/|content/)')],
  },
  {
    in: 'packages/api/src/content/',
    deny: [/^node:/, api('(?!content/)')],
    // The two loaders read files, and so does the build step that writes the tables.
    but: /\.test\.ts$|content\/(?:read-content|tables\/(?:load-table|write-tables))\.ts$/,
  },
  { in: 'packages/api/src/features/', deny: [api('adapters/')] },
  { in: 'packages/api/src/rest/', deny: [api('(?:adapters|pages|openapi/(?!openapi-document))')] },
  { in: 'packages/api/src/pages/', deny: [api('(?:adapters|rest|openapi/(?!api-texts))')] },
  { in: 'packages/api/src/openapi/', deny: [api('(?:adapters|rest|pages)/')] },
  { in: 'packages/api/src/trpc.ts', deny: [api('(?:adapters|rest|pages)/')] },
  { in: 'packages/api/src/compute/', deny: [api('adapters/')] },
  { in: 'packages/api/src/records/', deny: [api('(?:adapters|core|features|rest|pages)/')] },
  { in: 'packages/web/src/ui/', deny: [/packages\/web\/src\/(features|app)\//] },
  { in: 'packages/web/src/lib/', deny: [/packages\/web\/src\/(features|app|ui)\//] },
  { in: 'packages/web/src/toasts/', deny: [/packages\/web\/src\/(features|app)\//] },
  { in: 'packages/web/src/transport/', deny: [/packages\/web\/src\/(features|app|ui)\//] },
];

const FEATURE_EXCEPTIONS = new Set([
  'article>report',
  'social>report',
  'article>coverage',
  'social>coverage',
  'trending>coverage',
]);
const composesTools = 'main';

const files = readdirSync('packages', { recursive: true })
  .map((file) => join('packages', file))
  .filter(
    (file) =>
      /^packages\/\w+\/(src|bench|fit|fuzz|gates|test|e2e|faults)\/.*\.tsx?$/.test(file) &&
      !file.includes('node_modules'),
  );

/** A regular expression: a literal, or one made from a template. */
const PATTERN =
  /\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([a-z]*)|new RegExp\(\s*(?:String\.raw)?`([^`]*)`,\s*'([a-z]*)'/g;

/** Patterns that only one folder may contain. Protocols decode their own headers and bodies. Lists of stop words name months. */
const ONE_ROOM = [
  { what: /\bDate\.parse\(/, in: /^packages\/schema\/src\/values\/dates\// },
  {
    what: /\b(?:january|janvier|februar|febrero|settembre)\b/i,
    in: /schema\/src\/values\/dates\/|core\/trending\/(?:tags|lines\/list-dates)/,
  },
  {
    what: /\bnew (?:Whatwg)?TextDecoder\(/,
    in: /schema\/src\/values\/encodings\/|api\/src\/(?:rest|adapters)\/|core\/url\/(?:wrapped\/wrapper-decoders|answer\/media-type)/,
  },
];

const problems = [];
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  for (const [statement, ...specifiers] of text.matchAll(
    /^(?:import|export)\b[^'"]*?from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gms,
  )) {
    check(file, statement, specifiers.find(Boolean) ?? '');
  }
  const isShipped = /^packages\/\w+\/src\//.test(file) && !/\.test\.|\/testing\/|\/content\//.test(file);
  for (const rule of isShipped ? ONE_ROOM : []) {
    if (!rule.in.test(file) && rule.what.test(text))
      problems.push(`${file}: ${rule.what} belongs to values/`);
  }
  for (const [whole, literal, flagsOfLiteral, source, flags] of text.matchAll(PATTERN)) {
    const isBlind = /i/.test(flagsOfLiteral ?? flags) && /\\p\{L[ult]\}/.test(literal ?? source);
    if (isBlind)
      problems.push(`${file}: under the flag i, \\p{Lu} and \\p{Ll} match any letter: ${whole.slice(0, 60)}`);
  }
}

function check(file, statement, specifier) {
  const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
  const typeOnly = /^(import|export) type\b/.test(statement);
  for (const rule of RULES) {
    if (!file.startsWith(rule.in) || (rule.but ?? TEST).test(file)) continue;
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

for (const problem of problems) console.error(`layers: ${problem}`);
console.log(`layers: ${files.length} files, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
