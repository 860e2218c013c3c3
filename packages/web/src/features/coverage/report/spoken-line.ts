import { COVERAGE_STRINGS } from '../strings.ts';
import type { SpokenQuote } from './report-appendix.ts';

/** Returns a quotation with its speaker on one line, such as `“We are sorry” – Mara Lind`. */
export function spokenLine({ text, speaker }: Pick<SpokenQuote, 'text' | 'speaker'>): string {
  return `“${text.replace(/[“”]/g, "'")}” – ${speaker || COVERAGE_STRINGS.report.nobody}`;
}
