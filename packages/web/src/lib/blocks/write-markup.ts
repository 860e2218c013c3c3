import { escapeHtml } from '@earshot/schema/escape-html';
import { escapeMarkdown } from '../format.ts';
import { type Block, type Inline, plainText, type Run, runsOf } from './blocks.ts';

/** Number of characters of the longest bar in a text. */
const BAR_CHARACTERS = 20;

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
  return `${blocks.map(markdownOf).filter(Boolean).join('\n\n')}\n`;
}

/** Writes blocks as plain text. */
export function writeText(blocks: readonly Block[]): string {
  return `${blocks.map(textOf).filter(Boolean).join('\n\n')}\n`;
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

function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `# ${escapeMarkdown(block.text)}`;
    case 'heading':
      return `## ${escapeMarkdown(block.text)}`;
    case 'text':
      return markdownRuns(block.content);
    case 'list':
      return block.items.map((item) => `- ${markdownRuns(item)}`).join('\n');
    case 'image':
      return '';
    case 'figures':
      return block.figures.map(({ value, label }) => `**${value}** ${escapeMarkdown(label)}`).join(' · ');
    case 'table':
      return markdownTable(
        block.heads,
        block.rows.map(({ cells }) => cells.map((lines) => lines.map(markdownRuns).join('<br>'))),
      );
    case 'bars':
      return block.bars
        .map(({ label, value }) => `- ${escapeMarkdown(label)}: ${escapeMarkdown(value)}`)
        .join('\n');
  }
}

function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads.map(escapeMarkdown)), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function markdownRuns(content: Inline): string {
  return runsOf(content)
    .map(({ text, href, isBold }) => {
      const words = escapeMarkdown(text);
      const linked = href && !href.startsWith('#') ? `[${words}](<${href}>)` : words;
      return isBold && words.trim() !== '' ? `**${linked}**` : linked;
    })
    .join('');
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return block.text;
    case 'text':
      return textRuns(block.content);
    case 'list':
      return block.items.map((item) => `- ${textRuns(item)}`).join('\n');
    case 'image':
      return '';
    case 'figures':
      return block.figures.map(({ value, label }) => `${value} ${label}`).join(' · ');
    case 'table':
      return [
        block.heads,
        ...block.rows.map(({ cells }) => cells.map((lines) => lines.map(plainText).join(' '))),
      ]
        .map((cells) => cells.join('\t'))
        .join('\n');
    case 'bars':
      return block.bars
        .map(
          ({ label, share, value }) => `${label}: ${'█'.repeat(Math.round(share * BAR_CHARACTERS))} ${value}`,
        )
        .join('\n');
  }
}

/** Returns the text of runs, with the address of each link behind it. */
function textRuns(content: Inline): string {
  return runsOf(content)
    .map(({ text, href }) => (href && !href.startsWith('#') ? `${text} (${href})` : text))
    .join('');
}
