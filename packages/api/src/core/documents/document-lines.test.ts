import { describe, expect, it } from 'vitest';
import { documentLines as readLines } from './document-lines.ts';
import type { DocumentPage, PageRun } from './page-rows.ts';

const SIZE = 10;
const CHARACTER_WIDTH = 5;

function run(text: string, left: number, baseline: number): PageRun {
  return { text, left, right: left + text.length * CHARACTER_WIDTH, baseline, fontSize: SIZE };
}

const documentLines = (pages: readonly DocumentPage[]) => readLines(pages).lines;

function page(...runs: PageRun[]): DocumentPage {
  return { width: 600, height: 800, runs };
}

describe('documentLines', () => {
  it('joins a wrapped headline when items are further apart than lines', () => {
    const lines = documentLines([
      page(
        run('Ferry operator orders hybrid vessels for the', 50, 200),
        run('northern islands', 50, 212),
        run('Museum reopens', 50, 232),
        run('Engineers report higher costs for the bridge', 50, 252),
        run('foundation', 50, 264),
      ),
    ]);
    expect(lines).toEqual([
      'Ferry operator orders hybrid vessels for the northern islands',
      'Museum reopens',
      'Engineers report higher costs for the bridge foundation',
    ]);
  });

  it('joins words that a line break divides, as the document spells them', () => {
    const lines = documentLines([
      page(
        run('Northline of Tidewell expects seven mil-', 50, 200),
        run('lion passengers, half of them from Tide-', 50, 212),
        run('well, under a long-', 50, 224),
        run('Museum reopens', 50, 250),
      ),
    ]);
    expect(lines[0]).toBe(
      'Northline of Tidewell expects seven million passengers, half of them from Tidewell, under a long-',
    );
  });

  it('joins nothing when all lines are equally far apart', () => {
    const headlines = [
      'Ferry operator orders hybrid vessels now',
      'Museum reopens',
      'Bridge costs more than ever',
    ];
    expect(documentLines([page(...headlines.map((text, i) => run(text, 50, 200 + 12 * i)))])).toEqual(
      headlines,
    );
  });

  it('joins lines that continue a sentence when all lines are equally far apart', () => {
    const texts = [
      'Ferry operator orders hybrid vessels for the',
      'northern islands',
      'Museum reopens',
      'Engineers report higher costs for the bridge',
      'Schools serve new meals',
    ];
    expect(documentLines([page(...texts.map((text, i) => run(text, 50, 200 + 12 * i)))])).toEqual([
      `${texts[0]} ${texts[1]}`,
      ...texts.slice(2),
    ]);
  });

  it('joins a headline that a column and a page cut, and no other', () => {
    const left = ['Museum reopens', 'School serves meals', 'Ferry firm orders vessels for the'];
    const right = [
      'northern islands',
      'Bridge delayed',
      'Storm closes harbor',
      'Council approves new budget for',
    ];
    const pages = [
      page(
        ...left.map((text, i) => run(text, 50, 200 + 20 * i)),
        ...right.map((text, i) => run(text, 320, 200 + 20 * i)),
      ),
      page(run('ferries and schools', 50, 80), run('Library opens', 50, 100)),
    ];
    expect(documentLines(pages)).toEqual([
      'Museum reopens',
      'School serves meals',
      'Ferry firm orders vessels for the northern islands',
      'Bridge delayed',
      'Storm closes harbor',
      'Council approves new budget for ferries and schools',
      'Library opens',
    ]);
  });

  it('reads a line in Arabic from the right, numbers and Latin words in it from the left', () => {
    const lines = documentLines([
      page(
        { ...run('يوما', 100, 200), right: 120 },
        { ...run('2025', 130, 200), right: 150 },
        { ...run('بعد', 160, 200), right: 180 },
        { ...run('Northline', 190, 200), right: 230 },
        { ...run('12', 236, 200), right: 246 },
        { ...run('\ufeb3\ufed4\ufee6', 255, 200), right: 275 },
      ),
    ]);
    expect(lines).toEqual(['سفن Northline 12 بعد 2025 يوما']);
  });

  it('puts the percent sign of an Arabic line after its number, where it is drawn in front', () => {
    const lines = documentLines([
      page(
        { ...run('من', 100, 200), right: 120 },
        { ...run('%6', 130, 200), right: 150 },
        { ...run('بنسبة', 160, 200), right: 190 },
      ),
    ]);
    expect(lines).toEqual(['بنسبة 6% من']);
  });

  it('reads the right column of a page in Hebrew first', () => {
    const column = (name: string, left: number) =>
      [1, 2, 3, 4].map((i) => run(`${name} ${'אבגד'[i - 1]}`, left, 180 + 20 * i));
    const lines = documentLines([page(...column('שמאל', 50), ...column('ימין', 320))]);
    expect(lines[0]).toBe('ימין א');
    expect(lines[4]).toBe('שמאל א');
  });

  it('joins nothing when lines end before they are full', () => {
    const runs = ['Ferry', 'A much longer line about the museum', 'Bridge', 'Harbour', 'School'];
    const baselines = [200, 212, 224, 250, 262];
    expect(documentLines([page(...runs.map((text, i) => run(text, 50, baselines[i] ?? 0)))])).toEqual(runs);
  });

  it('keeps numbered items apart', () => {
    const lines = [
      '1. Ferry operator orders hybrid vessels',
      '2. Bridge',
      '3. Museum reopens its doors for all',
    ];
    const runs = lines.map((text, i) => run(text, 50, 200 + 12 * i));
    expect(documentLines([page(...runs, run('Sources', 50, 260))])).toEqual([...lines, 'Sources']);
  });

  it('reads two columns one after the other, below a title that runs across', () => {
    const left = ['Left one', 'Left two', 'Left three', 'Left four'];
    const right = ['Right one', 'Right two', 'Right three', 'Right four'];
    const lines = documentLines([
      page(
        run('A title that stands above both of the columns of this page and spans them', 50, 100),
        ...left.map((text, i) => run(text, 50, 200 + 20 * i)),
        ...right.map((text, i) => run(text, 320, 200 + 20 * i)),
      ),
    ]);
    expect(lines.slice(1)).toEqual([...left, ...right]);
  });

  it('reads three columns one after the other, all lines of which are about equally long', () => {
    const columns = ['Left', 'Middle', 'Right'].map((name) =>
      ['one', 'two', 'three', 'four', 'five'].map((word) => `• ${name} column, headline ${word}`),
    );
    const runs = columns.flatMap((lines, k) => lines.map((text, i) => run(text, 50 + 180 * k, 200 + 20 * i)));
    expect(documentLines([page(...runs)])).toEqual(columns.flat());
  });

  it('reads two columns of numbered items with hanging lines, the last of which holds the end of a date', () => {
    const column = (first: number, left: number) =>
      [0, 1, 2, 3].flatMap((i) => [
        run(`${first + i}. Ferry firm orders hybrid vessels for`, left, 200 + 40 * i),
        run(`the northern islands (The Beacon, ${first + i}`, left + 15, 212 + 40 * i),
        run('May 2026)', left + 15, 224 + 40 * i),
      ]);
    const lines = documentLines([page(...column(1, 50), ...column(5, 320))]);
    expect(lines).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map(
        (n) => `${n}. Ferry firm orders hybrid vessels for the northern islands (The Beacon, ${n} May 2026)`,
      ),
    );
  });

  it('reads two columns in Hebrew whose lines share their right edge', () => {
    const column = (name: string, right: number) =>
      ['א', 'אבג', 'אב', 'אבגדה'].map((text, i) => {
        const whole = `${name} ${text}`;
        return { ...run(whole, right - whole.length * CHARACTER_WIDTH, 200 + 20 * i), right };
      });
    const lines = documentLines([page(...column('ימין', 550), ...column('שמאל', 290))]);
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      ...Array(4).fill('ימין'),
      ...Array(4).fill('שמאל'),
    ]);
  });

  it('joins wrapped lines of a text that runs from right to left', () => {
    const line = (text: string, baseline: number) => ({
      ...run(text, 500 - text.length * CHARACTER_WIDTH, baseline),
      right: 500,
    });
    const texts = ['שביתת עובדי הרכבת נמשכת יום שני ברציפות', 'בכל הארץ', 'המוזיאון נפתח'];
    expect(documentLines([page(...texts.map((text, i) => line(text, [200, 212, 232][i] ?? 0)))])).toEqual([
      `${texts[0]} ${texts[1]}`,
      texts[2],
    ]);
  });

  it('joins wrapped lines in Arabic, which are further apart than Latin ones', () => {
    const line = (text: string, baseline: number) => ({
      ...run(text, 500 - text.length * CHARACTER_WIDTH, baseline),
      right: 500,
    });
    const texts = ['وزارة الصحة تعلن افتتاح مستشفى جديد في', 'المدينة', 'إضراب عمال النقل يشل حركة القطارات'];
    expect(documentLines([page(...texts.map((text, i) => line(text, [200, 221, 253][i] ?? 0)))])).toEqual([
      `${texts[0]} ${texts[1]}`,
      texts[2],
    ]);
  });

  it('keeps the rows of a table whole', () => {
    const rows = [
      ['1 Nov', 'Ferry operator orders hybrid vessels', 'Island Post'],
      ['2 Nov', 'Museum reopens after four years of work', 'The Beacon'],
      ['3 Nov', 'Bridge delayed until the coming spring', 'Coast Daily'],
      ['4 Nov', 'Schools serve new meals from Monday on', 'Island Post'],
    ];
    const lines = documentLines([
      page(
        ...rows.flatMap((row, i) => row.map((text, k) => run(text, [50, 110, 400][k] ?? 0, 200 + 20 * i))),
      ),
    ]);
    expect(lines).toEqual(rows.map((row) => row.join('\t')));
  });

  describe('a table of coverage', () => {
    const ROWS = [
      ['Harbour Gazette', '10 March 2025', ['Ferry operator orders hybrid', 'vessels']],
      ['Island Post', '11 March 2025', ['Museum reopens']],
      ['Coast Daily', '12 March 2025', ['Bridge delayed until the', 'coming spring, council', 'says']],
      ['Island Post', '12 March 2025', ['Schools serve new meals']],
    ] as const;
    const expected = ROWS.map(([outlet, date, lines]) => `${outlet}\t${date}\t${lines.join(' ')}`);
    const table = (rise: (lines: number) => number) => {
      let baseline = 200;
      return ROWS.flatMap(([outlet, date, lines]) => {
        const top = baseline;
        baseline += 12 * lines.length + 6;
        const level = top + rise(lines.length);
        return [
          run(outlet, 50, level),
          run(date, 150, level),
          ...lines.map((text, i) => run(text, 240, top + 12 * i)),
        ];
      });
    };

    it('returns a line for each row, with wrapped cells joined, whether cells are aligned to the top or the middle', () => {
      const heading = [run('Outlet', 50, 182), run('Date', 150, 182), run('Headline', 240, 182)];
      expect(documentLines([page(...heading, ...table(() => 0))]).slice(1)).toEqual(expected);
      expect(documentLines([page(...table((lines) => 6 * (lines - 1)))])).toEqual(expected);
    });

    it('cuts off a date that the cell before it touches, and reads on below the table', () => {
      const tight = table(() => 0).map((part) =>
        part.text === 'Harbour Gazette' ? { ...part, right: 146 } : part,
      );
      const after = run('Prepared by the press office of the harbour', 50, 400);
      expect(documentLines([page(...tight, after)])).toEqual([...expected, after.text]);
    });

    it('does not take dates below headlines in two columns for one', () => {
      const column = (x: number, name: string) =>
        [1, 2, 3].flatMap((i) => [
          run(`${name} headline ${i}`, x, 200 + 40 * i),
          run(`${i} March 2025`, x, 214 + 40 * i),
        ]);
      const lines = documentLines([page(...column(50, 'Left'), ...column(320, 'Right'))]);
      expect(lines.filter((line) => line.includes('\t'))).toEqual([]);
    });
  });

  it('drops running headers and page numbers, keeps what differs', () => {
    const pages = ['Ferry orders', 'Museum reopens', 'Bridge delayed'].map((text, i) =>
      page(run('Weekly clipping report', 50, 40), run(text, 50, 70), run(`Page ${i + 1} of 3`, 280, 780)),
    );
    expect(documentLines(pages)).toEqual(['Ferry orders', 'Museum reopens', 'Bridge delayed']);
  });

  it.each([
    ['Corvane press release, page 2 of 2', true],
    ['– 2 –', true],
    ['2/2', true],
    ['Seite 2', true],
    ['Page 12 carries the story', false],
    ['letter printed on page 2 of the annual report shows. The', false],
    ['see the table on page 2', false],
    ['3', false],
  ])('at the top of a second page, %j is a page number: %s', (text, isNumber) => {
    const lines = documentLines([
      page(run('The harbor company will pay Ada', 50, 700)),
      page(run(text, 50, 40), run('Fenwick for the damage.', 50, 110)),
    ]);
    expect(lines.join(' ').includes(text)).toBe(!isNumber);
  });

  it('adds the spaces that a PDF expresses only by position', () => {
    expect(documentLines([page(run('Ferry', 50, 200), run('orders', 79, 200), run('!', 109, 200))])).toEqual([
      'Ferry orders!',
    ]);
  });
});
