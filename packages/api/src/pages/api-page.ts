/** The documentation page of the REST table, generated from the contract. */
import { CONTRACT, type ProcedurePath, restRow } from '@earshot/schema/contract';
import { escapeHtml } from '@earshot/schema/escape-html';
import { REQUEST_EXAMPLES } from '../openapi/api-texts.ts';
import { docsLayout } from './docs-layout.ts';

export function apiPage(): string {
  const procedures = Object.keys(CONTRACT) as ProcedurePath[];
  return docsLayout(
    'API',
    `<h1>Earshot API</h1>
<p>No key and no sign-in. Requests and answers are JSON unless a row says otherwise. An error answers
<code>{"message", "code"}</code> with one plain sentence. The complete description for tools:
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${procedures.map(section).join('\n')}`,
  );
}

function section(procedure: ProcedurePath): string {
  const { method, path, summary } = restRow(procedure);
  return `<section><h2>${escapeHtml(summary)}</h2>
<p><code>${method} ${escapeHtml(path)}</code></p>
<pre><code>${escapeHtml(command(procedure))}</code></pre></section>`;
}

/** Returns the call as a curl command. */
function command(procedure: ProcedurePath): string {
  const { path, kind } = restRow(procedure);
  const url = `http://localhost:3000${path}`;
  if (kind === 'multipart') return `curl ${url} -F file=@headlines.txt -F lineType=mixed`;
  const example = REQUEST_EXAMPLES[procedure];
  if (example === undefined) return `curl ${url}`;
  return `curl ${url} -H 'Content-Type: application/json' -d '${JSON.stringify(example)}'`;
}
