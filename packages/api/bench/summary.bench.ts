/** Cases that list what a summary of a text must and must not contain. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { summarize } from '../src/core/summary/summarize.ts';
import { detectLanguage } from '../src/core/text/language.ts';
import { splitSentences } from '../src/core/text/sentences.ts';
import type { Bench } from './harness.ts';

const SummaryCase = z.object({
  id: z.string(),
  headline: z.string(),
  text: z.string(),
  mustInclude: z.array(z.string()),
  mustNotInclude: z.array(z.string()).default([]),
});
type SummaryCase = z.infer<typeof SummaryCase>;

const CASES = fileURLToPath(new URL('./fixtures/summary/cases.jsonl', import.meta.url));

export const bench: Bench = async ({ dataset = CASES }) => {
  const lines = readFileSync(dataset, 'utf8').split('\n').filter(Boolean);
  const cases = lines.map((line) => SummaryCase.parse(JSON.parse(line)));
  const failed = cases.filter((item) => !passes(item, summaryOf(item))).map(({ id }) => id);
  const row = (name: string, passed: number, summaryIn: (item: SummaryCase) => string) => {
    const characters = cases.reduce((sum, item) => sum + summaryIn(item).length, 0);
    return {
      name,
      figures: { passed, cases: cases.length, characters: Math.round(characters / cases.length) },
    };
  };
  const leads = cases.filter((item) => passes(item, leadOf(item))).length;
  return [
    {
      title: 'Summary cases: the facts in, boilerplate out',
      ranOn: `${cases.length} texts`,
      rows: [
        row('earshot', cases.length - failed.length, summaryOf),
        row('first three sentences', leads, leadOf),
      ],
      notes: failed.length === 0 ? [] : [`failed: ${failed.join(', ')}`],
    },
  ];
};

function passes({ mustInclude, mustNotInclude }: SummaryCase, summary: string): boolean {
  const found = plain(summary);
  return (
    mustInclude.every((part) => found.includes(plain(part))) &&
    !mustNotInclude.some((part) => found.includes(plain(part)))
  );
}

function summaryOf({ headline, text }: SummaryCase): string {
  const language = detectLanguage(text);
  return summarize({ headline, text, sentences: splitSentences(text, language), language });
}

function leadOf({ text }: SummaryCase): string {
  const sentences = splitSentences(text, detectLanguage(text)).slice(0, 3);
  return sentences.map(({ start, end }) => text.slice(start, end)).join(' ');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").trim();
}
