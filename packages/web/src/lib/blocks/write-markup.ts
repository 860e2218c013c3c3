import { escapeHtml } from '@earshot/schema/escape-html';
import { escapeMarkdown } from '../format.ts';
import { type Block, type Inline, type Run, runsOf } from './blocks.ts';

/** Writes blocks as HTML without scripts or external files. Text is escaped. */
export function writeHtml(blocks: readonly Block[]): string {
  return blocks.map(htmlOf).join('\n');
}

/** Writes blocks as an HTML file that needs no other file. */
export function writeHtmlFile(title: string, blocks: readonly Block[], accent: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; color: #1f2a28; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { color: ${escapeHtml(accent)}; line-height: 1.2; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.5rem; border-bottom: 1px solid #d5dcda; }
td p { margin: 0; }
.quiet, .small { color: #55625f; font-size: 0.875rem; }
.figures { display: flex; flex-wrap: wrap; gap: 2rem; margin: 1rem 0; }
.figures b { display: block; font-size: 1.5rem; }
meter { width: 100%; min-width: 8rem; }
img { max-width: 100%; }
</style>
</head>
<body>
${writeHtml(blocks)}
</body>
</html>
`;
}

export function writeMarkdown(blocks: readonly Block[]): string {
  return writeLines(blocks, MARKDOWN);
}

/** Writes blocks as plain text. */
export function writeText(blocks: readonly Block[]): string {
  return writeLines(blocks, PLAIN);
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escapeHtml(block.text)}</h1>`;
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p${block.isSmall ? ' class="small"' : ''}>${htmlRuns(block.content)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${htmlRuns(item)}</li>`).join('')}</ul>`;
    case 'image':
      return `<p><img src="${escapeHtml(block.data)}" alt="${escapeHtml(block.alt)}" height="${block.maxHeightPx}"></p>`;
    case 'figures':
      return `<div class="figures">${block.figures
        .map(({ value, label }) => `<div><b>${escapeHtml(value)}</b> ${escapeHtml(label)}</div>`)
        .join('')}</div>`;
    case 'table':
      return htmlTable(block);
    case 'bars':
      return `<table>${block.bars
        .map(
          ({ label, share, value }) =>
            `<tr><th scope="row">${escapeHtml(label)}</th><td><meter min="0" max="1" value="${share.toFixed(3)}"></meter></td><td>${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function htmlTable({ heads, widths, rows }: Extract<Block, { kind: 'table' }>): string {
  const sum = widths?.reduce((total, width) => total + width, 0) ?? 0;
  // Attributes, because a page's security policy may forbid styles in what is pasted.
  const columns = widths?.map((width) => `<col width="${Math.round((100 * width) / sum)}%">`) ?? [];
  const head = heads.map((name) => `<th scope="col">${escapeHtml(name)}</th>`);
  const body = rows.map(({ id, cells }) => {
    const written = cells.map(
      (lines) => `<td>${lines.map((line) => `<p>${htmlRuns(line)}</p>`).join('')}</td>`,
    );
    return `<tr${id ? ` id="${escapeHtml(id)}"` : ''}>${written.join('')}</tr>`;
  });
  return `<table>${columns.join('')}<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function htmlRuns(content: Inline): string {
  return runsOf(content).map(htmlRun).join('');
}

function htmlRun({ text, href, isBold, isQuiet }: Run): string {
  const words = escapeHtml(text);
  const linked = href ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
  const bold = isBold ? `<b>${linked}</b>` : linked;
  return isQuiet ? `<span class="quiet">${bold}</span>` : bold;
}

/** How text shows what has elements in HTML. */
interface TextForm {
  readonly title: string;
  readonly heading: string;
  readonly words: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly link: (words: string, href: string) => string;
  /** Joins the lines of a cell, and the cells of the rows, of which the first has the names of the columns. */
  readonly lineBreak: string;
  readonly table: (rows: readonly (readonly string[])[]) => string;
}

const MARKDOWN: TextForm = {
  title: '# ',
  heading: '## ',
  words: escapeMarkdown,
  bold: (text) => `**${text}**`,
  link: (words, href) => `[${words}](<${href}>)`,
  lineBreak: '<br>',
  table: ([heads = [], ...rows]) =>
    [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
};

const PLAIN: TextForm = {
  title: '',
  heading: '',
  words: (text) => text,
  bold: (text) => text,
  link: (words, href) => `${words} (${href})`,
  lineBreak: ' ',
  table: (rows) => rows.map((cells) => cells.join('\t')).join('\n'),
};

function writeLines(blocks: readonly Block[], form: TextForm): string {
  return `${blocks
    .map((block) => linesOf(block, form))
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function linesOf(block: Block, form: TextForm): string {
  const { words } = form;
  const line = (content: Inline) =>
    runsOf(content)
      .map((run) => textOfRun(run, form))
      .join('');
  switch (block.kind) {
    case 'title':
    case 'heading':
      return form[block.kind] + words(block.text);
    case 'text':
      return line(block.content);
    case 'list':
      return block.items.map((item) => `- ${line(item)}`).join('\n');
    case 'image':
      return '';
    case 'figures':
      return block.figures.map(({ value, label }) => `${form.bold(value)} ${words(label)}`).join(' · ');
    case 'table':
      return form.table([
        block.heads.map(words),
        ...block.rows.map(({ cells }) => cells.map((lines) => lines.map(line).join(form.lineBreak))),
      ]);
    case 'bars':
      return block.bars.map(({ label, value }) => `- ${words(label)}: ${words(value)}`).join('\n');
  }
}

function textOfRun({ text, href, isBold }: Run, form: TextForm): string {
  const words = form.words(text);
  const linked = href && !href.startsWith('#') ? form.link(words, href) : words;
  return isBold && words.trim() !== '' ? form.bold(linked) : linked;
}
