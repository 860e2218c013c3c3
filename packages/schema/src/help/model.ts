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

/** A published work that an entry rests on; facts only, so that a reader can look it up. */
export const Source = z.object({
  author: z.string(),
  title: z.string(),
  /** Year of publication. */
  year: z.number(),
  /** What the work is for here, or how the attribution is usually given. */
  note: z.string().optional(),
});
export type Source = z.infer<typeof Source>;

/** A form to fill in: named columns, and rows whose empty cells are the reader's. */
export const FormTable = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type FormTable = z.infer<typeof FormTable>;

/** One case from start to finish, in a fictional organization. */
export const WorkedExample = z.object({
  situation: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  result: z.string(),
});
export type WorkedExample = z.infer<typeof WorkedExample>;

/** What to measure at each level of effect, from what is sent out to what changes for the organization or society. */
export const MeasureLevels = z.object({
  outputs: z.array(z.string()),
  outTakes: z.array(z.string()),
  outcomes: z.array(z.string()),
  impact: z.array(z.string()),
});
export type MeasureLevels = z.infer<typeof MeasureLevels>;

export const CheckQuestion = z.object({ question: z.string(), answer: z.string() });
export type CheckQuestion = z.infer<typeof CheckQuestion>;

/** Sources of an entry, and when it was last reviewed. */
const REVIEWED = {
  sources: z.array(Source).optional(),
  /** Month of the last review, `YYYY-MM`. */
  lastReviewed: z.string().optional(),
};

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
  whenNotToUse: z.string().optional(),
  example: WorkedExample.optional(),
  template: FormTable.optional(),
  measures: MeasureLevels.optional(),
  /** Questions by which readers check their understanding. */
  questions: z.array(CheckQuestion).optional(),
  ...REVIEWED,
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
  /** What the term is often confused with, one short phrase each. */
  confusedWith: z.array(z.string()).optional(),
  ...REVIEWED,
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

/** One stretch of time in a playbook. */
export const PlaybookPhase = z.object({
  /** When it runs, e.g. `Minutes 0-15`. */
  time: z.string(),
  title: z.string(),
  actions: z.array(z.string()),
  /** What has to be decided in this phase, and who decides. */
  decision: z.string(),
  /** What is finished at its end. */
  result: z.string(),
});
export type PlaybookPhase = z.infer<typeof PlaybookPhase>;

/** A text with gaps in square brackets. */
export const TextTemplate = z.object({ title: z.string(), text: z.string() });
export type TextTemplate = z.infer<typeof TextTemplate>;

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
  whenToUse: z.string().optional(),
  /** Tasks against roles: R responsible, A accountable, C consulted, I informed. */
  roles: FormTable.optional(),
  phases: z.array(PlaybookPhase).optional(),
  textTemplates: z.array(TextTemplate).optional(),
  tableTemplates: z.array(FormTable).optional(),
  example: WorkedExample.optional(),
  /** What goes wrong, each with the remedy. */
  pitfalls: z.array(z.string()).optional(),
  ...REVIEWED,
});
export type Playbook = z.infer<typeof Playbook>;

export const QuizQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** Position of the right option, from 0. */
  answer: z.number(),
  /** Why the right option is right. */
  explanation: z.string(),
  /** Why each option is right or wrong, in the order of the options. */
  optionNotes: z.array(z.string()).optional(),
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
  ...REVIEWED,
});
export type Quiz = z.infer<typeof Quiz>;

export const HelpSearchResult = z.object({
  frameworks: z.array(Framework),
  glossary: z.array(GlossaryTerm),
  playbooks: z.array(Playbook),
});
export type HelpSearchResult = z.infer<typeof HelpSearchResult>;
