/** The trending calls over REST: pasted text, uploaded files and the CSV export. */

import { TrendingResult } from '@earshot/schema/trending/model';
import { NO_DATES_FOUND } from '@earshot/schema/trending/rules';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { buildDocx, paragraph } from '../../test/fixtures/documents/build-docx.ts';
import { buildPdf } from '../../test/fixtures/documents/build-pdf.ts';
import { useTestApp } from '../../test/use-sites.ts';

const LINES = [
  'Lumen Bay ferry aground near lighthouse - Harbour Gazette (March 2, 2026)',
  'Ferry aground near Lumen Bay lighthouse | Coast Wire | 2026-03-03',
  'Tram drivers in Orvelle begin strike over pay - Orvelle Post',
  'Tram drivers begin strike over pay in Orvelle - Coast Wire',
  'New library opens in Tarn - Tarn Courier',
];
const ADDRESSES = [
  'https://gazette.example/2026/03/02/lumen-bay-ferry-aground-near-lighthouse',
  'https://wire.example/2026/03/03/lumen-bay-ferry-aground-near-lighthouse',
];
const TEXT = LINES.join('\n');

const test = await useTestApp();

const paste = (body: object) => request(test.app).post('/api/trending/analyze-text').send(body);
const upload = (name: string, content: Uint8Array | string, lineType = 'mixed') =>
  request(test.app)
    .post('/api/trending/analyze-file')
    .field('lineType', lineType)
    .attach('file', Buffer.from(content), { filename: name, contentType: 'application/octet-stream' });
const ranked = async (pending: ReturnType<typeof paste>): Promise<TrendingResult> => {
  const response = await pending;
  expect(response.status, response.text).toBe(200);
  return TrendingResult.parse(response.body);
};

const exported = (session: string) => request(test.app).get(`/api/trending/export-csv/${session}`);

describe('POST /api/trending/analyze-text', () => {
  it('is sent as it is stored to clients that accept gzip, and as JSON to others', async () => {
    const bodies = await Promise.all(
      ['gzip', 'gzip, br', 'identity', undefined].map(async (accepted) => {
        const pending = paste({ text: TEXT, lineType: 'mixed' });
        if (accepted !== undefined) pending.set('Accept-Encoding', accepted);
        else pending.unset('Accept-Encoding');
        const { headers, body } = await pending;
        expect(headers['content-encoding']).toBe(accepted?.includes('gzip') ? 'gzip' : undefined);
        expect(headers).toMatchObject({
          'content-type': 'application/json; charset=utf-8',
          vary: expect.stringContaining('Accept-Encoding'),
        });
        return { ...TrendingResult.parse(body), session_id: '', stored_until: '' };
      }),
    );
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });

  it('#385 #386 answers a session, a summary and items, hottest first', async () => {
    const { status, body } = await paste({ text: TEXT, lineType: 'mixed' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      session_id: expect.stringMatching(/^[\w-]{10,}$/),
      summary: { total_inputs: 5, unique_titles: 3, time_window: 'March 2, 2026 to March 3, 2026' },
    });
    const { items } = TrendingResult.parse(body);
    expect(items[0]).toMatchObject({
      title: expect.stringContaining('erry aground'),
      mentions: 2,
      latest_date: '2026-03-03',
      sources: expect.arrayContaining(['Harbour Gazette', 'Coast Wire']),
      explain_why: expect.stringContaining('Heat'),
    });
    expect(items[0]).toHaveProperty('avg_sentiment');
    const scores = items.map(({ heat_score }) => heat_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('#386 keeps equally hot items in the order of the input', async () => {
    const text = ['Alder bridge timetable', 'Birch school calendar', 'Cedar museum catalogue'].join('\n');
    const { items } = await ranked(paste({ text, lineType: 'headline' }));
    expect(new Set(items.map(({ heat_score }) => heat_score)).size).toBe(1);
    expect(items.map(({ title }) => title)).toEqual(text.split('\n'));
  });

  it('#387 #388 #389 tags are pairs, a missing date is said, blank lines are not counted', async () => {
    const { summary } = await ranked(paste({ text: `\n${LINES[2]}\n \n${LINES[3]}\r\n`, lineType: 'mixed' }));
    expect(summary).toMatchObject({ total_inputs: 2, unique_titles: 1, time_window: NO_DATES_FOUND });
    expect(summary.top_tags).toContainEqual([expect.stringMatching(/tram drivers|strike/i), 2]);
  });

  it('#390 reads lines as the type that is sent and refuses an unknown one', async () => {
    const text = ADDRESSES.join('\n');
    const [story] = (await ranked(paste({ text, lineType: 'url' }))).items;
    expect(story).toMatchObject({ title: expect.not.stringContaining('://'), mentions: 2 });
    const asHeadlines = await ranked(paste({ text: TEXT, lineType: 'headline' }));
    expect(asHeadlines.summary.total_inputs).toBe(LINES.length);
    const { status, body } = await paste({ text, lineType: 'tweets' });
    expect([status, body.message]).toEqual([400, expect.stringContaining('lineType')]);
  });

  it.each(['', '  \r\n\t'])('#391 refuses blank text (%j)', async (text) => {
    const { status, body } = await paste({ text, lineType: 'mixed' });
    expect([status, body.message]).toEqual([400, 'Please paste some text to analyze.']);
  });
});

describe('columns set by hand', () => {
  const rows = LINES.map((line, at) => `${at};${line}`).join('\n');

  it('are used for a pasted table and for a file', async () => {
    const { summary, items } = await ranked(
      paste({ text: rows, lineType: 'mixed', columns: ['other', 'headline'] }),
    );
    expect(summary.table).toMatchObject({
      by_hand: true,
      columns: [{ kind: 'other' }, { kind: 'headline' }],
    });
    const ofFile = await ranked(upload('a.txt', rows).field('columns', 'other,headline'));
    expect(ofFile.items).toEqual(items);
  });

  it.each([
    [['other', 'outlet'], 'One column must be the headline.'],
    [['headline'], 'The list is not a table with as many columns as “columns” names.'],
    [['headline', 'title'], 'columns'],
  ])('%j is refused', async (columns, message) => {
    const { status, body } = await paste({ text: rows, lineType: 'mixed', columns });
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
    expect((await upload('a.txt', rows).field('columns', columns.join())).status).toBe(400);
  });
});

describe('POST /api/trending/analyze-file', () => {
  const pdf = () => buildPdf([LINES.map((text, index) => ({ text, x: 50, y: 780 - 40 * index, size: 9 }))]);

  it.each<[string, () => Uint8Array | string]>([
    ['headlines.txt', () => TEXT],
    ['Headlines.DOCX', () => buildDocx(LINES.map(paragraph).join(''))],
    ['headlines.pdf', pdf],
  ])('#392 #393 ranks %s as the same lines pasted', async (name, build) => {
    const pasted = await ranked(paste({ text: TEXT, lineType: 'mixed' }));
    const uploaded = await ranked(upload(name, build()));
    expect(uploaded.items).toEqual(pasted.items);
    expect(uploaded.summary).toEqual(pasted.summary);
  });

  it('#394 reads CRLF, a byte order mark and accents', async () => {
    const { items, summary } = await ranked(
      upload('a.txt', '\uFEFFCafé rouvre à Orvelle\r\nTram strike\r\n'),
    );
    expect(summary.total_inputs).toBe(2);
    expect(items.map(({ title }) => title).sort()).toEqual(['Café rouvre à Orvelle', 'Tram strike']);
  });

  it('ranks the rows of a table when the form says that the file is one', async () => {
    const rows = 'published,headline,site,uvm\r\n2025-06-02,"Ferry line reopens, at last",Quay News,1200\r\n';
    const { items } = await ranked(upload('clips.csv', rows).field('contents', 'table'));
    expect(items[0]?.members).toMatchObject([
      { title: 'Ferry line reopens, at last', source: 'Quay News', date: '2025-06-02' },
    ]);
  });

  it('#395 refuses a missing file, a wrong extension and a document that cannot be read', async () => {
    const missing = await request(test.app).post('/api/trending/analyze-file').field('lineType', 'mixed');
    const answers = [
      missing,
      await upload('list.csv', TEXT),
      await upload('list.pdf', TEXT),
      await upload('list.docx', 'PK\u0003\u0004 damaged'),
      await upload('list.txt', Uint8Array.of(0, 1, 2, 0, 255, 0)),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/), code: expect.any(String) });
    }
  });
});

