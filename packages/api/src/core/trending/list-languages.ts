import { detectLanguage } from '../text/language.ts';

const SAMPLE_SIZE = 200;
/** Titles are short and often misjudged alone: a language counts when at least this share of the sample is in it. */
const MIN_SHARE = 0.15;

/** ISO 639-1 codes of the languages that a list of titles is written in, whatever its order; English at the least. */
export function listLanguages(titles: readonly string[]): string[] {
  const sorted = [...new Set(titles)].sort();
  const step = Math.max(1, Math.floor(sorted.length / SAMPLE_SIZE));
  const sample = sorted.filter((_, i) => i % step === 0).slice(0, SAMPLE_SIZE);
  const counts = new Map<string, number>();
  for (const title of sample) {
    const language = detectLanguage(title);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const present = [...counts].flatMap(([code, count]) =>
    code !== 'und' && count >= MIN_SHARE * sample.length ? [code] : [],
  );
  return [...new Set(['en', ...present])].sort();
}
