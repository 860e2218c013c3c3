import { formatCount } from '@earshot/schema/format-count';
import PptxGenJS from 'pptxgenjs';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import type { ChartData } from '../figures/chart-data.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { articleCells, columnTitles } from './article-cells.ts';
import { articleNumbers, type ReportModel } from './report-model.ts';

const { report: STRINGS, figures: FIGURES, charts: CHARTS } = COVERAGE_STRINGS;
const FONT = 'Calibri';
const INK = '1F2A28';
/** Maximum number of articles on the articles slide. */
const ARTICLES_SHOWN = 8;
const QUOTES_SHOWN = 6;
const DAYS_SHOWN = 31;

type Slide = PptxGenJS.Slide;

/**
 * Writes a coverage report as five slides: summary, figures with share of voice, timeline, articles, quotes with method. The
 * charts are editable.
 */
export async function writePptx(model: ReportModel): Promise<Blob> {
  const show = new PptxGenJS();
  show.layout = 'LAYOUT_WIDE';
  show.title = model.title;
  summarySlide(slideOf(show, model, model.title), model);
  figureSlide(slideOf(show, model, STRINGS.figures), model);
  timelineSlide(slideOf(show, model, STRINGS.timeline), model);
  articleSlide(slideOf(show, model, STRINGS.topArticles), model);
  closingSlide(slideOf(show, model, STRINGS.appendix), model);
  const file = await show.write({ outputType: 'blob' });
  if (!(file instanceof Blob)) throw new Error('The presentation could not be written.');
  return file;
}

function slideOf(show: PptxGenJS, { color }: ReportModel, title: string): Slide {
  const slide = show.addSlide();
  const place = { x: 0.6, y: 0.35, w: 12.1, h: 0.8 };
  slide.addText(title, { ...place, fontFace: FONT, fontSize: 28, bold: true, color: color.slice(1) });
  return slide;
}

function summarySlide(slide: Slide, model: ReportModel): void {
  const cover = [
    model.client,
    model.period,
    STRINGS.prepared(formatDateTime(model.preparedAt), model.preparedBy),
  ];
  slide.addText(cover.filter(Boolean).join(' · '), {
    ...{ x: 0.6, y: 1.1, w: 12.1, h: 0.4 },
    ...{ fontFace: FONT, fontSize: 14, color: INK },
  });
  slide.addText(
    model.sentences.map(({ text, rows }) => ({
      text: `${text} [${articleNumbers(rows, model.articles)}]`,
      options: { bullet: true, breakLine: true, paraSpaceAfter: 10 },
    })),
    {
      x: 0.6,
      y: 1.8,
      w: 12.1,
      h: 4.8,
      fontFace: FONT,
      fontSize: 20,
      color: INK,
      valign: 'top',
      fit: 'shrink',
    },
  );
  if (model.logo !== '')
    slide.addImage({ data: model.logo, x: 11.2, y: 6.5, w: 1.5, h: 0.7, sizing: CONTAIN });
}

function figureSlide(slide: Slide, model: ReportModel): void {
  for (const [place, { name, value }] of model.totals.entries()) {
    const x = 0.6 + place * 3.05;
    slide.addText(formatCount(value), {
      ...{ x, y: 1.3, w: 2.9, h: 0.8 },
      ...{ fontFace: FONT, fontSize: 36, bold: true, color: INK },
    });
    slide.addText(FIGURES[name], { x, y: 2.05, w: 2.9, h: 0.4, fontFace: FONT, fontSize: 14, color: INK });
  }
  if (model.shares.length === 0) return;
  slide.addChart(
    'bar',
    [
      {
        name: STRINGS.share,
        // Horizontal bar charts start at the bottom.
        labels: model.shares.map(({ keyword }) => keyword).reverse(),
        values: model.shares.map(({ percent }) => percent / 100).reverse(),
      },
    ],
    {
      ...{ x: 0.6, y: 2.7, w: 12.1, h: 4.3, barDir: 'bar', showValue: true, dataLabelFormatCode: '0%' },
      ...{
        chartColors: [model.color.slice(1)],
        showTitle: true,
        title: STRINGS.share,
      },
      ...{ valAxisHidden: true, valGridLine: { style: 'none' }, altText: STRINGS.share },
    },
  );
}

function timelineSlide(slide: Slide, { timeline, charts, color }: ReportModel): void {
  const days = timeline.slice(-DAYS_SHOWN);
  if (days.length === 0) return;
  const tone = charts.find(({ name }) => name === 'tone');
  slide.addChart(
    'bar',
    [
      {
        name: STRINGS.articles,
        labels: days.map(({ value }) => formatDate(value)),
        values: days.map(({ articles }) => articles),
      },
    ],
    {
      ...{ x: 0.6, y: 1.3, w: 12.1, h: tone ? 2.7 : 5.6, barDir: 'col', showValue: true },
      chartColors: [color.slice(1)],
      ...{ valGridLine: { style: 'none' }, valAxisHidden: true, altText: STRINGS.timeline },
    },
  );
  if (tone) toneChart(slide, tone);
}

/** Adds the net tone toward each keyword over time as an editable chart. Periods without a tone are gaps. */
function toneChart(slide: Slide, chart: ChartData): void {
  const title = CHARTS.captions.tone(chart.unit);
  slide.addChart(
    'line',
    chart.series.map((name, place) => ({
      name,
      labels: chart.points.map(({ key }) => formatDate(key)),
      values: chart.points.map(({ cells }) => cells[place]?.value ?? Number.NaN),
    })),
    {
      ...{ x: 0.6, y: 4.1, w: 12.1, h: 3, showLegend: true, legendPos: 'r', showTitle: true, title },
      ...{ titleFontSize: 12, valAxisMinVal: -1, valAxisMaxVal: 1, valAxisLabelFormatCode: '+0%;-0%;0%' },
      ...{ displayBlanksAs: 'gap', altText: title },
    },
  );
}

function articleSlide(slide: Slide, model: ReportModel): void {
  const head = columnTitles(model).map((text) => ({ text, options: { bold: true } }));
  const rows = model.articles.slice(0, ARTICLES_SHOWN).map((article) => {
    const { number, date, outlet, headline, url, mentions, tones } = articleCells(article, model);
    const title = {
      text: `[${number}] ${headline}`,
      ...(url === '' ? {} : { options: { hyperlink: { url } } }),
    };
    return [
      { text: date },
      { text: outlet },
      title,
      { text: mentions.join('\n') },
      { text: tones.join('\n') },
    ];
  });
  slide.addTable([head, ...rows], {
    ...{ x: 0.6, y: 1.3, w: 12.1, colW: [1.6, 1.8, 4.2, 2.1, 2.4] },
    ...{ fontFace: FONT, fontSize: 11, color: INK, border: { type: 'solid', pt: 0.5, color: 'C9D2D0' } },
  });
}

function closingSlide(slide: Slide, model: ReportModel): void {
  const quotes = model.quotes
    .flatMap(({ lines }) => lines)
    .slice(0, QUOTES_SHOWN)
    .map(({ text, article }) => `${text} [${article}]`);
  const lines = [...quotes, ...model.method, STRINGS.versions(model.versions)];
  slide.addText(
    lines.map((text) => ({ text, options: { bullet: true, breakLine: true, paraSpaceAfter: 6 } })),
    {
      x: 0.6,
      y: 1.2,
      w: 12.1,
      h: 5.9,
      fontFace: FONT,
      fontSize: 12,
      color: INK,
      valign: 'top',
      fit: 'shrink',
    },
  );
}

const CONTAIN = { type: 'contain', w: 1.5, h: 0.7 } as const;