describe('GET /api/trending/export-csv/{session_id}', () => {
  it('#396 #397 downloads one row per item in rank order, safe from formulas', async () => {
    const text = ['=HYPERLINK("http://evil.example","x") tram strike', ...LINES].join('\n');
    const { session_id, items } = await ranked(paste({ text, lineType: 'mixed' }));
    const { status, headers, text: csv } = await exported(session_id);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/csv/);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^"]+\.csv"$/);
    const [header, ...rows] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(header).toMatch(/^rank,title,heat_score,mentions/);
    expect(rows).toHaveLength(items.length);
    rows.forEach((row, index) => {
      expect(row.startsWith(`${index + 1},`)).toBe(true);
    });
    // A negative sentiment is a number, which spreadsheets do not run as a formula.
    expect(csv).not.toMatch(/(?:^|,)"?(?:[=+@]|-(?!\d))/m);
  });

  it('#396 downloads a row per line, and marks the stories that a line was taken out of', async () => {
    const text = 'Ferry Solveig runs aground off Kvaloya\nSolveig ferry aground off Kvaloya';
    const { session_id } = await ranked(paste({ text, lineType: 'mixed' }));
    const download = async (query: string) =>
      (await exported(session_id + query)).text.trimEnd().split('\r\n');
    expect((await download('?form=lines')).map((row) => row.split(',')[0])).toEqual(['\uFEFFrank', '1', '1']);
    const changed = await download('?form=stories&taken_out=2');
    expect(changed.slice(1).every((row) => row.endsWith(',yes'))).toBe(true);
    expect(changed).toHaveLength(3);
    expect((await exported(`${session_id}?taken_out=x`)).status).toBe(400);
  });

  it('#398 answers an unknown session with 404', async () => {
    const { status, body } = await exported('unknown');
    expect([status, body.message]).toEqual([404, expect.any(String)]);
  });
});
