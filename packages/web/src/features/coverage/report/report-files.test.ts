import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { writeDocx } from '../../../lib/blocks/write-docx.ts';
import { writeMarkdown } from '../../../lib/blocks/write-markup.ts';
import { writePptx } from '../../../lib/blocks/write-pptx.ts';
import { writeXlsx } from '../../../lib/blocks/write-xlsx.ts';
import { writeHtml, writeHtmlFile } from '../../../ui/blocks-view.tsx';
import type { CoverageList } from '../book/list-shape.ts';
import { fileName } from './report-actions.ts';
import { articleTable, clipboardTable, reportBlocks } from './report-blocks.ts';
import { leftOf, type ReportModel, reportModel, summarySentences } from './report-model.ts';
import { reportCsv, reportSheets } from './report-sheets.ts';

const NOW = new Date('2026-04-01T12:00:00Z');
const KEYWORD = 'Brightwell Foods';

/** A fictional list of articles: one excluded, one failed, and one with a tone set by the user. */
function listOf(count: number): CoverageList {
  const rows = Array.from({ length: count }, (_, at) =>
    coverageRow(at + 1, {
      entry: coverageEntry({
        headline: at === 0 ? '=Recall & <b>more</b>' : `Brightwell Foods recalls product ${at}`,
        url: `https://news.example/${at}`,
        outlet: `Outlet ${at % 7}`,
        date: at % 5 === 4 ? null : `2026-03-${String((at % 28) + 1).padStart(2, '0')}T08:00:00Z`,
        warnings: at === 2 ? ['The date is a guess.'] : [],
        quotes:
          at === 2
            ? [
                {
                  text: 'We are sorry',
                  speaker: 'Mara Lind',
                  attribution: 'said Mara Lind',
                  keywords: [KEYWORD],
                },
                { text: 'Who knows', speaker: null, attribution: '', keywords: ['Another'] },
              ]
            : [],
        counts: at === 3 ? { likes: 1200 } : {},
        summary: 'Brightwell Foods recalled a product. The company said that nobody was harmed. '.repeat(4),
        keywords: [
          keywordFigures(KEYWORD, 2 + (at % 3), {
            inHeadline: at % 2 === 0,
            tone: at % 4 === 3 ? null : -0.5 + (at % 4) * 0.5,
            evidence: [
              {
                section: 'body',
                text: `Brightwell Foods, sentence ${at}.`,
                marks: [{ start: 0, end: 16 }],
                tone: 0.5,
                words: [],
              },
            ],
          }),
          keywordFigures('Hartley Pantry', at % 2),
        ],
      }),
      ...(at === 1 ? { edits: { tones: { [KEYWORD]: { label: 'Negative', note: 'Irony' } } } } : {}),
    }),
  );
  return {
    ...coverageList(
      ...rows,
      coverageRow(count + 1, {
        entry: coverageEntry({ headline: 'Off topic' }),
        excluded: 'Another company',
      }),
      coverageRow(count + 2, {
        entry: null,
        status: 'failed',
        failure: 'The page was not found (404). You can paste the text instead.',
      }),
    ),
    name: 'Recall, week 12',
    client: 'Brightwell',
    keywords: [KEYWORD, 'Hartley Pantry'],
    changes: [{ at: '2026-04-01T10:00:00Z', row: 2, what: 'Tone set to Negative', why: 'Irony' }],
  };
}
const modelOf = (count: number) => reportModel(listOf(count), NOW);
const wordOf = async (model: ReportModel) => {
  const options = { title: model.title, accent: model.color };
  const { 'word/document.xml': xml = '' } = await partsOf(await writeDocx(reportBlocks(model), options));
  return xml;
};
const markdownOf = (model: ReportModel) => writeMarkdown(reportBlocks(model));

