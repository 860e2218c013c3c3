/** The shapes of the library's files: the shapes of the answers without what the loader derives. */
import { FormTable, Framework, GlossaryTerm, Playbook, Quiz } from '@earshot/schema/help/model';
import { z } from 'zod';
import { Citation } from './references.ts';

const DERIVED = { id: true, slug: true, sources: true, updated: true } as const;
/** Citations instead of sources, and the place among the entries of its kind. */
const OF_A_FILE = { position: z.number(), sources: z.array(Citation).optional() };

/** Words of our own screens, which no work defines. */
const EARSHOT_WORDS = 'Words of Earshot';

export const TermFile = GlossaryTerm.omit({ ...DERIVED, definition: true })
  .extend({ body: z.string().min(1), sources: z.array(Citation).optional() })
  .strict()
  .refine(({ category, sources = [] }) => category === EARSHOT_WORDS || sources.length > 0, {
    path: ['sources'],
    error: 'a term names at least one work of references.json',
  });
export type TermFile = z.infer<typeof TermFile>;

export const FrameworkFile = Framework.omit(DERIVED)
  .extend({ ...OF_A_FILE, comparison: z.string().optional() })
  .strict();

export const PlaybookFile = Playbook.omit(DERIVED).extend(OF_A_FILE).strict();

/** A quiz has no sources. The month of its review is in the file. */
export const QuizFile = Quiz.omit({ id: true, slug: true }).extend({ position: z.number() }).strict();

export const Table = FormTable.strict();
