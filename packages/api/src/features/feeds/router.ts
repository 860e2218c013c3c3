import { FeedContent, FeedRequest } from '@earshot/schema/feeds/model';
import { procedure, router } from '../../trpc.ts';
import { fetchFeed } from './fetch-feed.ts';

export const feedsRouter = router({
  read: procedure('feeds.read')
    .input(FeedRequest)
    .output(FeedContent)
    .mutation(({ ctx, input }) => fetchFeed(ctx.services, input, ctx)),
});
