import { z } from 'zod';

export const Practice = z.object({
  /** Heading of an exercise in a playbook. Text of the link in a quiz. */
  label: z.string(),
  /** Anchor of the exercise on the page of its playbook, such as `exercise-share-of-voice`. Absent in quizzes. */
  slug: z.string().optional(),
  /** What the reader does, step by step. Absent in a quiz, where the question says it. */
  task: z.string().optional(),
  /** Name of the sample that the link opens in its tool, such as `headlines`. */
  sample: z.string(),
  materials: z.array(z.enum(['codebook', 'codes'])).optional(),
  expected: z.string(),
});
export type Practice = z.infer<typeof Practice>;