async function partsOf(blob: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('a report', () => {
  it('says in sentences what the list shows, each with its articles', () => {
    const sentences = summarySentences(modelOf(12).figures);
    expect(sentences.map(({ text }) => text)).toEqual([
      'This report covers 12 articles in 7 outlets from March 1, 2026 to March 12, 2026.',
      'Brightwell Foods has the largest share of voice, 86% (36 mentions in 12 articles), ahead of Hartley Pantry with 14%.',
      'The net tone toward Brightwell Foods is −14%: of 7 articles with a clear tone, 3 are positive and 4 negative; 5 have no clear tone. 1 was set by hand.',
    ]);
    for (const { rows } of sentences) expect(rows.length).toBeGreaterThan(0);
  });

  it('lists what is not in the figures with the reason, but without advice for the user', () => {
    expect(leftOf(listOf(12))).toEqual([
      { title: 'Off topic', reason: 'Left out of all figures: Another company' },
      { title: 'https://news.example/14', reason: 'The page was not found (404).' },
    ]);
  });
});

it('a report lists the sentences with mentions that exclusions took away', () => {
  const line = { section: 'body', text: 'A board game.', marks: [], reason: 'inside “board game”' };
  const figures = keywordFigures('game', 2, { notCounted: { mentions: 1, lines: [line] } });
  const row = coverageRow(1, { entry: coverageEntry({ headline: 'Play', keywords: [figures] }) });
  expect(leftOf(coverageList(row))).toEqual([
    { title: 'Play: “A board game.”', reason: 'game does not count inside “board game”.' },
  ]);
});

describe('the tone in a report', () => {
  const base = listOf(12);
  const rival = 'Hartley Pantry';
  const rows = base.rows.map((row) =>
    row.entry === null
      ? row
      : {
          ...row,
          entry: {
            ...row.entry,
            keywords: row.entry.keywords.map((figures) =>
              figures.keyword === rival && figures.mentions > 0
                ? { ...figures, tone: 0.9, label: 'Positive' as const }
                : figures,
            ),
          },
        },
  );
  const model = reportModel({ ...base, rows }, NOW);

  it('is that toward every tracked keyword, over the articles that mention it', () => {
    expect(summarySentences(model.figures).map(({ text }) => text)).toContain(
      'The net tone toward Hartley Pantry is +100%: of 6 articles with a clear tone, 6 are positive and 0 negative. All tones are automated.',
    );
    const cells = articleTable(model).rows.map((row) => row.cells.at(-1)?.join('; ') ?? '');
    expect(cells).toContain('Brightwell Foods: Negative, by hand; Hartley Pantry: Positive');
    expect(cells).toContain('Brightwell Foods: Negative');
  });

  it('is in Word, Excel and Markdown', async () => {
    const sheets = await readExcelFile(await writeXlsx(reportSheets(model)));
    const figures = sheets.find(({ sheet }) => sheet === 'Figures')?.data.flat();
    const title = 'Articles by tone toward each keyword';
    for (const text of [await wordOf(model), markdownOf(model)]) expect(text).toContain(title);
    expect(figures).toContain(title);
    expect(markdownOf(model)).toMatch(
      /\| Hartley Pantry \| 6 \\\[[\d–, ]+\\\] \| 0 \| 0 \| 0 \| 0 \| \+100% of 6 \| 0 \|/,
    );
  });

  it('has a file name for a client to read', () => {
    expect(fileName(model)).toBe('brightwell-coverage-2026-03');
  });
});

describe('what is sent', () => {
  const base = listOf(12);
  const settings = {
    ...base.settings,
    sentence: 'The recall was handled well.',
    nextSteps: 'Answer the regulator\nThank the stores',
    preparedBy: 'Ada Fenwick',
    order: 'importance',
  } as const;
  const rows = base.rows.map((row) => (row.id === 5 ? { ...row, starred: 'Read by every buyer' } : row));
  const markdown = markdownOf(reportModel({ ...base, rows, period: 'March 2026', settings }, NOW));

  it('begins with client, period and time zone, author, the words of the user and three figures for articles', () => {
    expect(markdown).toMatch(
      /^# Brightwell: media coverage\n\nMarch 2026 · \S+\n\nPrepared by Ada Fenwick on/,
    );
    expect(markdown).toContain('**The recall was handled well.**');
    expect(markdown).toContain('- Answer the regulator\n- Thank the stores');
    expect(markdown).toMatch(/\*\*12\*\* Articles · \*\*\d+\*\* Unique texts · \*\*7\*\* Outlets/);
    expect(markdown).toMatch(/## Top articles\n\n.* – Read by every buyer/);
  });

  it('lists the starred article first, says where a keyword stands, and has only the ticked appendix', () => {
    expect(markdown).toMatch(/\| March 5, 2026 \||\| Undated \| Outlet 4 \| \\\[1\\\] /);
    expect(markdown).toMatch(/\| Brightwell Foods 3 \| Headline \| Brightwell Foods: Negative \|/);
    expect(markdown).toMatch(/\| Brightwell Foods 4<br>Hartley Pantry 1 \| Body \|/);
    expect(markdown).toContain('## Method and limits');
    expect(markdown).not.toMatch(/Corrections by hand|Not in the figures|What articles say/);
  });

  it('has no table that Word cannot open, however many keywords are tracked', async () => {
    const keywords = Array.from({ length: 70 }, (_, at) => `Keyword ${at}`);
    const xml = await wordOf(reportModel({ ...base, keywords }, NOW));
    for (const grid of xml.split('<w:tblGrid>').slice(1))
      expect(grid.split('</w:tblGrid>')[0]?.match(/<w:gridCol/g)?.length).toBeLessThanOrEqual(63);
  });

  it('is one HTML file that needs no other', () => {
    const model = modelOf(12);
    const html = writeHtmlFile(model.title, reportBlocks(model), model.color);
    expect(html).toContain('=Recall &amp; &lt;b&gt;more&lt;/b&gt;');
    expect(html).not.toMatch(/<script|<link|src="http/);
  });
});

describe.each([12, 100])('the files of a report of %i articles', (count) => {
  const model: ReportModel = modelOf(count);

  it('Excel: another library reads the same numbers, dates and rows', async () => {
    const sheets = await readExcelFile(await writeXlsx(reportSheets(model)));
    const [articles, evidence, quotes, figures, record] = sheets.map(({ data }) => data);
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Articles',
      'Evidence',
      'Quotes',
      'Figures',
      'Not counted, corrected',
    ]);
    expect(articles).toHaveLength(count + 1);
    const heads = articles?.[0] ?? [];
    const column = (name: string) => articles?.slice(1).map((row) => row[heads.indexOf(name)]);
    expect(column('Mentions of Brightwell Foods')).toEqual(
      model.rows.map(({ entry }) => entry?.keywords[0]?.mentions),
    );
    expect(column('Tone value toward Brightwell Foods')).toEqual(
      model.rows.map(({ id, entry }) => (id === 2 ? null : entry?.keywords[0]?.tone)),
    );
    expect(column('Date')).toEqual(
      model.rows.map(({ entry }) => (entry?.date ? new Date(entry.date.slice(0, 10)) : null)),
    );
    expect(column('Headline')).toContain('=Recall & <b>more</b>');
    expect(column('Notes')?.join()).toContain('The date is a guess.');
    expect(column('Likes')).toContain(1200);
    expect(evidence).toHaveLength(count + 1);
    expect(quotes?.[1]?.slice(1)).toEqual([KEYWORD, 'Mara Lind', 'We are sorry', 'said Mara Lind']);
    expect(quotes).toHaveLength(3);
    expect(figures?.slice(2, 5).map((row) => row.slice(0, 2))).toEqual([
      ['Articles', count],
      ['Unique texts', count],
      ['Outlets', 7],
    ]);
    expect(record).toHaveLength(1 + 2 + 1);
  });

  it('Word: a table of six columns with repeated heads, whole rows, and words that fit', async () => {
    const xml = await wordOf(model);
    const table = xml.slice(xml.lastIndexOf('<w:tblGrid>'));
    expect(table.match(/<w:tblHeader/g)).toHaveLength(1);
    expect(xml.match(/w:name="article-\d+"/g)).toHaveLength(count);
    expect(table.match(/<w:cantSplit/g)?.length).toBeGreaterThanOrEqual(count);
    const widths = [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)]
      .slice(0, 6)
      .map(([, width]) => Number(width));
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(9350);
    // The text width of Letter paper with margins of one inch.
    expect(xml).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    expect(xml).toMatch(/<w:pgMar[^>]*w:right="1440"[^>]*w:left="1440"/);
    // A letter of 8.5-point Calibri is narrower than 5 points, and a cell's margins are 140 twentieths of a point.
    const longest = ['September', 'International', 'Headline', 'Brightwell', 'Headline', 'Negative'];
    for (const [at, word] of longest.entries()) {
      expect((widths[at] ?? 0) - 140).toBeGreaterThan(word.length * 5 * 20 * 0.9);
    }
    expect(xml).toContain('=Recall &amp; &lt;b&gt;more&lt;/b&gt;');
    expect(xml).toContain('“We are sorry” – Mara Lind');
  });

  it.each([
    [['01', '02', '03', '04'], 1],
    [['01', '02', '03', '03'], 2],
  ])('articles on the days %j of a month are in %i chart or charts', (days, charts) => {
    const rows = days.map((day, id) =>
      coverageRow(id, {
        entry: coverageEntry({ url: `https://news.example/${id}`, date: `2026-03-${day}` }),
      }),
    );
    const blocks = reportBlocks(reportModel(coverageList(...rows), NOW));
    expect(blocks.filter(({ kind }) => kind === 'bars')).toHaveLength(charts);
  });

  it('PowerPoint: a slide for each heading, with charts that can be edited', async () => {
    const blocks = reportBlocks(model);
    const parts = await partsOf(await writePptx(blocks, { title: model.title, accent: model.color }));
    const names = Object.keys(parts);
    const slides = names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    expect(slides).toHaveLength(blocks.filter(({ kind }) => kind === 'heading' || kind === 'title').length);
    expect(names.filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name)).length).toBe(
      blocks.filter(({ kind }) => kind === 'bars').length,
    );
    expect(parts['ppt/slides/slide2.xml']).toContain('Brightwell Foods has the largest share of voice');
  });

  it('#397 CSV: one row for each article, tone as label and value, ISO days, nothing that runs as a formula', () => {
    const lines = reportCsv(model).trim().split('\r\n');
    expect(lines).toHaveLength(1 + count + 2);
    expect(lines[0]).toContain('Tone toward Brightwell Foods,Tone value toward Brightwell Foods');
    expect(lines[0]?.split(',').filter((name) => name === 'Author')).toHaveLength(1);
    expect(lines[0]?.endsWith(',Likes')).toBe(true);
    expect(lines.join('\n')).toContain("'=Recall & <b>more</b>");
    expect(lines[1]).toMatch(/^\uFEFF?1,2026-03-\d\d,/);
  });

  it('clipboard: no cell runs as a formula where it is pasted', () => {
    const outlet = '=HYPERLINK("http://evil.example","x")';
    const table = clipboardTable(
      reportModel(coverageList(coverageRow(1, { edits: { outlet, tones: {} } })), NOW),
    );
    expect(writeHtml([table])).toContain('<p>\u200B=HYPERLINK');
  });
});

