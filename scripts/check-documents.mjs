/** Checks that what documents name exists: paths, npm scripts, headings. Limits the words of all documents together. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PLACEHOLDER = /<[\w-]+>/g;
const TOP =
  /^(?:packages|docs|scripts|deploy|\.github|\.ci)\/|^(?:README|ARCHITECTURE|CONTRIBUTING|CHANGELOG)\.md$/;
/** Files and folders relative to a root, and bare names of files whose folder the document gives elsewhere. */
const SOURCE = /^[\w{}<>,*.-][\w{}<>,*./-]*(?:\.(?:tsx?|mjs|json)(?::\d+)?|\/)$/;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const tracked = git('ls-files', '--cached', '--others', '--exclude-standard');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const ROOTS = [
  '',
  'packages/api/',
  'packages/api/src/',
  'packages/api/src/core/',
  'packages/web/',
  'packages/web/src/',
];

function pathExists(path, folder) {
  const roots = [...ROOTS, `${folder}/`];
  const bare = path.replace(/:\d+$/, '').replace(/\/$/, '');
  if (!bare.includes('<') && !bare.includes('*') && !bare.includes('{')) {
    return roots.some((root) => existsSync(root + bare));
  }
  const pattern = bare
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(PLACEHOLDER, '[^/]+')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`);
  // A pattern without a folder matches a file anywhere in the repository, as a bare name does.
  const start = bare.includes('/') ? `^(?:${roots.join('|')})` : '(?:^|/)';
  const expression = new RegExp(`${start}${pattern}(?:/|$)`);
  return tracked.some((file) => expression.test(file));
}

const fileNames = new Set(tracked.map((file) => basename(file)));

function isKnown(path, folder) {
  return path.includes('/') || /[<{*]/.test(path)
    ? pathExists(path, folder)
    : fileNames.has(path.replace(/:\d+$/, ''));
}

const fragmentOf = (heading) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)|[`*_]/g, '$1')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

function hasHeading(document, fragment) {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].some(([, heading]) => fragmentOf(heading ?? '') === fragment);
}

/** Maximum for all documents together, about an hour of reading. */
const MAX_WORDS = 15_000;
const problems = [];
let words = 0;
const LIBRARY = 'packages/api/src/content/library/';
for (const document of tracked.filter((file) => file.endsWith('.md') && !file.startsWith(LIBRARY))) {
  const text = readFileSync(document, 'utf8');
  // Table bars and list marks are not words.
  words += text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
  for (const [, code] of text.matchAll(/`([^`\n]+)`/g)) {
    const path = code.split(' ')[0] ?? '';
    // Build output exists only after a build.
    const isBuilt = /(?:^|\/)dist\//.test(path);
    if ((TOP.test(path) || SOURCE.test(path)) && !isBuilt && !isKnown(path, dirname(document)))
      problems.push(`${document} names ${path}, which does not exist`);
  }
  for (const [, target] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)) {
    if (!existsSync(join(dirname(document), target)))
      problems.push(`${document} links to ${target}, which does not exist`);
  }
  for (const [, target, fragment] of text.matchAll(/\]\((?!https?:)([^)\s#]*)#([^)\s]+)\)/g)) {
    const linked = target ? join(dirname(document), target) : document;
    if (existsSync(linked) && !hasHeading(linked, fragment))
      problems.push(`${document} links to ${target}#${fragment}, which is no heading`);
  }
  for (const [, name] of text.matchAll(/\bnpm run ([\w:-]+)/g)) {
    if (!scripts[name]) problems.push(`${document} names npm run ${name}, which does not exist`);
  }
}

if (words > MAX_WORDS) problems.push(`the documents have ${words} words, more than ${MAX_WORDS}`);
for (const problem of problems) console.error(`documents: ${problem}`);
console.log(`documents: ${problems.length} problems, ${words.toLocaleString('en-US')} words`);
process.exit(problems.length > 0 ? 1 : 0);
