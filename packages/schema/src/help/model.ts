import { z } from 'zod';

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
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

export const Playbook = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
});
export type Playbook = z.infer<typeof Playbook>;

export const Quiz = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  estimatedMinutes: z.number(),
  badge: z.string(),
});
export type Quiz = z.infer<typeof Quiz>;

export const HelpSearchResult = z.object({
  frameworks: z.array(Framework),
  glossary: z.array(GlossaryTerm),
  playbooks: z.array(Playbook),
});
export type HelpSearchResult = z.infer<typeof HelpSearchResult>;
