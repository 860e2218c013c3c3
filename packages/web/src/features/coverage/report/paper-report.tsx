import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { ChartPicture } from '../../../ui/chart-picture.tsx';
import { toPicture } from '../figures/to-picture.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { articleCells, columnTitles } from './article-cells.ts';
import { PaperAppendix } from './paper-appendix.tsx';
import { PaperHead } from './paper-head.tsx';
import { PAPER_STYLE } from './paper-style.ts';
import { articleNumbers, type ReportArticle, type ReportModel } from './report-model.ts';
import { toneTables } from './tone-tables.ts';

const { report: STRINGS, figures: FIGURES, charts: CHARTS } = COVERAGE_STRINGS;

interface PaperProps {
  readonly model: ReportModel;
}

/** The printed coverage report: summary, figures and charts, the table of articles, and the appendix. */
export function PaperReport({ model }: PaperProps) {
  return (
    <Box className="print-only" sx={PAPER_STYLE} style={{ '--report-color': model.color } as object}>
      <FirstPage model={model} />
      <h2 className="page">{STRINGS.articles}</h2>
      <ArticleTable model={model} />
      <PaperAppendix model={model} />
    </Box>
  );
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
        bars={model.shares.map(({ keyword, shareOfVoice, mentions, rows }) => ({
          label: keyword,
          share: shareOfVoice,
          value: `${formatCount(shareOfVoice * 100)}% (${formatCount(mentions)})`,
          rows,
        }))}
      />
      <ToneCounts model={model} />
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
              <ChartPicture data={toPicture(chart)} />
              <figcaption>
                {CHARTS.captions[chart.name](chart.unit)}. {CHARTS.notes[chart.name]}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </>
  );
}

/** The number of articles of each tone toward each keyword. The net tone over time is a chart. */
function ToneCounts({ model }: PaperProps) {
  const [counts] = toneTables(model);
  if (!counts) return null;
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
