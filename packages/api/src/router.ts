/** All procedures by feature. A procedure with a use case is declared beside it. */
import type { ProcedurePath } from '@earshot/schema/contract';
import { Counters } from '@earshot/schema/counters/model';
import type { AnyProcedure } from '@trpc/server';
import { article } from './features/article/analyze-article.ts';
import { feeds } from './features/feeds/fetch-feed.ts';
import { help } from './features/help/library.ts';
import { social } from './features/social/analyze-social.ts';
import { suggestions } from './features/suggestions/send-suggestion.ts';
import { trending } from './features/trending/rankings.ts';
import { urlExpander } from './features/url-expander/expand-url.ts';
import { procedure, router } from './trpc.ts';

type FeatureOf<Path> = Path extends `${infer Feature}.${string}` ? Feature : never;

/** Fails the type check if a call of the contract has no procedure. */
type Routers = {
  readonly [Feature in FeatureOf<ProcedurePath>]: {
    readonly [Path in ProcedurePath as Path extends `${Feature}.${infer Name}` ? Name : never]: AnyProcedure;
  };
};

const counters = router({
  get: procedure('counters.get')
    .output(Counters)
    .query(({ ctx }) => ctx.services.records.counters()),
});

export const appRouter = router({
  article,
  social,
  trending,
  urlExpander,
  feeds,
  suggestions,
  counters,
  help,
} satisfies Routers);

export type AppRouter = typeof appRouter;
