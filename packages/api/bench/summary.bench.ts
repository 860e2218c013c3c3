/** ROUGE F1 next to the lead and LexRank or, for a file of cases (`mustInclude`), the number that pass. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { summarize } from '../src/core/summary/summarize.ts';
import { splitSentences } from '../src/core/text/sentences.ts';
import { type Bench, type BenchRow, measureCpu } from './harness.ts';
import { rouge } from './metrics/rouge.ts';
import { lexRankSentences } from './peers/untyped.ts';
import { SummaryCase, summaryCases } from './summary-cases.ts';

const Article = z.object({
  text: z.string(),
  title: z.string().optional(),
  refs: z.array(z.string()).min(1),
});
type Article = z.infer<typeof Article>;
type Summarizer = (article: Article) => readonly string[];

const FIXTURES = fileURLToPath(new URL('./fixtures/summary', import.meta.url));
function sentencesOf(text: string): string[] {
  return splitSentences(text, 'en').map(({ start, end }) => text.slice(start, end));
}

function earshot({ text, title }: Article): readonly string[] {
  const sentences = splitSentences(text, 'en');
  return sentencesOf(summarize({ headline: title ?? '', text, sentences, language: 'en' }));
}

async function row(name: string, system: Summarizer, articles: readonly Article[]): Promise<BenchRow> {
  const { result, cpuMs } = await measureCpu(() => articles.map(system));
  const scores = articles.map(({ refs }, i) =>
    refs
      .map((reference) => rouge(reference, result[i] ?? []))
      .reduce((best, score) => (score.rouge1 > best.rouge1 ? score : best)),
  );
  const mean = (pick: 'rouge1' | 'rouge2' | 'rougeL') =>
    ((100 * scores.reduce((sum, score) => sum + score[pick], 0)) / scores.length).toFixed(2);
  const figures = {
    'ROUGE-1': mean('rouge1'),
    'ROUGE-2': mean('rouge2'),
    'ROUGE-L': mean('rougeL'),
    sentences: average(result.map((summary) => sentencesOf(summary.join(' ')).length)),
    words: average(result.map((summary) => summary.join(' ').split(/\s+/).length)),
    'ms/text': cpuMs / articles.length,
  };
  return { name, figures };
}

function average(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name.endsWith('.jsonl'));
  return names.sort().map((name) => join(path, name));
}

export const bench: Bench = async ({ dataset }) => {
  const systems: [string, Summarizer][] = [
    ['earshot', earshot],
    ['first three sentences', ({ text }) => sentencesOf(text).slice(0, 3)],
    ['first four sentences', ({ text }) => sentencesOf(text).slice(0, 4)],
    ['lexrank.js', ({ text }) => lexRankSentences(text)],
  ];
  const reports = [];
  for (const file of filesOf(dataset ?? FIXTURES)) {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const items: unknown[] = lines.map((line) => JSON.parse(line));
    if (SummaryCase.safeParse(items[0]).success) {
      reports.push(
        summaryCases(
          file,
          items.map((item) => SummaryCase.parse(item)),
        ),
      );
      continue;
    }
    const articles = items.map((item) => Article.parse(item));
    const rows = [];
    for (const [name, system] of systems) rows.push(await row(name, system, articles));
    const ranOn = `${file}: ${articles.length} articles`;
    reports.push({ title: 'Summary', ranOn, rows });
  }
  return reports;
};
