/** Every procedure of the product by name: the table of contents of the API. */
import { articleRouter } from './features/article/router.ts';
import { countersRouter } from './features/counters/router.ts';
import { helpRouter } from './features/help/router.ts';
import { socialRouter } from './features/social/router.ts';
import { suggestionsRouter } from './features/suggestions/router.ts';
import { trendingRouter } from './features/trending/router.ts';
import { urlExpanderRouter } from './features/url-expander/router.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  article: articleRouter,
  social: socialRouter,
  trending: trendingRouter,
  urlExpander: urlExpanderRouter,
  suggestions: suggestionsRouter,
  counters: countersRouter,
  help: helpRouter,
});

export type AppRouter = typeof appRouter;
