/** A documentation page for the API, rendered from the OpenAPI document; plain HTML that loads nothing. */
import { CONTRACT, type ProcedurePath, restRow } from '@earshot/schema/contract';
import { REQUEST_EXAMPLES } from './openapi-examples.ts';

export function docsPage(): string {
  const procedures = Object.keys(CONTRACT) as ProcedurePath[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Earshot API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main>
<h1>Earshot API</h1>
<p>No key and no sign-in. Requests and answers are JSON unless a row says otherwise. An error answers
<code>{"message", "code"}</code> with one plain sentence. The complete description for tools:
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). <a href="/">Back to Earshot</a></p>
${procedures.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section(procedure: ProcedurePath): string {
  const { method, path, summary, kind } = restRow(procedure);
  const example = REQUEST_EXAMPLES[procedure];
  const curl =
    example === undefined
      ? `curl http://localhost:3000${path}`
      : `curl http://localhost:3000${path} -H 'Content-Type: application/json' -d '${JSON.stringify(example)}'`;
  const command =
    kind === 'multipart'
      ? `curl http://localhost:3000${path} -F file=@headlines.txt -F lineType=mixed`
      : curl;
  return `<section><h2>${escapeHtml(summary)}</h2>
<p><code>${method} ${escapeHtml(path)}</code></p>
<pre><code>${escapeHtml(command)}</code></pre></section>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
