/** All procedures of the product by name: the API's table of contents. */
import type { ProcedurePath } from '@earshot/schema/contract';
import type { AnyProcedure } from '@trpc/server';
import { articleRouter } from './features/article/router.ts';
import { countersRouter } from './features/counters/router.ts';
import { feedsRouter } from './features/feeds/router.ts';
import { helpRouter } from './features/help/router.ts';
import { socialRouter } from './features/social/router.ts';
import { suggestionsRouter } from './features/suggestions/router.ts';
import { trendingRouter } from './features/trending/router.ts';
import { urlExpanderRouter } from './features/url-expander/router.ts';
import { router } from './trpc.ts';

type FeatureOf<Path> = Path extends `${infer Feature}.${string}` ? Feature : never;

/** A procedure for each row of the contract. The type checker reports a missing one. */
type Routers = {
  readonly [Feature in FeatureOf<ProcedurePath>]: {
    readonly [Path in ProcedurePath as Path extends `${Feature}.${infer Name}` ? Name : never]: AnyProcedure;
  };
};

export const appRouter = router({
  article: articleRouter,
  social: socialRouter,
  trending: trendingRouter,
  urlExpander: urlExpanderRouter,
  feeds: feedsRouter,
  suggestions: suggestionsRouter,
  counters: countersRouter,
  help: helpRouter,
} satisfies Routers);

export type AppRouter = typeof appRouter;
