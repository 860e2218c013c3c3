import { Failure, withoutHint } from '@earshot/schema/failures';
import { FeedContent, FeedRequest, FeedVersion } from '@earshot/schema/feeds/model';
import { pastedUrl } from '@earshot/schema/pasted-address';
import type { Caller, OutboundResponse } from '../../ports.ts';
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
  { url, version = {} }: FeedRequest,
  caller: Caller,
): Promise<FeedContent> {
  try {
    const first = await answerAt(services, pastedUrl(url) ?? url, version, caller);
    if (first.content !== null) return first.content;
    const second = first.feed === null ? null : await answerAt(services, first.feed, version, caller);
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
  version: FeedVersion,
  caller: Caller,
): Promise<{ readonly content: FeedContent | null; readonly feed: string | null }> {
  const response = await outbound.fetch({ ...caller, url, accept: 'feed', version });
  const common = { url: response.url, version: versionOf(response) };
  if (response.status === 304) {
    const unchanged = { title: '', items: [], left: 0, isUnchanged: true };
    return { content: { ...common, ...unchanged, version }, feed: null };
  }
  const reading = await compute.run('readFeed', { source: response.text, url: response.url }, caller);
  if (reading.kind === 'page') return { content: null, feed: reading.feed };
  const { title, items, left } = reading;
  return { content: { ...common, title, items: [...items], left, isUnchanged: false }, feed: null };
}

function versionOf({ version = {} }: OutboundResponse): FeedVersion {
  const { etag, lastModified } = version;
  const parsed = [FeedVersion.safeParse({ etag }), FeedVersion.safeParse({ lastModified })];
  return Object.assign({}, ...parsed.map(({ data }) => data ?? {}));
}
