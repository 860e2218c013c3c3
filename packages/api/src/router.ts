/** All procedures of the product by name: the API's table of contents. */
import { AnalysisResult } from '@earshot/schema/analysis-result';
import { ArticleRequest } from '@earshot/schema/article/model';
import type { ProcedurePath } from '@earshot/schema/contract';
import { Counters } from '@earshot/schema/counters/model';
import { FeedContent, FeedRequest } from '@earshot/schema/feeds/model';
import * as help from '@earshot/schema/help/model';
import { SocialRequest } from '@earshot/schema/social/model';
import { SuggestionReceipt, SuggestionRequest } from '@earshot/schema/suggestions/model';
import * as trending from '@earshot/schema/trending/model';
import { ExpandRequest, ExpansionResult } from '@earshot/schema/url-expander/model';
import type { AnyProcedure } from '@trpc/server';
import { z } from 'zod';
import { library } from './content/library.data.ts';
import { analyzeArticle } from './features/article/analyze-article.ts';
import { fetchFeed } from './features/feeds/fetch-feed.ts';
import { getFramework, listFrameworks, listGlossary, searchLibrary } from './features/help/library.ts';
import { analyzeSocial } from './features/social/analyze-social.ts';
import { sendSuggestion } from './features/suggestions/send-suggestion.ts';
import { analyzeFile, analyzePastedText, deleteRanking, exportCsv } from './features/trending/rankings.ts';
import { expandUrl } from './features/url-expander/expand-url.ts';
import { RankingAnswer } from './records/records.ts';
import { procedure, router } from './trpc.ts';

type FeatureOf<Path> = Path extends `${infer Feature}.${string}` ? Feature : never;

type Routers = {
  readonly [Feature in FeatureOf<ProcedurePath>]: {
    readonly [Path in ProcedurePath as Path extends `${Feature}.${infer Name}` ? Name : never]: AnyProcedure;
  };
};

/** A ranking, or a stored one as compressed bytes, which only our REST adapter asks for. Clients of tRPC never get bytes. */
const Ranking = z
  .union([trending.TrendingResult, z.instanceof(RankingAnswer).meta({ override: { type: 'null' } })])
  .meta({
    override({ jsonSchema }) {
      delete jsonSchema.anyOf;
      jsonSchema.$ref = '#/components/schemas/TrendingResult';
    },
  }) as z.ZodType<trending.TrendingResult, trending.TrendingResult | RankingAnswer>;

export const appRouter = router({
  article: router({
    analyze: procedure('article.analyze')
      .input(ArticleRequest)
      .output(AnalysisResult)
      .mutation(({ ctx, input }) => analyzeArticle(ctx.services, input, ctx)),
  }),
  social: router({
    analyze: procedure('social.analyze')
      .input(SocialRequest)
      .output(AnalysisResult)
      .mutation(({ ctx, input }) => analyzeSocial(ctx.services, input, ctx)),
  }),
  trending: router({
    analyzeText: procedure('trending.analyzeText')
      .input(trending.TrendingTextRequest)
      .output(Ranking)
      .mutation(({ ctx, input }) => analyzePastedText(ctx.services, input, ctx)),
    analyzeFile: procedure('trending.analyzeFile')
      .input(trending.TrendingFileRequest)
      .output(Ranking)
      .mutation(({ ctx, input }) => analyzeFile(ctx.services, input, ctx)),
    exportCsv: procedure('trending.exportCsv')
      .input(trending.CsvRequest)
      .output(trending.CsvExport)
      .query(({ ctx, input }) => exportCsv(ctx.services, input, ctx)),
    deleteRanking: procedure('trending.deleteRanking')
      .input(trending.SessionRequest)
      .output(trending.DeleteReceipt)
      .mutation(({ ctx, input }) => deleteRanking(ctx.services, input)),
  }),
  urlExpander: router({
    expand: procedure('urlExpander.expand')
      .input(ExpandRequest)
      .output(ExpansionResult)
      .mutation(({ ctx, input }) => expandUrl(ctx.services, input, ctx)),
  }),
  feeds: router({
    read: procedure('feeds.read')
      .input(FeedRequest)
      .output(FeedContent)
      .mutation(({ ctx, input }) => fetchFeed(ctx.services, input, ctx)),
  }),
  suggestions: router({
    send: procedure('suggestions.send')
      .input(SuggestionRequest)
      .output(SuggestionReceipt)
      .mutation(({ ctx, input }) => sendSuggestion(ctx.services, input)),
  }),
  counters: router({
    get: procedure('counters.get')
      .output(Counters)
      .query(({ ctx }) => ctx.services.records.counters()),
  }),
  help: router({
    search: procedure('help.search')
      .input(help.HelpSearchRequest)
      .output(help.HelpSearchResult)
      .query(({ input }) => searchLibrary(input.q ?? '')),
    frameworks: procedure('help.frameworks')
      .input(help.FrameworksRequest)
      .output(z.array(help.Framework))
      .query(({ input }) => listFrameworks(input)),
    framework: procedure('help.framework')
      .input(help.FrameworkRequest)
      .output(help.Framework)
      .query(({ input }) => getFramework(input)),
    glossary: procedure('help.glossary')
      .input(help.GlossaryRequest)
      .output(z.array(help.GlossaryTerm))
      .query(({ input }) => listGlossary(input)),
    playbooks: procedure('help.playbooks')
      .output(z.array(help.Playbook))
      .query(() => library.playbooks.slice()),
    quizzes: procedure('help.quizzes')
      .output(z.array(help.Quiz))
      .query(() => library.quizzes.slice()),
  }),
} satisfies Routers);

export type AppRouter = typeof appRouter;
