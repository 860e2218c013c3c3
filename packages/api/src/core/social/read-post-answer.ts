/** From the answer of a platform's public way to what it tells about the post. */
import { Failure } from '@earshot/schema/failures';
import type { MethodKind, PlatformId } from '../../content/platforms/platform.ts';
import { readBlueskyOembed, readBlueskyThread } from './bluesky.ts';
import { readInstagramPage } from './instagram.ts';
import { readLinkedInEmbed } from './linkedin.ts';
import { readMastodonPage, readMastodonStatus, readTruthSocialStatus } from './mastodon.ts';
import {
  readFacebookPage,
  readSnapchatPage,
  readSubstackPage,
  readThreadsPage,
  readTitledPage,
  readVkPage,
} from './open-graph-posts.ts';
import { readPinterestOembed } from './pinterest.ts';
import { postOf } from './platform.ts';
import type { PostAnswer, PostReading } from './post-reading.ts';
import { readRedditFeed, readRedditOembed } from './reddit.ts';
import { readTelegramWidget } from './telegram.ts';
import { readTikTokOembed } from './tiktok.ts';
import { readTumblrOembed, readTumblrPage } from './tumblr.ts';
import { readVimeoOembed } from './vimeo.ts';
import { readXOembed } from './x.ts';
import { readYouTubeOembed, readYouTubePage } from './youtube.ts';

export interface PostAnswerJob {
  /** Address of the post; its platform decides how the answer is read. */
  readonly postUrl: string;
  readonly method: MethodKind;
  readonly answer: PostAnswer;
  /** ISO time of the request. */
  readonly now: string;
}

type Parser = (
  answer: PostAnswer,
  context: { readonly parts: Readonly<Record<string, string | undefined>>; readonly now: Date },
) => PostReading;

/** One parser for each method of `content/platforms.ts`. */
export const POST_PARSERS: Readonly<Record<PlatformId, Partial<Record<MethodKind, Parser>>>> = {
  x: { oembed: readXOembed },
  facebook: { page: readFacebookPage },
  instagram: { page: readInstagramPage },
  threads: { page: readThreadsPage },
  linkedin: { 'embed-page': readLinkedInEmbed },
  tiktok: { oembed: readTikTokOembed },
  youtube: { oembed: readYouTubeOembed, page: readYouTubePage },
  reddit: { oembed: readRedditOembed, atom: readRedditFeed },
  bluesky: {
    'public-api': (answer, { now }) => readBlueskyThread(answer, now),
    oembed: readBlueskyOembed,
  },
  mastodon: { 'public-api': readMastodonStatus, page: readMastodonPage },
  pinterest: { oembed: readPinterestOembed, page: readTitledPage },
  tumblr: { page: readTumblrPage, oembed: readTumblrOembed },
  telegram: { 'embed-page': (answer, { parts }) => readTelegramWidget(answer, parts.channel ?? '') },
  truthsocial: { 'public-api': readTruthSocialStatus },
  snapchat: { page: readSnapchatPage },
  vimeo: { oembed: readVimeoOembed, page: readTitledPage },
  'substack-notes': { page: readSubstackPage },
  vk: { page: readVkPage },
  'whatsapp-channel': {},
};

/**
 * Reads the answer to one request for a post. Pure. Throws `Failure`: `social-gone`, `social-no-public-text`,
 * `social-unavailable`, `http-429`, and `not-a-post` when a host turns out not to be a platform's.
 */
export function readPostAnswer({ postUrl, method, answer, now }: PostAnswerJob): PostReading {
  const post = postOf(postUrl);
  const parser = post && POST_PARSERS[post.platform.id][method];
  if (!parser) throw new Failure('not-a-post');
  return parser(answer, { parts: post.parts, now: new Date(now) });
}
