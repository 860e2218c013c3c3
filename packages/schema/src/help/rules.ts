import { QUIZ_PASS_PERCENT, SEARCH_DEFINITION_CHARACTERS } from '../limits.ts';
import type { QuizQuestion } from './model.ts';

export const DEFAULT_TIME_TO_IMPLEMENT = 'Quick read';
export const DEFAULT_DIFFICULTY = 'All levels';
/** Value of a filter that selects everything. Never sent to the server (#289). */
export const ALL = 'all';

export function cutDefinition(definition: string): string {
  const characters = [...definition];
  if (characters.length <= SEARCH_DEFINITION_CHARACTERS) return definition;
  return `${characters.slice(0, SEARCH_DEFINITION_CHARACTERS).join('')}...`;
}

export interface FrameworkFilter {
  readonly search: string;
  readonly category: string;
  readonly tag: string;
}

/** Blank values are omitted, and so is `all`, except as a search term (#288, #289). */
export function filterQuery(
  filter: {
    readonly [Key in keyof FrameworkFilter]?: string | undefined;
  },
): Partial<FrameworkFilter> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]) => {
      if (value === undefined || value.trim() === '' || (key !== 'search' && value === ALL)) return [];
      return [[key, key === 'search' ? value.trim() : value]];
    }),
  );
}

export function isFiltered(filter: FrameworkFilter): boolean {
  return Object.keys(filterQuery(filter)).length > 0;
}

interface QuizScore {
  readonly right: number;
  readonly total: number;
  /** Rounded down so that 69.9 does not look like a pass. */
  readonly percent: number;
  readonly isPassed: boolean;
}

export function quizScore(
  questions: readonly Pick<QuizQuestion, 'answer'>[],
  answers: readonly (number | undefined)[],
): QuizScore {
  const total = questions.length;
  const right = questions.filter(({ answer }, index) => answers[index] === answer).length;
  const percent = total === 0 ? 0 : Math.floor((right * 100) / total);
  return { right, total, percent, isPassed: total > 0 && right * 100 >= QUIZ_PASS_PERCENT * total };
}

/** Terms that screens link to their definition. A test checks that each has an entry. */
export const INTERFACE_TERMS = [
  'Heat',
  'Mention',
  'Net Sentiment',
  'Prominence',
  'Publisher Scope',
  'Share of Voice',
  'Tone',
] as const;
export type InterfaceTerm = (typeof INTERFACE_TERMS)[number];
