import { describe, expect, it } from 'vitest';
import { documentLines as readLines } from './document-lines.ts';
import type { DocumentPage, PageRun } from './page-rows.ts';

const SIZE = 10;
const CHARACTER_WIDTH = 5;

function run(text: string, left: number, baseline: number): PageRun {
  return { text, left, right: left + text.length * CHARACTER_WIDTH, baseline, fontSize: SIZE };
}

/** Lines one below the other: this far apart, or at these baselines. */
const stack = (texts: readonly string[], step: number | readonly number[] = 12, left = 50) =>
  texts.map((text, i) => run(text, left, typeof step === 'number' ? 200 + step * i : (step[i] ?? 0)));

function page(...runs: PageRun[]): DocumentPage {
  return { width: 600, height: 800, runs };
}

const documentLines = (pages: readonly DocumentPage[]) => readLines(pages).lines;
const linesOf = (...runs: PageRun[]) => documentLines([page(...runs)]);

/** Aligns a line at the right, where a right-to-left line begins. */
const toRight = (line: PageRun, right = 500): PageRun => ({
  ...line,
  left: right - (line.right - line.left),
  right,
});

it('joins a wrapped headline when items are further apart than lines', () => {
  const texts = [
    'Ferry operator orders hybrid vessels for the',
    'northern islands',
    'Museum reopens',
    'Engineers report higher costs for the bridge',
    'foundation',
  ];
  expect(linesOf(...stack(texts, [200, 212, 232, 252, 264]))).toEqual([
    `${texts[0]} ${texts[1]}`,
    texts[2],
    `${texts[3]} ${texts[4]}`,
  ]);
});

it('joins words that a line break divides, as the document spells them', () => {
  const texts = [
    'Northline of Tidewell expects seven mil-',
    'lion passengers, half of them from Tide-',
    'well, under a long-',
    'Museum reopens',
  ];
  expect(linesOf(...stack(texts, [200, 212, 224, 250]))[0]).toBe(
    'Northline of Tidewell expects seven million passengers, half of them from Tidewell, under a long-',
  );
});

it('joins nothing when all lines are equally far apart', () => {
  const headlines = ['Ferry operator orders hybrid vessels now', 'Museum reopens', 'Bridge costs rise again'];
  expect(linesOf(...stack(headlines))).toEqual(headlines);
});

it('joins lines that continue a sentence when all lines are equally far apart', () => {
  const texts = [
    'Ferry operator orders hybrid vessels for the',
    'northern islands',
    'Museum reopens',
    'Engineers report higher costs for the bridge',
    'Schools serve new meals',
  ];
  expect(linesOf(...stack(texts))).toEqual([`${texts[0]} ${texts[1]}`, ...texts.slice(2)]);
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
    page(...stack(left, 20), ...stack(right, 20, 320)),
    page(...stack(['ferries and schools', 'Library opens'], [80, 100])),
  ];
  expect(documentLines(pages)).toEqual([
    ...left.slice(0, 2),
    `${left[2]} ${right[0]}`,
    ...right.slice(1, 3),
    `${right[3]} ferries and schools`,
    'Library opens',
  ]);
});

it('reads a line in Arabic from the right, numbers and Latin words in it from the left', () => {
  const words: [string, number, number][] = [
    ['يوما', 100, 120],
    ['2025', 130, 150],
    ['بعد', 160, 180],
    ['Northline', 190, 230],
    ['12', 236, 246],
    ['\ufeb3\ufed4\ufee6', 255, 275],
  ];
  const lines = linesOf(...words.map(([text, left, right]) => ({ ...run(text, left, 200), right })));
  expect(lines).toEqual(['سفن Northline 12 بعد 2025 يوما']);
});

it('puts the percent sign of an Arabic line after its number, where it is drawn in front', () => {
  const lines = linesOf(run('من', 100, 200), run('%6', 115, 200), run('بنسبة', 130, 200));
  expect(lines).toEqual(['بنسبة 6% من']);
});

it('joins nothing when lines end before they are full', () => {
  const texts = ['Ferry', 'A much longer line about the museum', 'Bridge', 'Harbour', 'School'];
  expect(linesOf(...stack(texts, [200, 212, 224, 250, 262]))).toEqual(texts);
});

