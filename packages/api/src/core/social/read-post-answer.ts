/** Reads what a platform's answer says about a post. */
import { Failure } from '@earshot/schema/failures';
import type { MethodKind } from './platform.ts';
import type { PostAnswer, PostReading } from './reading/post-reading.ts';
import { postOf } from './recognize-link.ts';

export interface PostAnswerJob {
  /** Address of the post; its platform decides how the answer is read. */
  readonly postUrl: string;
  readonly method: MethodKind;
  readonly answer: PostAnswer;
  /** ISO time of the request. */
  readonly now: string;
}

/**
 * Reads the answer to one request for a post. Pure. Throws `Failure`: `social-gone`, `social-no-public-text`,
 * `social-unavailable`, `http-429`, and `not-a-post` when a host turns out not to be a platform's.
 */
export function readPostAnswer({ postUrl, method, answer, now }: PostAnswerJob): PostReading {
  const post = postOf(postUrl);
  const way = post?.platform.methods.find(({ kind }) => kind === method);
  if (!post || !way) throw new Failure('not-a-post');
  return way.read(answer, { parts: post.parts, now: new Date(now) });
}
