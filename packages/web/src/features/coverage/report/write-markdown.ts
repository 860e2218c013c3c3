import { formatCount } from '@earshot/schema/format-count';
import { escapeMarkdown } from '../../../lib/escape-markdown.ts';
import { formatDate } from '../../../lib/format.ts';
import { cellText } from '../compare/comparison-tables.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { articleCells, columnTitles } from './article-cells.ts';
import { messageTables } from './message-table.ts';
import { recordSentence } from './record-lines.ts';
import { articleNumbers, type ReportModel } from './report-model.ts';
import { spokenLine } from './spoken-line.ts';
import { toneTables } from './tone-tables.ts';

const { report: STRINGS, figures: FIGURES } = COVERAGE_STRINGS;

/** Writes a coverage report as Markdown. Each summary sentence ends with the numbers of the articles it counts. */
export function writeMarkdown(model: ReportModel): string {
  const cover = [model.client, model.period].filter(Boolean).map(escapeMarkdown).join(' · ');
  const numbers = (rows: readonly number[]) => `[${articleNumbers(rows, model.articles)}]`;
  return `${[
    `# ${escapeMarkdown(model.title)}`,
    ...(cover === '' ? [] : [cover]),
    ...section(
      STRINGS.summaryTitle,
      model.sentences.map(({ text, rows }) => `- ${escapeMarkdown(text)} ${escapeMarkdown(numbers(rows))}`),
    ),
    ...section(
      STRINGS.figures,
      model.totals.map(({ name, value }) => `- ${FIGURES[name]}: ${formatCount(value)}`),
    ),
    ...tables(model),
    ...model.quotes.flatMap(({ keyword, lines }) =>
      section(
        escapeMarkdown(STRINGS.quotes(keyword)),
        lines.map(({ text, article }) => `> ${escapeMarkdown(text)} \\[${article}\\]`),
        '\n>\n',
      ),
    ),
    ...model.comparison.flatMap(({ title, heads, rows }) =>
      section(escapeMarkdown(title), [
        table(
          heads,
          rows.map((row) => row.map((cell) => escapeMarkdown(cellText(cell)))),
        ),
      ]),
    ),
    ...model.spoken.flatMap(({ keyword, lines }) =>
      section(
        escapeMarkdown(STRINGS.spoken(keyword)),
        lines.map((line) => `> ${escapeMarkdown(spokenLine(line))} \\[${line.article}\\]`),
        '\n>\n',
      ),
    ),
    ...section(
      STRINGS.records,
      model.articles
        .flatMap((article) => recordSentence(article) ?? [])
        .map((line) => `- ${escapeMarkdown(line)}`),
    ),
    ...section(
      STRINGS.corrections,
      model.corrections.map(
        ({ at, article, what, why }) =>
          `- ${[formatDate(at), article, what, why].filter(Boolean).map(escapeMarkdown).join(': ')}`,
      ),
    ),
    ...section(
      STRINGS.left,
      model.left.map(({ title, reason }) => `- ${escapeMarkdown(`${title}: ${reason}`)}`),
    ),
    ...section(
      STRINGS.method,
      [...model.method, STRINGS.versions(model.versions)].map((line) => `- ${escapeMarkdown(line)}`),
    ),
  ].join('\n\n')}\n`;
}

function tables(model: ReportModel): string[] {
  return [
    `## ${STRINGS.share}`,
    table(
      [STRINGS.keyword, STRINGS.mentions, STRINGS.articles, STRINGS.share],
      model.shares.map(({ keyword, mentions, articles, percent }) => [
        escapeMarkdown(keyword),
        formatCount(mentions),
        formatCount(articles),
        `${percent}%`,
      ]),
    ),
    `## ${STRINGS.articles}`,
    table(
      [STRINGS.number, ...columnTitles(model).map(escapeMarkdown)],
      model.articles.map((article) => {
        const { number, date, outlet, headline, url, summary, mentions, tones } = articleCells(
          article,
          model,
        );
        const title =
          url === '' ? escapeMarkdown(headline) : `[${escapeMarkdown(headline)}](<${target(url)}>)`;
        return [
          number,
          escapeMarkdown(date),
          escapeMarkdown(outlet),
          summary === '' ? title : `${title}<br>${escapeMarkdown(summary)}`,
          mentions.map(escapeMarkdown).join('<br>'),
          tones.map(escapeMarkdown).join('<br>'),
        ];
      }),
    ),
    ...reportTables(model),
  ];
}

function reportTables(model: ReportModel): string[] {
  return [...toneTables(model), ...messageTables(model)].flatMap(({ title, note, heads, rows }) => [
    `## ${escapeMarkdown(title)}`,
    table(
      heads.map(escapeMarkdown),
      rows.map((cells) =>
        cells.map(({ text, rows: ids }) =>
          escapeMarkdown(ids.length === 0 ? text : `${text} [${articleNumbers(ids, model.articles)}]`),
        ),
      ),
    ),
    ...(note === '' ? [] : [escapeMarkdown(note)]),
  ]);
}

function section(title: string, lines: readonly string[], separator = '\n'): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join(separator)];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Percent-encodes angle brackets in a URL, because they would end the link target early. */
function target(url: string): string {
  return url.replaceAll('<', '%3C').replaceAll('>', '%3E');
}
