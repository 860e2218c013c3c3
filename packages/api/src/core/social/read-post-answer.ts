import { Failure } from '@earshot/schema/failures';
import type { MethodKind } from './platform.ts';
import type { PostAnswer, PostReading } from './reading/post-reading.ts';
import { postOf } from './recognize-link.ts';

export interface PostAnswerJob {
  /** Its platform decides how the answer is read. */
  readonly postUrl: string;
  readonly method: MethodKind;
  readonly answer: PostAnswer;
  readonly now: string;
}

/** Throws `social-gone`, `social-no-public-text`, `social-unavailable`, `http-429`, and `not-a-post` for other hosts. */
export function readPostAnswer({ postUrl, method, answer, now }: PostAnswerJob): PostReading {
  const post = postOf(postUrl);
  const way = post?.platform.methods.find(({ kind }) => kind === method);
  if (!post || !way) throw new Failure('not-a-post');
  return way.read(answer, { parts: post.parts, now: new Date(now) });
}