it('keeps numbered items apart', () => {
  const lines = [
    '1. Ferry operator orders hybrid vessels',
    '2. Bridge',
    '3. Museum reopens its doors for all',
  ];
  expect(linesOf(...stack(lines), run('Sources', 50, 260))).toEqual([...lines, 'Sources']);
});

it('reads two columns one after the other, below a title that runs across', () => {
  const [left = [], right = []] = ['Left', 'Right'].map((name) =>
    ['one', 'two', 'three', 'four'].map((word) => `${name} ${word}`),
  );
  const title = run('A title that stands above both of the columns of this page and spans them', 50, 100);
  expect(linesOf(title, ...stack(left, 20), ...stack(right, 20, 320)).slice(1)).toEqual([...left, ...right]);
});

it('reads three columns one after the other, all lines of which are about equally long', () => {
  const columns = ['Left', 'Middle', 'Right'].map((name) =>
    ['one', 'two', 'three', 'four', 'five'].map((word) => `• ${name} column, headline ${word}`),
  );
  expect(linesOf(...columns.flatMap((texts, k) => stack(texts, 20, 50 + 180 * k)))).toEqual(columns.flat());
});

it('reads two columns of numbered items with hanging lines, the last of which holds the end of a date', () => {
  const column = (first: number, left: number) =>
    [0, 1, 2, 3].flatMap((i) => [
      run(`${first + i}. Ferry firm orders hybrid vessels for`, left, 200 + 40 * i),
      run(`the northern islands (The Beacon, ${first + i}`, left + 15, 212 + 40 * i),
      run('May 2026)', left + 15, 224 + 40 * i),
    ]);
  const lines = linesOf(...column(1, 50), ...column(5, 320));
  expect(lines).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      (n) => `${n}. Ferry firm orders hybrid vessels for the northern islands (The Beacon, ${n} May 2026)`,
    ),
  );
});

it('reads two columns in Hebrew whose lines share their right edge', () => {
  const column = (name: string, right: number) =>
    stack(
      ['א', 'אבג', 'אב', 'אבגדה'].map((text) => `${name} ${text}`),
      20,
    ).map((line) => toRight(line, right));
  const lines = linesOf(...column('ימין', 550), ...column('שמאל', 290));
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    ...Array(4).fill('ימין'),
    ...Array(4).fill('שמאל'),
  ]);
});

it.each([
  // Lines in Arabic are further apart than Latin ones.
  [
    'Arabic',
    ['وزارة الصحة تعلن افتتاح مستشفى جديد في', 'المدينة', 'إضراب عمال النقل يشل حركة القطارات'],
    [200, 221, 253],
  ],
  ['Hebrew', ['שביתת עובדי הרכבת נמשכת יום שני ברציפות', 'בכל הארץ', 'המוזיאון נפתח'], [200, 212, 232]],
])('joins wrapped lines of a text in %s', (_, texts, baselines) => {
  expect(linesOf(...stack(texts, baselines).map((line) => toRight(line)))).toEqual([
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
    page(...rows.flatMap((row, i) => row.map((text, k) => run(text, [50, 110, 400][k] ?? 0, 200 + 20 * i)))),
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
    expect(linesOf(...heading, ...table(() => 0)).slice(1)).toEqual(expected);
    expect(linesOf(...table((lines) => 6 * (lines - 1)))).toEqual(expected);
  });

  it('cuts off a date that the cell before it touches, and reads on below the table', () => {
    const tight = table(() => 0).map((part) =>
      part.text === 'Harbour Gazette' ? { ...part, right: 146 } : part,
    );
    const after = run('Prepared by the press office of the harbour', 50, 400);
    expect(linesOf(...tight, after)).toEqual([...expected, after.text]);
  });

  it('does not take dates below headlines in two columns for one', () => {
    const column = (x: number, name: string) =>
      [1, 2, 3].flatMap((i) => [
        run(`${name} headline ${i}`, x, 200 + 40 * i),
        run(`${i} March 2025`, x, 214 + 40 * i),
      ]);
    const lines = linesOf(...column(50, 'Left'), ...column(320, 'Right'));
    expect(lines.filter((line) => line.includes('\t'))).toEqual([]);
  });
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
  expect(linesOf(run('Ferry', 50, 200), run('orders', 79, 200), run('!', 109, 200))).toEqual([
    'Ferry orders!',
  ]);
});
