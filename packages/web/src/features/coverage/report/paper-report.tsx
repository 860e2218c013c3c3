import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { ChartPicture } from '../../../ui/chart-picture.tsx';
import { toPicture } from '../figures/to-picture.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { articleCells, columnTitles } from './article-cells.ts';
import { messageTables } from './message-table.ts';
import { PaperAppendix } from './paper-appendix.tsx';
import { PaperHead } from './paper-head.tsx';
import { PAPER_STYLE } from './paper-style.ts';
import { articleNumbers, type ReportArticle, type ReportModel } from './report-model.ts';
import { type ReportTable, toneTables } from './tone-tables.ts';

const { report: STRINGS, figures: FIGURES, charts: CHARTS } = COVERAGE_STRINGS;

/** Two charts fit side by side, with text as large as that of their captions. */
const PRINTED_CHART = { width: 340, plotHeight: 96 } as const;
/** Heights on the first page in points, rounded up. */
const HEIGHTS = { bar: 17, charts: 158, logo: 44, tableHead: 40 } as const;
/**
 * Height in points that the first page has for logo, bars, tones, messages and charts, besides title, summary and main
 * figures.
 */
const FIRST_PAGE_HEIGHT = 350;
/**
 * Maximum number of articles in a table that starts below the figures to save a page. A longer table starts on a new
 * page.
 */
const FIT_BELOW_FIGURES = 5;

interface PaperProps {
  readonly model: ReportModel;
}

/** The printed coverage report: summary, figures and charts, the table of articles, and the appendix. */
export function PaperReport({ model }: PaperProps) {
  return (
    <Box className="print-only" sx={PAPER_STYLE} style={{ '--report-color': model.color } as object}>
      <FirstPage model={model} />
      <h2 className={startsOnNewPage(model) ? 'page' : ''}>{STRINGS.articles}</h2>
      <ArticleTable model={model} />
      <PaperAppendix model={model} />
    </Box>
  );
}

/**
 * Whether the table of articles starts on a new page. It does not if it is short, or if the figures need more than one
 * page, because the rest of their last page would stay empty.
 */
function startsOnNewPage(model: ReportModel): boolean {
  const { articles, shares, timeline, tones, messages, charts, logo } = model;
  const height =
    (shares.length + tones.length + messages.length + timeline.length) * HEIGHTS.bar +
    (messages.length === 0 ? 0 : HEIGHTS.tableHead) +
    Math.ceil(charts.length / 2) * HEIGHTS.charts +
    (logo === '' ? 0 : HEIGHTS.logo);
  return articles.length > FIT_BELOW_FIGURES && height <= FIRST_PAGE_HEIGHT;
}

function FirstPage({ model }: PaperProps) {
  const most = Math.max(1, ...model.timeline.map(({ articles }) => articles));
  const cover = [model.client, model.period].filter(Boolean).join(' · ');
  return (
    <>
      {model.logo === '' ? null : <img className="logo" src={model.logo} alt="" />}
      <h1 dir="auto">{model.title}</h1>
      {cover === '' ? null : <p dir="auto">{cover}</p>}
      <p className="small">{STRINGS.prepared(formatDateTime(model.preparedAt))}</p>
      {model.sentences.map(({ text, rows }) => (
        <p key={text} className="sentence">
          {text} <Reference rows={rows} model={model} />
        </p>
      ))}
      <dl>
        {model.totals.map(({ name, value }) => (
          <div key={name}>
            <dt>{FIGURES[name]}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <Bars
        title={STRINGS.share}
        model={model}
        bars={model.shares.map(({ keyword, percent, mentions, rows }) => ({
          label: keyword,
          share: percent / 100,
          value: `${percent}% (${formatCount(mentions)})`,
          rows,
        }))}
      />
      <FigureTables model={model} />
      <Bars
        title={STRINGS.timeline}
        model={model}
        bars={model.timeline.map(({ value, articles, rows }) => ({
          label: formatDate(value),
          share: articles / most,
          value: formatCount(articles),
          rows,
        }))}
      />
      {model.charts.length === 0 ? null : (
        <div className="charts">
          {model.charts.map((chart) => (
            <figure key={chart.name}>
              <ChartPicture data={toPicture(chart)} size={PRINTED_CHART} />
              <figcaption>
                {CHARTS.captions[chart.name](chart.unit)}. {CHARTS.printed[chart.name]}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </>
  );
}

/** The number of articles of each tone toward each keyword, and the key messages. The net tone over time is a chart. */
function FigureTables({ model }: PaperProps) {
  return [...toneTables(model).slice(0, 1), ...messageTables(model)].map((table) => (
    <FigureTable key={table.title} table={table} model={model} />
  ));
}

function FigureTable({ table: counts, model }: PaperProps & { readonly table: ReportTable }) {
  return (
    <>
      <h2>{counts.title}</h2>
      <table className="tones">
        <PaperHead titles={counts.heads} />
        <tbody>
          {counts.rows.map(([keyword, ...cells]) => (
            <tr key={keyword?.text}>
              <th scope="row" dir="auto">
                {keyword?.text}
              </th>
              {cells.map(({ text, rows }, place) => (
                <td key={counts.heads[place + 1]}>
                  {text} <Reference rows={rows} model={model} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface BarsProps extends PaperProps {
  readonly title: string;
  readonly bars: readonly {
    readonly label: string;
    /** Length of the bar as a fraction of a full bar, from 0 to 1. */
    readonly share: number;
    readonly value: string;
    readonly rows: readonly number[];
  }[];
}

function Bars({ title, bars, model }: BarsProps) {
  if (bars.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table className="bars">
        <tbody>
          {bars.map(({ label, share, value, rows }) => (
            <tr key={label}>
              <th scope="row" dir="auto">
                {label}
              </th>
              <td className="bar">
                <div className="print-bar" style={{ width: `${share * 100}%` }} />
              </td>
              <td>{value}</td>
              <td>
                <Reference rows={rows} model={model} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The table numbers of the articles that a figure counts. */
function Reference({ rows, model }: PaperProps & { readonly rows: readonly number[] }) {
  const numbers = articleNumbers(rows, model.articles);
  return numbers === '' ? null : <span className="reference">[{numbers}]</span>;
}

function ArticleTable({ model }: PaperProps) {
  return (
    <table className="articles">
      <PaperHead titles={columnTitles(model)} />
      <tbody>
        {model.articles.map((article) => (
          <ArticleRow key={article.id} article={article} model={model} />
        ))}
      </tbody>
    </table>
  );
}

function ArticleRow({ article, model }: PaperProps & { readonly article: ReportArticle }) {
  const { number, date, outlet, headline, summary, notes, mentions, tones } = articleCells(article, model);
  return (
    <tr>
      <td>{date}</td>
      <td dir="auto">{outlet}</td>
      <td>
        <strong dir="auto">
          [{number}] {headline}
        </strong>
        {summary === '' ? null : <p dir="auto">{summary}</p>}
        {notes.map((note) => (
          <p key={note} className="small">
            {note}
          </p>
        ))}
      </td>
      <td>
        {mentions.map((line) => (
          <div key={line} dir="auto">
            {line}
          </div>
        ))}
      </td>
      <td>
        {tones.map((line) => (
          <div key={line} dir="auto">
            {line}
          </div>
        ))}
      </td>
    </tr>
  );
}
