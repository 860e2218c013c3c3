import { type ListFigures, MIN_SCORED, type RowGroup } from '../figures/list-figures.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.report.summary;
const MAX_SENTENCES = 5;
/** Maximum number of keywords whose tone is in a sentence. The table of tones has all. */
const MAX_TONES = 2;

export interface SummarySentence {
  readonly text: string;
  readonly rows: readonly number[];
}

/** The busiest day and outlet are named only if no other has as many texts. */
export function summarySentences(figures: ListFigures): SummarySentence[] {
  const { rows, days, outlets, texts, keywords } = figures;
  if (rows.length === 0) return [];
  const range = { first: days[0]?.value ?? '', last: days.at(-1)?.value ?? '' };
  const tones = keywords.flatMap(({ keyword, net, tones: counts, scored, byHand }) => {
    if (net === null || scored.length < MIN_SCORED) return [];
    const count = (tone: string | null) => counts.find((one) => one.tone === tone)?.rows.length ?? 0;
    const byTone = {
      ...{ net, positive: count('Positive'), mixed: count('Mixed'), neutral: count('Neutral') },
      ...{ negative: count('Negative'), none: count(null), byHand: byHand.length },
    };
    return [{ text: STRINGS.tone(keyword, byTone), rows: scored }];
  });
  return [
    { text: STRINGS.extent(rows.length, outlets.length, texts.length, range), rows },
    ...shareSentence(figures),
    ...tones.slice(0, MAX_TONES),
    ...(days.length > 1 ? busiest(days, figures, STRINGS.day) : []),
    ...(outlets.length > 1 ? busiest(outlets, figures, STRINGS.outlet) : []),
  ].slice(0, MAX_SENTENCES);
}

function shareSentence({ keywords }: ListFigures): SummarySentence[] {
  const [first, second] = keywords
    .filter(({ mentions }) => mentions > 0)
    .sort((a, b) => b.mentions - a.mentions);
  if (!first) return [];
  if (!second) return [{ text: STRINGS.only(first), rows: first.rows }];
  const isTie = first.mentions === second.mentions;
  const text = isTie ? STRINGS.level(first, second) : STRINGS.leads(first, second);
  return [{ text, rows: [...new Set([...first.rows, ...second.rows])] }];
}

/** Returns a sentence about the group with more texts than any other, if it has at least two. Copies do not make a peak. */
function busiest(
  groups: readonly RowGroup[],
  { texts }: ListFigures,
  sentence: (value: string, articles: number) => string,
): SummarySentence[] {
  const isText = new Set(texts);
  const [first, second] = groups
    .map(({ value, rows }) => ({ value, rows, texts: rows.filter(({ id }) => isText.has(id)).length }))
    .sort((a, b) => b.texts - a.texts);
  if (!first || first.texts < 2 || first.texts === second?.texts) return [];
  return [{ text: sentence(first.value, first.rows.length), rows: first.rows.map(({ id }) => id) }];
}
