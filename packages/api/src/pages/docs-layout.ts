/** The layout of a documentation page: plain HTML and one small style sheet, for light and dark mode. */
import { escapeHtml } from '@earshot/schema/escape-html';

/** The pages have neither scripts nor forms, so only style sheets, images and fonts are allowed. */
export const DOCS_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** Breadcrumbs of a page: links to the pages above it, beginning with the start page. */
type Trail = readonly (readonly [address: string, text: string])[];

const TOOLS = ['/', 'Analysis tools'] as const;
const DOCS_TRAIL: Trail = [TOOLS, ['/api/docs/methods', 'Methods'], ['/api/docs', 'API']];
/** Breadcrumbs of a page of the library. */
export const HELP_TRAIL: Trail = [TOOLS, ['/help', 'Help Center']];

/** The links in the header of every screen of the application. */
const HEADER_LINKS = [
  ['/analytics', 'Analytics'],
  ['/help', 'Help Center'],
  ['/suggestions', 'Suggestions'],
  ['/about', 'About'],
] as const;

interface DocsFrame {
  /** Additional elements of the head, as HTML. */
  readonly head?: string;
  readonly trail?: Trail;
}

/** Returns a page with the header of the application, the breadcrumbs and the content. */
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
<header><div><a class="brand" href="/">Earshot</a><nav aria-label="Main">${HEADER_LINKS.map(link).join(' ')}</nav></div></header>
<main>
<nav class="trail" aria-label="Where you are"><ol>${trail.map((step) => `<li>${link(step)}</li>`).join('')}</ol></nav>
${content}
</main>
</body>
</html>
`;
}

function link([address, text]: readonly [string, string]): string {
  return `<a href="${address}">${text}</a>`;
}

/**
 * Returns the style sheet, in the colors of the application.
 * @param fontFile address of the font of the application. Undefined if it is not built.
 */
export function docsCss(fontFile: string | undefined): string {
  const face = fontFile
    ? `@font-face { font-family: "Public Sans Variable"; font-weight: 100 900; font-display: swap; src: url("${fontFile}") format("woff2"); }\n`
    : '';
  return face + DOCS_CSS;
}

const DOCS_CSS = `:root { color-scheme: light dark; --text: #14211f; --soft: #4a5a57; --line: #d7dfdd; --paper: #fff; --code: #f3f6f5; --ground: #f3f6f5; --link: #0b5f5a; }
@media (prefers-color-scheme: dark) { :root { --text: #e6eeec; --soft: #a9b8b5; --line: #2c3b38; --paper: #16211f; --code: #0e1615; --ground: #0e1615; --link: #6fd3c7; } }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.6 "Public Sans Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
header { border-bottom: 1px solid var(--line); background: var(--paper); }
header > div { display: flex; flex-wrap: wrap; align-items: center; column-gap: 24px; max-width: 1192px; margin: 0 auto; padding: 8px 24px; }
.brand { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; color: inherit; font-size: 20px; font-weight: 720; text-decoration: none; }
.brand::before { content: ""; width: 34px; height: 34px; background: url("/favicon.svg") center / contain no-repeat; }
header nav { display: flex; flex-wrap: wrap; gap: 4px; margin-left: auto; } header nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 10px; color: var(--soft); font-weight: 560; text-decoration: none; }
main { max-width: 52rem; margin: 0 auto; padding: 24px; overflow-wrap: anywhere; }
.trail ol { display: flex; flex-wrap: wrap; margin: 0; padding: 0; list-style: none; font-size: 14px; } .trail a { display: inline-block; padding: 8px 0; } .trail li + li::before { content: "/"; margin: 0 8px; color: var(--soft); }
a { color: var(--link); } h1, h2, h3 { line-height: 1.25; } h1 { margin: 4px 0 12px; font-size: 26px; letter-spacing: -0.02em; } h2 { font-size: 21px; } h3 { font-size: 17px; } h2 { margin-top: 2em; }
code, pre { background: var(--code); border-radius: 6px; font-size: 0.875em; } code { padding: 0.1em 0.35em; }
pre { padding: 12px 16px; overflow-x: auto; white-space: pre-wrap; } pre code { padding: 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375em; overflow-wrap: normal; display: block; overflow-x: auto; }
@media (max-width: 599px) { header > div, main { padding-left: 12px; padding-right: 12px; } header nav { margin-left: 0; width: 100%; } header nav a { padding: 0 6px; font-size: 14px; } }
@media print { body { background: none; } header, .trail { display: none; } main { max-width: none; padding: 0; }
.sheet { font-size: 9.25pt; line-height: 1.32; } .sheet h1 { font-size: 15pt; margin: 0 0 4pt; } .sheet h2 { font-size: 10.5pt; margin: 7pt 0 2pt; break-after: avoid; }
.sheet p { margin: 0 0 3pt; } .sheet ul, .sheet ol { margin: 0; padding-left: 16pt; } .sheet li { break-inside: avoid; } }
@page { margin: 15mm; } .questions > li { margin-bottom: 0.5em; } .next-sheet { break-before: page; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); }
`;
