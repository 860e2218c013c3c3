import courses from '../../../content/news-courses.json' with { type: 'json' };
import { CONCEPTS } from './concept-phrases.ts';

/**
 * Bit sets by title: the courses with their first side (`one`) or second side (`other`) in the title's head. A course is a
 * pair of opposite directions or stages. If a title contains both sides of a course, neither bit is set.
 */
export interface TitleCourses {
  readonly one: Int32Array;
  readonly other: Int32Array;
}

/** Bit sets by concept: the courses that list it on their first or second side. */
const BITS = { one: bitsOf('one'), other: bitsOf('other') } as const;

function bitsOf(side: 'one' | 'other'): Int32Array {
  const bits = new Int32Array(CONCEPTS.length);
  CONCEPTS.forEach(({ name }, number) => {
    courses.forEach((course, i) => {
      if (course[side].includes(name)) bits[number] = (bits[number] ?? 0) | (1 << i);
    });
  });
  return bits;
}

/** Whether a concept is one side of a course. */
export function isInCourse(concept: number): boolean {
  return ((BITS.one[concept] ?? 0) | (BITS.other[concept] ?? 0)) !== 0;
}

/**
 * @param heads numbers of the concepts in the head of each title (the part before a word such as "over" or "after").
 * @param concepts numbers of the concepts in each whole title.
 */
export function readCourses(
  heads: readonly (readonly number[])[],
  concepts: readonly (readonly number[])[],
): TitleCourses {
  const sidesOf = (bits: Int32Array, read: readonly (readonly number[])[]) =>
    Int32Array.from(read, (own) => own.reduce((sum, concept) => sum | (bits[concept] ?? 0), 0));
  const [anyOne, anyOther] = [sidesOf(BITS.one, concepts), sidesOf(BITS.other, concepts)];
  return {
    one: sidesOf(BITS.one, heads).map((bits, title) => bits & ~(anyOther[title] ?? 0)),
    other: sidesOf(BITS.other, heads).map((bits, title) => bits & ~(anyOne[title] ?? 0)),
  };
}

/**
 * Whether two titles report opposite directions or stages, such as shares rising or falling, or a strike beginning or ending
 * (`content/news-courses.json`).
 */
export function contradict({ one, other }: TitleCourses, a: number, b: number): boolean {
  return (((one[a] ?? 0) & (other[b] ?? 0)) | ((other[a] ?? 0) & (one[b] ?? 0))) !== 0;
}
