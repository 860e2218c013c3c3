import { withXmlText, xmlText } from '@earshot/schema/xml-text';
import PptxGenJS from 'pptxgenjs';
import { type Bar, type Block, columnWidths, type Inline, plainText, runsOf, type Table } from './blocks.ts';
import { decodeImage } from './decode-image.ts';

interface PptxOptions {
  readonly title: string;
  /** `#rrggbb`. */
  readonly accent: string;
}

type Slide = PptxGenJS.Slide;

/** In inches, on a wide slide. */
const LEFT = 0.6;
const WIDTH = 12.1;
const BOTTOM = 7.2;
const FIRST_LINE = 1.25;
const FIGURE_WIDTH = 3;
const FIGURES_HEIGHT = 1.3;
const LINE_HEIGHT = 0.42;
const IMAGE_HEIGHT = 1.6;
const PX_PER_INCH = 96;
const LINE_CHARACTERS = 105;
/** Maximum number of rows on a slide. The Word and Excel files have all. */
const ROWS_SHOWN = 10;
const MAX_HORIZONTAL_BARS = 8;
const TEXT = { fontFace: 'Calibri', color: '1F2A28' } as const;

/** One slide for each heading. Bars become charts that can be edited. */
export async function writePptx(blocks: readonly Block[], { title, accent }: PptxOptions): Promise<Blob> {
  const show = new PptxGenJS();
  show.layout = 'LAYOUT_WIDE';
  show.title = xmlText(title);
  const color = accent.replace('#', '');
  for (const { heading, content } of slidesOf(withXmlText(blocks))) {
    const slide = show.addSlide();
    const place = { x: LEFT, y: 0.35, w: WIDTH, h: 0.8 };
    slide.addText(heading, { ...TEXT, ...place, fontSize: 28, bold: true, color });
    let y = FIRST_LINE;
    for (const block of content) y += add(slide, block, y, color);
  }
  const file = await show.write({ outputType: 'blob' });
  if (!(file instanceof Blob)) throw new Error('The presentation could not be written.');
  return file;
}

function slidesOf(blocks: readonly Block[]) {
  const slides: { heading: string; content: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'title' || block.kind === 'heading') slides.push({ heading: block.text, content: [] });
    else slides.at(-1)?.content.push(block);
  }
  return slides.filter(({ content }) => content.length > 0);
}

/** Adds a block at `y` and returns its height in inches. What does not fit is left out or made smaller. */
function add(slide: Slide, block: Block, y: number, color: string): number {
  const rest = Math.max(0, BOTTOM - y);
  switch (block.kind) {
    case 'title':
    case 'heading':
      return 0;
    case 'text':
      return addLines(slide, [block.content], y, block.isSmall ? 12 : 18, false);
    case 'list':
      return addLines(slide, block.items, y, 16, true);
    case 'image':
      return addImage(slide, block.data, y);
    case 'figures':
      for (const [i, { value, label }] of block.figures.entries()) {
        const x = LEFT + i * FIGURE_WIDTH;
        slide.addText(value, { ...TEXT, x, y, w: FIGURE_WIDTH, h: 0.7, fontSize: 36, bold: true });
        slide.addText(label, { ...TEXT, x, y: y + 0.65, w: FIGURE_WIDTH, h: 0.4, fontSize: 14 });
      }
      return FIGURES_HEIGHT;
    case 'table':
      addTable(slide, block, y);
      return rest;
    case 'bars':
      addBars(slide, block.bars, y, color);
      return rest;
  }
}

function addLines(
  slide: Slide,
  items: readonly Inline[],
  y: number,
  fontSize: number,
  isList: boolean,
): number {
  const lines = items.reduce((sum, item) => sum + Math.ceil(plainText(item).length / LINE_CHARACTERS), 0);
  const h = Math.min(Math.max(0.3, BOTTOM - y), lines * LINE_HEIGHT + 0.1);
  const texts = items.flatMap((item) =>
    runsOf(item).map(({ text, isBold = false, href }, i, all) => ({
      text,
      options: {
        ...(isList && i === 0 && { bullet: true }),
        ...(href && /^https?:/.test(href) && { hyperlink: { url: href } }),
        bold: isBold,
        breakLine: i === all.length - 1,
      },
    })),
  );
  slide.addText(texts, { ...TEXT, x: LEFT, y, w: WIDTH, h, fontSize, valign: 'top', fit: 'shrink' });
  return h;
}

function addImage(slide: Slide, data: string, y: number): number {
  const decoded = decodeImage(data, IMAGE_HEIGHT * PX_PER_INCH);
  if (decoded === null || y + IMAGE_HEIGHT > BOTTOM) return 0;
  const [w, h] = [decoded.width / PX_PER_INCH, decoded.height / PX_PER_INCH];
  slide.addImage({ data, x: LEFT, y, w, h });
  return h + 0.1;
}

function addTable(slide: Slide, table: Table, y: number): void {
  const { heads, rows } = table;
  const head = heads.map((text) => ({ text, options: { bold: true } }));
  const body = rows.slice(0, ROWS_SHOWN).map(({ cells }) =>
    heads.map((_, index) => {
      const [first = ''] = cells[index] ?? [];
      const href = runsOf(first).find((run) => run.href && /^https?:/.test(run.href))?.href;
      // Only a cell's first line fits: the headline without its summary.
      const lines = index === 2 ? [first] : (cells[index] ?? []);
      return {
        text: lines.map(plainText).join('\n').trim(),
        options: href ? { hyperlink: { url: href } } : {},
      };
    }),
  );
  slide.addTable([head, ...body], {
    ...{ x: LEFT, y, w: WIDTH, colW: columnWidths(table, WIDTH) },
    ...{ ...TEXT, fontSize: 11, border: { type: 'solid', pt: 0.5, color: 'C9D2D0' } },
  });
}

function addBars(slide: Slide, bars: readonly Bar[], y: number, color: string): void {
  const isHorizontal = bars.length <= MAX_HORIZONTAL_BARS;
  // Horizontal bar charts are drawn from the bottom up.
  const shown = isHorizontal ? [...bars].reverse() : bars;
  slide.addChart(
    'bar',
    [
      {
        name: '',
        labels: shown.map(({ label }) => label),
        values: shown.map(({ amount }) => amount),
      },
    ],
    {
      ...{ x: LEFT, y, w: WIDTH, h: BOTTOM - y, barDir: isHorizontal ? 'bar' : 'col', showValue: true },
      dataLabelFormatCode: bars.every(({ value }) => value.includes('%')) ? '0%' : '0',
      ...{ chartColors: [color], valAxisHidden: true, valGridLine: { style: 'none' } },
    },
  );
}
