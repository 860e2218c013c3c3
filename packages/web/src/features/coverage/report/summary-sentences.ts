import type { CoverageList } from '../book/coverage-list.ts';
import { countedRows } from '../book/effective-row.ts';
import { type CoverageGroup, groupCoverage, shareOfVoice } from '../figures/coverage-figures.ts';
import { toneCounts } from '../figures/tone-counts.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.report.summary;
const MAX_SENTENCES = 5;
/** Maximum number of keywords whose tone is in a sentence. The table of tones has all. */
const MAX_TONES = 2;

/** A sentence of the executive summary, with the IDs of the rows it is about. */
export interface SummarySentence {
  readonly text: string;
  readonly rows: readonly number[];
}

/**
 * Returns up to five sentences that summarize a list, built from its figures with templates. The busiest day and outlet are
 * mentioned only if no other day or outlet has as many articles.
 */
export function summarySentences(list: CoverageList, keywords: readonly string[]): SummarySentence[] {
  const counted = countedRows(list);
  if (counted.length === 0) return [];
  const days = groupCoverage(list, keywords, 'day').filter(({ value }) => value !== '');
  const outlets = groupCoverage(list, keywords, 'outlet').filter(({ value }) => value !== '');
  const range = { first: days[0]?.value ?? '', last: days.at(-1)?.value ?? '' };
  return [
    {
      text: STRINGS.extent(counted.length, outlets.length, range),
      rows: counted.map(({ id }) => id),
    },
    ...shareSentence(list, keywords),
    ...toneSentences(list, keywords),
    ...(days.length > 1 ? busiest(days, STRINGS.day) : []),
    ...(outlets.length > 1 ? busiest(outlets, STRINGS.outlet) : []),
  ].slice(0, MAX_SENTENCES);
}

function shareSentence(list: CoverageList, keywords: readonly string[]): SummarySentence[] {
  const [first, second] = shareOfVoice(list, keywords)
    .filter(({ mentions }) => mentions > 0)
    .sort((a, b) => b.mentions - a.mentions);
  if (!first) return [];
  if (!second) return [{ text: STRINGS.only(first), rows: first.rows }];
  const isTie = first.mentions === second.mentions;
  const text = isTie ? STRINGS.level(first, second) : STRINGS.leads(first, second);
  return [{ text, rows: [...new Set([...first.rows, ...second.rows])] }];
}

/**
 * Returns sentences on the tone toward the first keywords for which any article has a tone, in the order of the list.
 */
function toneSentences(list: CoverageList, keywords: readonly string[]): SummarySentence[] {
  const sentences = toneCounts(list, keywords).flatMap(({ keyword, groups, net, scored }) => {
    if (net === null) return [];
    const articles = (tone: string | null) => groups.find((group) => group.tone === tone)?.rows.length ?? 0;
    const counts = {
      net,
      positive: articles('Positive'),
      mixed: articles('Mixed'),
      neutral: articles('Neutral'),
      negative: articles('Negative'),
      none: articles(null),
    };
    return [{ text: STRINGS.tone(keyword, counts), rows: scored }];
  });
  return sentences.slice(0, MAX_TONES);
}

/** Returns a sentence about the group with more articles than any other, if it has at least two. */
function busiest(
  groups: readonly CoverageGroup[],
  sentence: (value: string, articles: number) => string,
): SummarySentence[] {
  const [first, second] = [...groups].sort((a, b) => b.articles - a.articles);
  if (!first || first.articles < 2 || first.articles === second?.articles) return [];
  return [{ text: sentence(first.value, first.articles), rows: first.rows }];
}
