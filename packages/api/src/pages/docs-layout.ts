/** The frame of a documentation page: plain HTML and one small style sheet, for light and dark mode. */
import { escapeHtml } from './escape-html.ts';

/** The pages contain the project's own text, so that only their style sheet has to be allowed. */
export const DOCS_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** @param head additional elements of the head, as HTML */
export function docsLayout(title: string, content: string, head = ''): string {
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
<header><nav aria-label="Pages"><a href="/">Earshot</a> <a href="/help">Help Center</a> <a href="/api/docs/methods">Methods</a> <a href="/api/docs">API</a></nav></header>
<main>
${content}
</main>
</body>
</html>
`;
}

export const DOCS_CSS = `:root { color-scheme: light dark; --text: #14211f; --soft: #4a5a57; --line: #d7dfdd; --paper: #fff; --code: #f3f6f5; --link: #0b5f5a; }
@media (prefers-color-scheme: dark) { :root { --text: #e6eeec; --soft: #a9b8b5; --line: #2c3b38; --paper: #16211f; --code: #0e1615; --link: #6fd3c7; } }
body { margin: 0; background: var(--paper); color: var(--text); font: 16px/1.6 system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
nav { display: flex; flex-wrap: wrap; column-gap: 24px; max-width: 52rem; margin: 0 auto; padding: 4px 24px; } nav a { padding: 9px 0; }
main { max-width: 52rem; margin: 0 auto; padding: 24px; overflow-wrap: anywhere; }
a { color: var(--link); } h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2em; }
code, pre { background: var(--code); border-radius: 6px; font-size: 0.875em; } code { padding: 0.1em 0.35em; }
pre { padding: 12px 16px; overflow-x: auto; white-space: pre-wrap; } pre code { padding: 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375em; overflow-wrap: normal; display: block; overflow-x: auto; }
@media print { header { display: none; } main { max-width: none; padding: 0; }
.sheet { font-size: 9.25pt; line-height: 1.32; } .sheet h1 { font-size: 15pt; margin: 0 0 4pt; } .sheet h2 { font-size: 10.5pt; margin: 7pt 0 2pt; break-after: avoid; }
.sheet p { margin: 0 0 3pt; } .sheet ul, .sheet ol { margin: 0; padding-left: 16pt; } .sheet li { break-inside: avoid; } }
@page { margin: 15mm; } .questions > li { margin-bottom: 0.5em; } .next-sheet { break-before: page; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); }
`;
