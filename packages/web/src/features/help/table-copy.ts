import { escapeHtml } from '@earshot/schema/escape-html';
import type { Copied } from '../../lib/clipboard.ts';

interface Rows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns a table for the clipboard: HTML for word processors, tab-separated lines for spreadsheets and plain text. */
export function tableCopy({ columns, rows }: Rows): Exclude<Copied, string> {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return {
    html: `<table>${line(columns, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`,
    text: [columns, ...rows].map((row) => row.map(oneLine).join('\t')).join('\n'),
  };
}

/** Returns a table as GitHub-flavored Markdown. */
export function tableMarkdown({ columns, rows }: Rows): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
