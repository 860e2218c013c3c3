import { Failure, withoutHint } from '@earshot/schema/failures';
import { FeedContent, FeedRequest } from '@earshot/schema/feeds/model';
import { pastedUrl } from '@earshot/schema/pasted-address';
import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';
import { procedure, router } from '../../trpc.ts';

export const feeds = router({
  read: procedure('feeds.read')
    .input(FeedRequest)
    .output(FeedContent)
    .mutation(({ ctx, input }) => fetchFeed(ctx.services, input, ctx)),
});

type Needed = Pick<Services, 'outbound' | 'compute'>;

export async function fetchFeed(
  services: Needed,
  { url }: FeedRequest,
  caller: Caller,
): Promise<FeedContent> {
  try {
    const first = await answerAt(services, pastedUrl(url) ?? url, caller);
    if (first.content !== null) return first.content;
    const second = first.feed === null ? null : await answerAt(services, first.feed, caller);
    if (second?.content) return second.content;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { retryAfterSeconds } = error;
    throw new Failure(error.failureCause, {
      cause: error,
      message: withoutHint(error.message),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }
  throw new Failure('not-a-feed');
}

async function answerAt(
  { outbound, compute }: Needed,
  url: string,
  caller: Caller,
): Promise<{ readonly content: FeedContent | null; readonly feed: string | null }> {
  const response = await outbound.fetch({ ...caller, url, accept: 'feed' });
  const reading = await compute.run('readFeed', { source: response.text, url: response.url }, caller);
  if (reading.kind === 'page') return { content: null, feed: reading.feed };
  const { title, items, left } = reading;
  return { content: { url: response.url, title, items: [...items], left }, feed: null };
}
