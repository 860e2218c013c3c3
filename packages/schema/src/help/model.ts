import { z } from 'zod';
import { MAX_FIELD_CHARACTERS, MAX_SEARCH_CHARACTERS } from '../limits.ts';

/** A missing or blank `q` has no results (#406). */
export const HelpSearchRequest = z.object({ q: z.string().max(MAX_SEARCH_CHARACTERS).optional() });
export type HelpSearchRequest = z.infer<typeof HelpSearchRequest>;

/** Filters combine with AND. A blank value and `all` mean no filter (#407). */
export const FrameworksRequest = z.object({
  search: z.string().max(MAX_SEARCH_CHARACTERS).optional(),
  category: z.string().max(MAX_FIELD_CHARACTERS).optional(),
  tag: z.string().max(MAX_FIELD_CHARACTERS).optional(),
});
export type FrameworksRequest = z.infer<typeof FrameworksRequest>;

export const FrameworkRequest = z.object({ slug: z.string().max(MAX_FIELD_CHARACTERS) });
export type FrameworkRequest = z.infer<typeof FrameworkRequest>;

export const GlossaryRequest = FrameworksRequest.omit({ tag: true });
export type GlossaryRequest = z.infer<typeof GlossaryRequest>;

export const Source = z.object({
  author: z.string(),
  title: z.string(),
  year: z.number().optional(),
  note: z.string().optional(),
  id: z.string().optional(),
  /** One author per item: `Family, Given`, or an organization's name without a comma. */
  authors: z.array(z.string()).optional(),
  /** Journal with volume and issue, or the book that contains the work. */
  publishedIn: z.string().optional(),
  publisher: z.string().optional(),
  edition: z.string().optional(),
  pages: z.string().optional(),
  doi: z.string().optional(),
  url: z.string().optional(),
  claim: z.string().optional(),
  /** When the work was last read for this library, `YYYY-MM-DD`. Absent if not yet read. */
  checked: z.string().optional(),
});
export type Source = z.infer<typeof Source>;

export const FormTable = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type FormTable = z.infer<typeof FormTable>;

export const WorkedExample = z.object({
  situation: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  result: z.string(),
});
export type WorkedExample = z.infer<typeof WorkedExample>;

export const MeasureLevels = z.object({
  outputs: z.array(z.string()),
  outTakes: z.array(z.string()),
  outcomes: z.array(z.string()),
  impact: z.array(z.string()),
});
export type MeasureLevels = z.infer<typeof MeasureLevels>;

export const CheckQuestion = z.object({ question: z.string(), answer: z.string() });
export type CheckQuestion = z.infer<typeof CheckQuestion>;

const EntryChange = z.object({
  /** `YYYY-MM-DD` */
  on: z.string(),
  what: z.string(),
});

const REVIEWED = {
  sources: z.array(Source).optional(),
  /** `YYYY-MM`, no later than the oldest source check. Absent if any source is unchecked. */
  lastReviewed: z.string().optional(),
  changes: z.array(EntryChange).optional(),
  /** `YYYY-MM-DD`. Citations use its year. */
  updated: z.string().optional(),
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
  comparison: FormTable.optional(),
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
  slug: z.string().optional(),
  plain: z.string().optional(),
  formula: z.object({ text: z.string(), example: z.string() }).optional(),
  standard: z.string().optional(),
  inEarshot: z.string().optional(),
  mistakes: z.array(z.string()).optional(),
  ...REVIEWED,
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

export const Practice = z.object({
  label: z.string(),
  /** Anchor of the exercise in its playbook. Absent in quizzes. */
  slug: z.string().optional(),
  task: z.string().optional(),
  sample: z.string(),
  materials: z.array(z.enum(['codebook', 'codes'])).optional(),
  expected: z.string(),
});
export type Practice = z.infer<typeof Practice>;

export const PlaybookPhase = z.object({
  time: z.string(),
  title: z.string(),
  actions: z.array(z.string()),
  decision: z.string(),
  result: z.string().optional(),
  practice: Practice.optional(),
});
export type PlaybookPhase = z.infer<typeof PlaybookPhase>;

const RealCase = z.object({ title: z.string(), text: z.string(), lesson: z.string() });

export const TextTemplate = z.object({ title: z.string(), text: z.string() });
export type TextTemplate = z.infer<typeof TextTemplate>;

export const Playbook = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  steps: z.array(z.string()).optional(),
  template: z.string().optional(),
  whenToUse: z.string().optional(),
  /** R is responsible, A accountable, C consulted, I informed. */
  roles: FormTable.optional(),
  phases: z.array(PlaybookPhase).optional(),
  textTemplates: z.array(TextTemplate).optional(),
  tableTemplates: z.array(FormTable).optional(),
  example: WorkedExample.optional(),
  realCase: RealCase.optional(),
  pitfalls: z.array(z.string()).optional(),
  ...REVIEWED,
});
export type Playbook = z.infer<typeof Playbook>;

export const QuizQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  answer: z.number(),
  explanation: z.string(),
  optionNotes: z.array(z.string()).optional(),
  practice: Practice.optional(),
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

export const BestHit = z.object({
  kind: z.enum(['frameworks', 'glossary', 'playbooks', 'quizzes', 'exercises']),
  id: z.string(),
  /** For a glossary term, the term itself. Empty for the list of all exercises. */
  slug: z.string(),
  title: z.string(),
  text: z.string(),
});
export type BestHit = z.infer<typeof BestHit>;

export const HelpSearchResult = z.object({
  frameworks: z.array(Framework),
  glossary: z.array(GlossaryTerm),
  playbooks: z.array(Playbook),
  /** The best entries of all kinds, best first. Optional only because earlier releases did not send it. */
  best: z.array(BestHit).optional(),
  /** False if nothing found answers the query, only related entries. */
  isAnswered: z.boolean().optional(),
});
export type HelpSearchResult = z.infer<typeof HelpSearchResult>;
