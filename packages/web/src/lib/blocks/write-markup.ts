import { escapeHtml } from '@earshot/schema/escape-html';
import { type Block, type Inline, plainText, type Run, runsOf, type TableRow } from './blocks.ts';

/** Number of characters of the longest bar in a text. */
const BAR_CHARACTERS = 20;

/** Writes blocks as HTML without scripts or external files. Text is escaped. */
export function writeHtml(blocks: readonly Block[]): string {
  return blocks.map(htmlOf).join('\n');
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
      return `<p><img src="${escapeHtml(block.data)}" alt="${escapeHtml(block.alt)}" style="max-height:${block.maxHeightPx}px"></p>`;
    case 'figures':
      return `<div class="figures">${block.figures
        .map(({ value, label }) => `<div><b>${escapeHtml(value)}</b> ${escapeHtml(label)}</div>`)
        .join('')}</div>`;
    case 'table':
      return htmlTable(block.heads, block.rows);
    case 'bars':
      return `<table>${block.bars
        .map(
          ({ label, share, value }) =>
            `<tr><th scope="row">${escapeHtml(label)}</th><td style="width:60%"><span class="bar" style="width:${percent(share)}%"></span></td><td>${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function htmlTable(heads: readonly string[], rows: readonly TableRow[]): string {
  const head = heads.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map(({ id, cells }) => {
    const written = cells.map(
      (lines) => `<td>${lines.map((line) => `<p>${htmlRuns(line)}</p>`).join('')}</td>`,
    );
    return `<tr${id ? ` id="${escapeHtml(id)}"` : ''}>${written.join('')}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
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

function percent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
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
