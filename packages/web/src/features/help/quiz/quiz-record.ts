import { readStored, writeStored } from '../../../lib/stored-value.ts';
import { isRecord } from '../../../transport/complete.ts';

/** The user's results in a quiz, as stored in this browser. */
export interface QuizRecord {
  /** Best result so far, in percent from 0 to 100. */
  readonly bestPercent: number;
  readonly hasBadge: boolean;
}

type Records = Readonly<Record<string, QuizRecord>>;

const KEY = 'quizzes';

/** Returns the results keyed by quiz slug. Empty if nothing is stored or storage is disabled. */
export function readQuizRecords(): Records {
  return readStored('browser', KEY, parseRecords) ?? {};
}

/** Stores a result. An earned badge is kept, and a worse result does not replace a better one. */
export function keepQuizResult(slug: string, percent: number, isPassed: boolean): void {
  const records = readQuizRecords();
  const before = records[slug];
  writeStored('browser', KEY, {
    ...records,
    [slug]: {
      bestPercent: Math.max(percent, before?.bestPercent ?? 0),
      hasBadge: isPassed || (before?.hasBadge ?? false),
    },
  });
}

/** Returns the answers given in the current run of a quiz in this tab. Empty if it was not started. */
export function readQuizAnswers(slug: string): readonly number[] {
  return readStored('session', answersKey(slug), parseAnswers) ?? [];
}

/** Stores the answers of the current run immediately, so that the card of the quiz shows the progress. */
export function keepQuizAnswers(slug: string, answers: readonly number[]): void {
  writeStored('session', answersKey(slug), answers);
}

const answersKey = (slug: string) => `quiz.${slug}`;

/** Parses answers, each the index of the chosen option. */
function parseAnswers(stored: unknown): number[] | undefined {
  const isNumbers = Array.isArray(stored) && stored.every((each) => Number.isInteger(each));
  return isNumbers ? stored : undefined;
}

function parseRecords(stored: unknown): Records | undefined {
  if (!isRecord(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([slug, value]) => {
      if (!isRecord(value)) return [];
      const { bestPercent, hasBadge } = value;
      const isKnown = typeof bestPercent === 'number' && typeof hasBadge === 'boolean';
      return isKnown ? [[slug, { bestPercent, hasBadge }]] : [];
    }),
  );
}
