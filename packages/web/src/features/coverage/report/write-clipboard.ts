import { guardedCell } from '@earshot/schema/csv-table';
import { escapeHtml } from '@earshot/schema/escape-html';
import { COVERAGE_STRINGS } from '../strings.ts';
import { articleCells, columnTitles } from './article-cells.ts';
import type { ReportModel } from './report-model.ts';

const { table: TABLE } = COVERAGE_STRINGS;
/** Column widths in percent of the table. */
const WIDTHS = [12, 15, 43, 16, 14];
const cellMarkup = (text: string) => escapeHtml(guardedCell(text));

/**
 * Creates the table of a report for the clipboard: HTML for Word, Docs and email, tab-separated text for everything else.
 * Widths are set as attributes because the page's content security policy blocks inline styles, even in markup that is only
 * copied.
 */
export function writeClipboard(model: ReportModel): { readonly html: string; readonly text: string } {
  const titles = columnTitles(model);
  const cells = model.articles.map((article) => articleCells(article, model));
  const head = titles
    .map((title, at) => `<th align="left" width="${WIDTHS[at]}%">${escapeHtml(title)}</th>`)
    .join('');
  const rows = cells.map(({ date, outlet, headline, url, summary, mentions, tones }) => {
    const title = `<b>${cellMarkup(headline)}</b>`;
    const link = url === '' ? title : `<a href="${escapeHtml(url)}">${title}</a>`;
    const story = summary === '' ? link : `${link}<br>${escapeHtml(summary)}`;
    const columns = [
      cellMarkup(date),
      cellMarkup(outlet),
      story,
      mentions.map(cellMarkup).join('<br>'),
      tones.map(cellMarkup).join('<br>'),
    ];
    return `<tr>${columns.map((column) => `<td valign="top"><font size="2">${column}</font></td>`).join('')}</tr>`;
  });
  return {
    html: `<table border="1" cellspacing="0" cellpadding="3" width="100%"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
    text: [
      [...titles, TABLE.address],
      ...cells.map(({ date, outlet, headline, url, mentions, tones }) => [
        date,
        outlet,
        headline,
        mentions.join('; '),
        tones.join('; '),
        url,
      ]),
    ]
      .map((row) => row.map((cell) => guardedCell(cell.replace(/[\t\r\n]+/g, ' '))).join('\t'))
      .join('\n'),
  };
}
