import {
  Framework,
  FrameworkRequest,
  FrameworksRequest,
  GlossaryRequest,
  GlossaryTerm,
  HelpSearchRequest,
  HelpSearchResult,
  Playbook,
  Quiz,
} from '@earshot/schema/help/model';
import { z } from 'zod';
import { library } from '../../content/library.data.ts';
import { procedure, router } from '../../trpc.ts';
import { getFramework, listFrameworks, listGlossary, searchLibrary } from './library.ts';

export const helpRouter = router({
  search: procedure('help.search')
    .input(HelpSearchRequest)
    .output(HelpSearchResult)
    .query(({ input }) => searchLibrary(input.q ?? '')),
  frameworks: procedure('help.frameworks')
    .input(FrameworksRequest)
    .output(z.array(Framework))
    .query(({ input }) => listFrameworks(input)),
  framework: procedure('help.framework')
    .input(FrameworkRequest)
    .output(Framework)
    .query(({ input }) => getFramework(input)),
  glossary: procedure('help.glossary')
    .input(GlossaryRequest)
    .output(z.array(GlossaryTerm))
    .query(({ input }) => listGlossary(input)),
  playbooks: procedure('help.playbooks')
    .output(z.array(Playbook))
    .query(() => library.playbooks.slice()),
  quizzes: procedure('help.quizzes')
    .output(z.array(Quiz))
    .query(() => library.quizzes.slice()),
});
