/** Shapes of the library's files: those of the API's answers, without what the loader derives. */
import { FormTable, Framework, GlossaryTerm, Playbook, Quiz } from '@earshot/schema/help/model';
import { z } from 'zod';
import { Citation } from './references.ts';

const DERIVED = { id: true, slug: true, sources: true, updated: true } as const;
/** Files have citations instead of sources, and the entry's position among its kind. */
const OF_A_FILE = { position: z.number(), sources: z.array(Citation).optional() };

/** Category of the words that only our screens use, which no work defines. */
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

/** A quiz has no sources. Its file has the month of its review. */
export const QuizFile = Quiz.omit({ id: true, slug: true }).extend({ position: z.number() }).strict();

export const Table = FormTable.strict();
