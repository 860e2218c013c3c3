import { AnalysisResult } from '@earshot/schema/analysis-result';
import { SocialRequest } from '@earshot/schema/social/model';
import { procedure, router } from '../../trpc.ts';
import { analyzeSocial } from './analyze-social.ts';

export const socialRouter = router({
  analyze: procedure('social.analyze')
    .input(SocialRequest)
    .output(AnalysisResult)
    .mutation(({ ctx, input }) => analyzeSocial(ctx.services, input, ctx)),
});