describe('a report with an earlier list beside it', () => {
  const model = reportModel(listOf(12), NOW, { ...listOf(3), name: 'Recall, week 11' });

  it('Markdown and Word have the figures of both lists with their difference', async () => {
    expect(markdownOf(model)).toContain('| Articles | 3 | 12 | +9 |');
    const xml = await wordOf(model);
    expect(xml).toContain('Compared with Recall, week 11');
    expect(xml).toContain('Net tone toward Brightwell Foods');
  });

  it('Excel has it, with numbers as numbers', async () => {
    const sheets = await readExcelFile(await writeXlsx(reportSheets(model)));
    const figures = sheets.find(({ sheet }) => sheet === 'Figures')?.data;
    expect(figures?.map((row) => row.slice(0, 3))).toContainEqual(['Articles', 3, 12]);
  });
});

describe('a report on a list with copies, key messages, tiers and a picture', () => {
  const sketch = [1, 2, 3, 4, 5, 6];
  const MESSAGE = 'refund all tickets';
  const keywords = [keywordFigures(KEYWORD, 2), keywordFigures(MESSAGE, 1, { evidence: [] })];
  const PIXEL =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const rows = ['State Wire', 'Island Post'].map((outlet, at) =>
    coverageRow(at + 1, {
      entry: coverageEntry({
        ...{ outlet, headline: 'Ferry stops', url: `https://${at}.example/a` },
        ...{ sketch, keywords },
      }),
      ...(at === 0 && { starred: 'It leads', picture: PIXEL }),
    }),
  );
  const list = (settings: Partial<CoverageList['settings']>): CoverageList => ({
    ...coverageList(...rows),
    keywords: [KEYWORD],
    messages: [MESSAGE],
    settings: { ...coverageList().settings, tiers: 'Tier 1: state wire, Another', ...settings },
  });

  it('names the outlet that has the same text, and counts articles and texts apart', () => {
    const markdown = markdownOf(reportModel(list({}), NOW));
    expect(markdown).toContain('The same text as in State Wire.');
    expect(markdown).toContain('**2** Articles · **1** Unique texts · **2** Outlets');
    expect(markdown).toContain('2 articles in 2 outlets on March 5, 2025: 1 text and 1 copy.');
    expect(leftOf(list({ copies: 'texts' })).map(({ title }) => title)).toEqual(['Island Post: Ferry stops']);
  });

  it('has a table of the messages, which are named as such beside the keywords', () => {
    const markdown = markdownOf(reportModel(list({}), NOW));
    expect(markdown).toContain(`| ${MESSAGE} | 2 | 2 | 0 |`);
    expect(markdown).toContain(`${KEYWORD} 2<br>Message “${MESSAGE}” 1`);
  });

  it('has the tier of each outlet, and articles by tier', () => {
    const model = reportModel(list({}), NOW);
    expect(markdownOf(model)).toMatch(/\| State Wire<br>Tier 1 \|/);
    expect(reportCsv(model)).toContain(',State Wire,Tier 1,');
    expect(markdownOf(model)).toMatch(/\| Tier \| Articles \| .*\n.*\n\| Tier 1 \| 1 \\\[1\\\]/);
  });

  it('has the picture of a starred article in Word, PowerPoint and HTML', async () => {
    const model = reportModel(list({}), NOW);
    const blocks = reportBlocks(model);
    const options = { title: '', accent: model.color };
    for (const file of [await writeDocx(blocks, options), await writePptx(blocks, options)])
      expect(Object.keys(await partsOf(file)).some((name) => /media\/.*\.png$/.test(name))).toBe(true);
    expect(writeHtml(blocks)).toContain(` src="${PIXEL}">`);
  });
});
