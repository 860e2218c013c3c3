import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTRACT, PROCEDURES, type ProcedurePath } from '@earshot/schema/contract';
import { escapeHtml } from '@earshot/schema/escape-html';
import { marked } from 'marked';
import { documentationStyle } from '../content/documentation.data.ts';
import { CALL_TEXTS } from '../openapi/api-texts.ts';
import { type FileAt, pageAt } from './page-files.ts';

type Trail = readonly (readonly [address: string, text: string])[];

const TOOLS = ['/', 'Analysis tools'] as const;
const DOCS_TRAIL: Trail = [TOOLS, ['/api/docs/methods', 'Methods'], ['/api/docs', 'API']];
export const HELP_TRAIL: Trail = [TOOLS, ['/help', 'Help Center']];

const HEADER_LINKS = [
  ['/analytics', 'Analytics'],
  ['/help', 'Help Center'],
  ['/suggestions', 'Suggestions'],
  ['/about', 'About'],
] as const;

interface DocsFrame {
  readonly head?: string;
  readonly trail?: Trail;
}

export function docsLayout(
  title: string,
  content: string,
  { head = '', trail = DOCS_TRAIL }: DocsFrame = {},
) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} | Earshot</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/docs.css">
${head}
</head>
<body>
<header><div><a class="brand" href="/">Earshot</a><nav aria-label="Main">${HEADER_LINKS.map(([address, text]) => link(address, text)).join(' ')}</nav></div></header>
<main>
<nav class="trail" aria-label="Where you are"><ol>${trail.map((step) => `<li><a href="${step[0]}">${step[1]}</a></li>`).join('')}</ol></nav>
${content}
</main>
</body>
</html>
`;
}

function docsCss(fontFile: string | undefined): string {
  const face = fontFile
    ? `@font-face { font-family: "Public Sans Variable"; font-weight: 100 900; font-display: swap; src: url("${fontFile}") format("woff2"); }\n`
    : '';
  return face + documentationStyle;
}

export function section(title: string, text: string | undefined): string {
  return text ? `<h2>${title}</h2>\n<p>${escapeHtml(text)}</p>` : '';
}

export function list(title: string, items: readonly string[], tag: 'ol' | 'ul' = 'ul'): string {
  if (items.length === 0) return '';
  return `<h2>${title}</h2>\n<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

export function link(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}

const BASE = '/api/docs';
export function docsFiles(docsDir: string, webDir?: string): FileAt[] {
  const index = join(docsDir, 'methods.md');
  if (!existsSync(index)) throw new Error(`The methods are missing: ${index}`);
  const folder = join(docsDir, 'methods');
  const topics = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return [
    pageAt(BASE, apiPage()),
    [`${BASE}/docs.css`, { type: 'css', body: docsCss(webDir && fontOf(webDir)) }],
    pageAt(`${BASE}/methods`, render(readFileSync(index, 'utf8'))),
    ...topics.map((file) =>
      pageAt(`${BASE}/methods/${basename(file, '.md')}`, render(readFileSync(join(folder, file), 'utf8'))),
    ),
  ];
}

/** File name of the application's font. Undefined if the application was not built. */
function fontOf(webDir: string): string | undefined {
  const folder = join(webDir, 'assets');
  const file = existsSync(folder) && readdirSync(folder).find((name) => /latin-wght[^/]*\.woff2$/.test(name));
  return file ? `/assets/${file}` : undefined;
}

function render(markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Methods';
  // Links between the files become links between the pages. A link to a file that is not served becomes plain text.
  const linked = markdown
    .replace(/\]\((?:methods\/)?([\w-]+)\.md(#[\w-]+)?\)/g, `](${BASE}/methods/$1$2)`)
    .replace(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, '$1');
  return docsLayout(title, marked.parse(linked, { async: false }));
}

function apiPage(): string {
  return docsLayout(
    'API',
    `<h1>Earshot API</h1>
<p>No key and no sign-in. Requests and answers are JSON unless a row says otherwise. An error answers
<code>{"message", "code"}</code> with one plain sentence. The complete description for tools:
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${PROCEDURES.map(callSection).join('\n')}`,
  );
}

function callSection(procedure: ProcedurePath): string {
  const { method, path, summary } = CONTRACT[procedure];
  return `<section><h2>${escapeHtml(summary)}</h2>
<p><code>${method} ${escapeHtml(path)}</code></p>
<pre><code>${escapeHtml(command(procedure))}</code></pre></section>`;
}

function command(procedure: ProcedurePath): string {
  const { path, kind } = CONTRACT[procedure];
  const url = `http://localhost:3000${path}`;
  if (kind === 'multipart') return `curl ${url} -F file=@headlines.txt -F lineType=mixed`;
  const example = CALL_TEXTS[procedure].example;
  if (example === undefined) return `curl ${url}`;
  return `curl ${url} -H 'Content-Type: application/json' -d '${JSON.stringify(example)}'`;
}
