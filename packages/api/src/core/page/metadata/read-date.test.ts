import { expect, it, vi } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { parseHtml } from '../html/parse-html.ts';
import { PageScan } from '../html/scan-page.ts';
import { readPage } from '../read-page.ts';
import { readDate } from './read-date.ts';

type Row = [rule: string, head: string, body: string, url: string, now: string, date: string | null];

const META = '<meta property="article:published_time" content="2024-03-05T10:00:00+01:00">';

it.each(examples<Row>(import.meta.url, 'dates'))('%s: %s%s', (_, head, body, url, now, expected) => {
  const html = `<html lang="en"><head>${head}</head><body><h1>Ferry terminal delayed</h1>${body}</body></html>`;
  const options = { now: now === '' ? undefined : new Date(now) };
  const { date, provenance } = readPage(html, url || 'https://courier.example/x', options);
  expect(date && `${date} ${provenance.date?.replace(/ \(but .*/, '')}`).toBe(expected);
});

it('#373 says which signal gave it and which contradicted it by more than a day', () => {
  const head = `${META}<meta name="date" content="2024-06-01">`;
  const page = readPage(
    `<title>x</title>${head}<h1>Ferry terminal delayed</h1><p>March 4, 2024</p>`,
    'https://courier.example/x',
  );
  expect(page.provenance.date).toBe('article:published_time (but date says 2024-06-01)');
});

it('reads the text around hundreds of times once', () => {
  const times = '<abbr class="date" title="4 March 2024"></abbr><time datetime="2024-03-04"></time>';
  const root = parseHtml(`<p>${times.repeat(250)}</p>`);
  const scan = new PageScan(root);
  const paragraph = scan.times[0]?.parent;
  if (!paragraph) throw new Error('no paragraph');
  const { children } = paragraph;
  const read = vi.fn(() => children);
  Object.defineProperty(paragraph, 'children', { get: read });
  const statements = { dates: [], laterDates: [], authors: [], agency: null };
  const sources = { scan, article: null, nodes: [], url: 'https://courier.example/x', statements };
  expect(readDate({ ...sources, order: 'day-first', now: undefined })?.value).toBe('2024-03-04');
  expect(read.mock.calls.length).toBeLessThan(10 * children.length);
});
