import {
  CsvExport,
  CsvRequest,
  DeleteReceipt,
  SessionRequest,
  TrendingFileRequest,
  TrendingResult,
  TrendingTextRequest,
} from '@earshot/schema/trending/model';
import { procedure, router } from '../../trpc.ts';
import { analyzeFile, analyzePastedText, deleteRanking, exportCsv } from './rankings.ts';

export const trendingRouter = router({
  analyzeText: procedure('trending.analyzeText')
    .input(TrendingTextRequest)
    .output(TrendingResult)
    .mutation(({ ctx, input }) => analyzePastedText(ctx.services, input, ctx)),
  analyzeFile: procedure('trending.analyzeFile')
    .input(TrendingFileRequest)
    .output(TrendingResult)
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
