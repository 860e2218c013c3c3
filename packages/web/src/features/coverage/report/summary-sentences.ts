import type { CoverageList } from '../book/coverage-list.ts';
import { countedRows, toneOf } from '../book/effective-row.ts';
import { type CoverageGroup, groupCoverage, shareOfVoice } from '../figures/coverage-figures.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.report.summary;

/** A sentence of the executive summary, with the IDs of the rows it is about. */
export interface SummarySentence {
  readonly text: string;
  readonly rows: readonly number[];
}

/**
 * Returns up to five sentences that summarize a list, built from its figures with templates. The busiest day and outlet are
 * mentioned only if no other day or outlet has as many articles.
 */
export function summarySentences(
  list: CoverageList,
  keywords: readonly string[],
  towards: string,
): SummarySentence[] {
  const counted = countedRows(list);
  if (counted.length === 0) return [];
  const days = groupCoverage(list, keywords, 'day', towards).filter(({ value }) => value !== '');
  const outlets = groupCoverage(list, keywords, 'outlet', towards).filter(({ value }) => value !== '');
  const range = { first: days[0]?.value ?? '', last: days.at(-1)?.value ?? '' };
  return [
    {
      text: STRINGS.extent(counted.length, outlets.length, range),
      rows: counted.map(({ id }) => id),
    },
    ...shareSentence(list, keywords),
    ...toneSentence(list, towards),
    ...(days.length > 1 ? busiest(days, STRINGS.day) : []),
    ...(outlets.length > 1 ? busiest(outlets, STRINGS.outlet) : []),
  ];
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

function toneSentence(list: CoverageList, towards: string): SummarySentence[] {
  const toned = countedRows(list).map((row) => ({ id: row.id, label: toneOf(row, towards).label }));
  const count = (label: string | null) => toned.filter((one) => one.label === label).length;
  const scored = toned.filter(({ label }) => label !== null);
  if (towards === '' || scored.length === 0) return [];
  const counts = {
    positive: count('Positive'),
    neutral: count('Neutral'),
    negative: count('Negative'),
    unscored: count(null),
  };
  return [{ text: STRINGS.tone(towards, counts), rows: scored.map(({ id }) => id) }];
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
