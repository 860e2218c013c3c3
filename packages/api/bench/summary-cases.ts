/** Cases that list what a summary of a text must and must not contain. */
import { z } from 'zod';
import { summarize } from '../src/core/summary/summarize.ts';
import { detectLanguage } from '../src/core/text/language.ts';
import { splitSentences } from '../src/core/text/sentences.ts';
import type { BenchReport } from './harness.ts';

export const SummaryCase = z.object({
  id: z.string(),
  kind: z.string(),
  headline: z.string(),
  text: z.string(),
  mustInclude: z.array(z.string()),
  mustNotInclude: z.array(z.string()).optional(),
});
export type SummaryCase = z.infer<typeof SummaryCase>;

export function summaryCases(file: string, cases: readonly SummaryCase[]): BenchReport {
  const ours = cases.filter((item) => !passes(item, summaryOf(item)));
  const leads = cases.filter((item) => !passes(item, leadOf(item)));
  const row = (name: string, failed: number) => ({
    name,
    figures: { passed: cases.length - failed, cases: cases.length },
  });
  return {
    title: 'Summary cases: the matter in, boilerplate out',
    ranOn: `${file}: ${cases.length} texts`,
    rows: [row('earshot', ours.length), row('first three sentences', leads.length)],
    notes: [ours.length === 0 ? 'none failed' : `failed: ${ours.map(({ id }) => id).join(', ')}`],
  };
}

function passes({ mustInclude, mustNotInclude = [] }: SummaryCase, summary: string): boolean {
  const given = plain(summary);
  return (
    mustInclude.every((part) => given.includes(plain(part))) &&
    !mustNotInclude.some((part) => given.includes(plain(part)))
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
