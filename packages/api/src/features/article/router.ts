import { AnalysisResult } from '@earshot/schema/analysis-result';
import { ArticleRequest } from '@earshot/schema/article/model';
import { procedure, router } from '../../trpc.ts';
import { analyzeArticle } from './analyze-article.ts';

export const articleRouter = router({
  analyze: procedure('article.analyze')
    .input(ArticleRequest)
    .output(AnalysisResult)
    .mutation(({ ctx, input }) => analyzeArticle(ctx.services, input, ctx)),
});
