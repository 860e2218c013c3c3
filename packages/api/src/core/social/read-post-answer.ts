/** Reads the post from a platform's response. */
import { Failure } from '@earshot/schema/failures';
import type { MethodKind } from './platform.ts';
import type { PostAnswer, PostReading } from './reading/post-reading.ts';
import { postOf } from './recognize-link.ts';

export interface PostAnswerJob {
  /** Address of the post. Its platform determines how the response is read. */
  readonly postUrl: string;
  readonly method: MethodKind;
  readonly answer: PostAnswer;
  /** ISO timestamp of the request. */
  readonly now: string;
}

/**
 * Reads the response to one request for a post. Pure. Throws `Failure`: `social-gone`, `social-no-public-text`,
 * `social-unavailable`, `http-429`, and `not-a-post` if a host does not belong to a platform.
 */
export function readPostAnswer({ postUrl, method, answer, now }: PostAnswerJob): PostReading {
  const post = postOf(postUrl);
  const way = post?.platform.methods.find(({ kind }) => kind === method);
  if (!post || !way) throw new Failure('not-a-post');
  return way.read(answer, { parts: post.parts, now: new Date(now) });
}
