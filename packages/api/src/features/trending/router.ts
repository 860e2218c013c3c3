import {
  CsvExport,
  CsvRequest,
  DeleteReceipt,
  SessionRequest,
  TrendingFileRequest,
  TrendingResult,
  TrendingTextRequest,
} from '@earshot/schema/trending/model';
import { z } from 'zod';
import { RankingAnswer } from '../../records/pack-ranking.ts';
import { procedure, router } from '../../trpc.ts';
import { analyzeFile, analyzePastedText, deleteRanking, exportCsv } from './rankings.ts';

/** A ranking, or the bytes of a stored one, which only our REST adapter asks for. Clients of tRPC never get them. */
const Ranking = z
  .union([TrendingResult, z.instanceof(RankingAnswer).meta({ override: { type: 'null' } })])
  .meta({
    override({ jsonSchema }) {
      delete jsonSchema.anyOf;
      jsonSchema.$ref = '#/components/schemas/TrendingResult';
    },
  }) as z.ZodType<TrendingResult, TrendingResult | RankingAnswer>;

export const trendingRouter = router({
  analyzeText: procedure('trending.analyzeText')
    .input(TrendingTextRequest)
    .output(Ranking)
    .mutation(({ ctx, input }) => analyzePastedText(ctx.services, input, ctx)),
  analyzeFile: procedure('trending.analyzeFile')
    .input(TrendingFileRequest)
    .output(Ranking)
    .mutation(({ ctx, input }) => analyzeFile(ctx.services, input, ctx)),
  exportCsv: procedure('trending.exportCsv')
    .input(CsvRequest)
    .output(CsvExport)
    .query(({ ctx, input }) => exportCsv(ctx.services, input, ctx)),
  deleteRanking: procedure('trending.deleteRanking')
    .input(SessionRequest)
    .output(DeleteReceipt)
    .mutation(({ ctx, input }) => deleteRanking(ctx.services, input)),
});
