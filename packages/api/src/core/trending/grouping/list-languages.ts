import { detectLanguage } from '../../text/language.ts';

const SAMPLE_SIZE = 200;
/**
 * Minimum fraction of the sample for a language to be a main one, because titles are short and their language is often
 * misdetected.
 */
const MIN_SHARE = 0.15;
const MIN_MINOR_SHARE = 0.02;

export interface ListLanguages {
  /** ISO 639-1 codes, sorted. Always includes English. */
  readonly main: readonly string[];
  /** Codes of languages that only a few titles seem to be in. */
  readonly minor: readonly string[];
}

/** Returns the languages in a list of titles, regardless of its order. */
export function listLanguages(titles: readonly string[]): ListLanguages {
  const sample = sampleOf([...new Set(titles)]);
  const counts = new Map<string, number>();
  for (const title of sample) {
    const language = detectLanguage(title);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  counts.delete('und');
  const withShare = (share: number) =>
    [...counts].flatMap(([code, count]) => (count >= share * sample.length ? [code] : []));
  const main = [...new Set(['en', ...withShare(MIN_SHARE)])].sort();
  return {
    main,
    minor: withShare(MIN_MINOR_SHARE)
      .filter((code) => !main.includes(code))
      .sort(),
  };
}

/** Returns a test for English titles. Titles in none of the main languages count as English. */
export function englishTest({ main }: ListLanguages): (title: string) => boolean {
  const others = new Set(main.filter((code) => code !== 'en'));
  return (title) => others.size === 0 || !others.has(detectLanguage(title));
}

/** Returns a sample that does not depend on the order of the titles. */
function sampleOf(titles: readonly string[]): readonly string[] {
  const step = Math.ceil(titles.length / SAMPLE_SIZE);
  return titles.toSorted().filter((_, i) => i % step === 0);
}
