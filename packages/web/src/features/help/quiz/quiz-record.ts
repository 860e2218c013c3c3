import { readStored, writeStored } from '../../../lib/stored-value.ts';
import { isRecord } from '../../../transport/complete.ts';

/** The best results in percent, keyed by quiz slug. */
type Records = Readonly<Record<string, number>>;

const KEY = 'quizzes';

/** Returns the user's best results in this browser. Empty if nothing is stored or storage is disabled. */
export function readQuizRecords(): Records {
  return readStored('browser', KEY, parseRecords) ?? {};
}

/** Stores a result, unless an earlier one was better. */
export function keepQuizResult(slug: string, percent: number): void {
  const records = readQuizRecords();
  writeStored('browser', KEY, { ...records, [slug]: Math.max(percent, records[slug] ?? 0) });
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

/** Earlier versions stored an object with the result. */
function parseRecords(stored: unknown): Records | undefined {
  if (!isRecord(stored)) return undefined;
  const results = Object.entries(stored).map(([slug, value]) => [
    slug,
    isRecord(value) ? value.bestPercent : value,
  ]);
  return Object.fromEntries(results.filter(([, value]) => typeof value === 'number'));
}
