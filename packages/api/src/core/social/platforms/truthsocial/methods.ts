/** Truth Social has the same interface as Mastodon. */
import { Failure } from '@earshot/schema/failures';
import type { PublicMethod } from '../../platform.ts';
import { readJson } from '../../reading/json-answer.ts';
import { isStatus, readStatus } from '../../reading/mastodon-status.ts';
import type { PostAnswer, PostReading } from '../../reading/post-reading.ts';

export const TRUTH_SOCIAL_METHODS: readonly PublicMethod[] = [
  {
    kind: 'public-api',
    endpoint: ({ parts }) => `https://truthsocial.com/api/v1/statuses/${parts.id}`,
    read: readTruthSocialStatus,
  },
];

/** Reads `GET /api/v1/statuses/:id`, which rejects most requests from servers. */
function readTruthSocialStatus(answer: PostAnswer): PostReading {
  const json = readJson(answer);
  if (!isStatus(json)) throw new Failure('social-unavailable');
  return readStatus(json, 'truthsocial.com', 'Truth Social’s public interface');
}
