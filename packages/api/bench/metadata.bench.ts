/**
 * Fields of pages against expected values. Data set: `html/ID.html.gz` and `expected.json` (`[{id, url?, title?,
 * siteName?, date?, description?}]`, dates without time).
 */
import { join } from 'node:path';
import { readArticle } from '../src/core/page/read-article.ts';
import { type Bench, type BenchRow, measureCpu } from './harness.ts';
import { readJson, readStoredPage } from './page-files.ts';
import { readWithReadability } from './peers/readability.ts';

interface Expected {
  readonly id: string;
  readonly url?: string;
  readonly title?: string;
  readonly siteName?: string;
  readonly date?: string;
}

interface Answer {
  readonly title: string | null;
  readonly siteName: string | null;
  readonly date: string | null;
}

const CANDIDATES: readonly [string, (html: string, url: string) => Answer][] = [
  [
    'Earshot',
    (html, url) => {
      const { page, refusal } = readArticle(html, url);
      if (refusal !== null) return { title: null, siteName: null, date: null };
      return { title: page.headline, siteName: page.source, date: page.date };
    },
  ],
  ['Readability 0.6 on jsdom', readWithReadability],
];
const WARM_UP_PAGES = 5;

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? join(import.meta.dirname, 'fixtures', 'articles');
  const pages = readJson<Expected[]>(folder, 'expected.json').map((expected) => ({
    expected,
    html: readStoredPage(folder, expected.id),
  }));
  const rows: BenchRow[] = [];
  for (const [name, read] of CANDIDATES) {
    for (const { html, expected } of pages.slice(0, WARM_UP_PAGES)) read(html, expected.url ?? '');
    const shares = new Map<string, Share>();
    const count = (figure: string, right: boolean) => {
      const share = shares.get(figure) ?? { right: 0, all: 0 };
      shares.set(figure, { right: share.right + Number(right), all: share.all + 1 });
    };
    let totalMs = 0;
    for (const { html, expected } of pages) {
      const { result, cpuMs } = await measureCpu(() => read(html, expected.url ?? ''));
      totalMs += cpuMs;
      compare(count, 'title', expected.title, result.title);
      compare(count, 'site name', expected.siteName, result.siteName);
      if (expected.date) {
        const day = result.date?.slice(0, 10);
        count('date', day === expected.date);
        count('date coverage', day !== undefined);
        if (day !== undefined) count('date precision', day === expected.date);
      }
    }
    rows.push({
      name,
      figures: {
        ...Object.fromEntries([...shares].map(([figure, { right, all }]) => [figure, right / all])),
        'CPU ms a page': totalMs / pages.length,
      },
    });
  }
  const number = (field: keyof Expected) => pages.filter(({ expected }) => expected[field]).length;
  return [
    {
      title: 'What a page states about itself',
      ranOn: `${pages.length} pages of ${dataset ?? 'the fixtures in bench/fixtures/articles'}: ${number('title')} titles, ${number('siteName')} site names, ${number('date')} dates`,
      rows,
      notes: [
        'Strict: equal but for white space. Loose: letters and digits alone, case ignored. Dates by day.',
      ],
    },
  ];
};

interface Share {
  readonly right: number;
  readonly all: number;
}

function compare(
  count: (figure: string, right: boolean) => void,
  figure: string,
  expected: string | undefined,
  found: string | null,
): void {
  if (!expected) return;
  count(`${figure} strict`, spaced(found ?? '') === spaced(expected));
  count(`${figure} loose`, loose(found ?? '') === loose(expected));
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
const loose = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
