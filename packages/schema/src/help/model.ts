import { z } from 'zod';
import { MAX_FIELD_CHARACTERS, MAX_SEARCH_CHARACTERS } from '../limits.ts';

/** A missing or blank `q` finds nothing (#406). */
export const HelpSearchRequest = z.object({ q: z.string().max(MAX_SEARCH_CHARACTERS).optional() });
export type HelpSearchRequest = z.infer<typeof HelpSearchRequest>;

/** Filters combine with AND; a blank value and `all` mean no filter (#407). */
export const FrameworksRequest = z.object({
  search: z.string().max(MAX_SEARCH_CHARACTERS).optional(),
  category: z.string().max(MAX_FIELD_CHARACTERS).optional(),
  tag: z.string().max(MAX_FIELD_CHARACTERS).optional(),
});
export type FrameworksRequest = z.infer<typeof FrameworksRequest>;

export const FrameworkRequest = z.object({ slug: z.string().max(MAX_FIELD_CHARACTERS) });
export type FrameworkRequest = z.infer<typeof FrameworkRequest>;

/** Filters combine with AND; a blank value and `all` mean no filter. */
export const GlossaryRequest = FrameworksRequest.omit({ tag: true });
export type GlossaryRequest = z.infer<typeof GlossaryRequest>;

export const Framework = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  description: z.string(),
  whenToUse: z.string(),
  difficulty: z.string().optional(),
  timeToImplement: z.string().optional(),
  keyComponents: z.array(z.string()),
  structure: z.string(),
  steps: z.array(z.string()),
  outcomes: z.array(z.string()),
  tips: z.array(z.string()),
});
export type Framework = z.infer<typeof Framework>;

export const GlossaryTerm = z.object({
  id: z.string(),
  term: z.string(),
  category: z.string(),
  definition: z.string(),
  aka: z.array(z.string()),
  related: z.array(z.string()),
  /** Stable address part, lower case with hyphens. */
  slug: z.string().optional(),
  /** What people mistake the term for, in one short phrase each. */
  confusedWith: z.array(z.string()).optional(),
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

export const Playbook = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** What to do, in order, each with what comes out. */
  steps: z.array(z.string()).optional(),
  /** A form to fill in, as plain text. */
  template: z.string().optional(),
});
export type Playbook = z.infer<typeof Playbook>;

export const QuizQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** Position of the right option, from 0. */
  answer: z.number(),
  /** Why the right option is right. */
  explanation: z.string(),
});
export type QuizQuestion = z.infer<typeof QuizQuestion>;

export const Quiz = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  estimatedMinutes: z.number(),
  badge: z.string(),
  questions: z.array(QuizQuestion).optional(),
});
export type Quiz = z.infer<typeof Quiz>;

export const HelpSearchResult = z.object({
  frameworks: z.array(Framework),
  glossary: z.array(GlossaryTerm),
  playbooks: z.array(Playbook),
});
export type HelpSearchResult = z.infer<typeof HelpSearchResult>;
