import { formatCount } from '@earshot/schema/format-count';
import { escapeMarkdown } from '../../lib/escape-markdown.ts';
import { shareOfVoice } from './coverage-figures.ts';
import { type CoverageList, keywordsOf } from './coverage-list.ts';
import { type CoverageTable, coverageTable, type TableCell } from './coverage-table.ts';
import { COVERAGE_STRINGS } from './strings.ts';

/** A table as HTML that Word, Docs and Excel paste as a table with links. Nothing in a cell becomes markup. */
export function tableHtml({ columns, rows }: CoverageTable): string {
  const head = columns.map((column) => `<th align="left">${escapeHtml(column)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`).join('');
  return `<table border="1" cellspacing="0" cellpadding="4"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function cellHtml({ value, href }: TableCell): string {
  const text = escapeHtml(String(value));
  const content = href === undefined ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
  return `<td valign="top"${typeof value === 'number' ? ' align="right"' : ''}>${content}</td>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A table as tab-separated text, for places that take no HTML. A link stands in a column of its own at the end. */
export function tableTsv(table: CoverageTable): string {
  return withAddresses(table)
    .map((row) => row.map((cell) => String(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** The header and the rows of a table as plain cells, with the addresses behind links as a last column. */
export function withAddresses({ columns, rows }: CoverageTable): (string | number)[][] {
  return [
    [...columns, COVERAGE_STRINGS.table.address],
    ...rows.map((row) => [
      ...row.map(({ value }) => value),
      row.find(({ href }) => href !== undefined)?.href ?? '',
    ]),
  ];
}

/** The whole list as Markdown: share of voice, then the table with links. */
export function coverageMarkdown(list: CoverageList, towards: string): string {
  const { columns, rows } = coverageTable(list, towards);
  const keywords = keywordsOf(list.rows);
  const cover = [list.client, list.period].filter((text) => text.trim() !== '').map(escapeMarkdown);
  const shares = shareOfVoice(list.rows, keywords).map(
    ({ keyword, mentions, articles, shareOfVoice: share }) =>
      `| ${escapeMarkdown(keyword)} | ${formatCount(mentions)} | ${formatCount(articles)} | ${formatShare(share)} |`,
  );
  const { shares: STRINGS } = COVERAGE_STRINGS;
  return `${[
    `# ${COVERAGE_STRINGS.title}`,
    ...(cover.length > 0 ? [cover.join(' · ')] : []),
    `## ${STRINGS.title}`,
    [
      `| ${STRINGS.keyword} | ${STRINGS.mentions} | ${STRINGS.articles} | ${STRINGS.share} |`,
      '| --- | ---: | ---: | ---: |',
      ...shares,
    ].join('\n'),
    `_${STRINGS.formula} ${STRINGS.caveat}_`,
    `## ${COVERAGE_STRINGS.table.title}`,
    [
      `| ${columns.map(escapeMarkdown).join(' | ')} |`,
      `| ${columns.map(() => '---').join(' | ')} |`,
      ...rows.map((row) => `| ${row.map(cellMarkdown).join(' | ')} |`),
    ].join('\n'),
  ].join('\n\n')}\n`;
}

function cellMarkdown({ value, href }: TableCell): string {
  const text = escapeMarkdown(String(value));
  // Angle brackets would end the target early; a web address may hold them encoded.
  return href === undefined ? text : `[${text}](<${href.replaceAll('<', '%3C').replaceAll('>', '%3E')}>)`;
}

/** A share as a whole per cent: `42%`. */
export function formatShare(share: number): string {
  return `${formatCount(share * 100)}%`;
}
