import type { PlatformAddress } from '../../platform.ts';
import { dateOfTid } from '../date-of-id.ts';

export const BLUESKY_ADDRESS: PlatformAddress = {
  hosts: ['*.bsky.app', '*.bsky.dev'],
  copies: [
    '*.fxbsky.app',
    '*.bskx.app',
    '*.vxbsky.app',
    '*.xbsky.app',
    '*.bskyx.app',
    '*.bsyy.app',
    'deer.social',
    'blacksky.community',
    'witchsky.app',
    'zeppelin.social',
    '*.fixbsky.com',
  ],
  leads: [/^go\.bsky\.app\/\w/],
  posts: [
    /^[^/]+\/(?:profile|embed)\/(?<actor>did:[a-z]+:[\w.:%-]+|[A-Za-z0-9.-]+\.[A-Za-z]{2,})\/(?:post|app\.bsky\.feed\.post)\/(?<id>[a-z2-7]{13})(?:[/?]|$)/,
  ],
  pages: [
    [/^[^/]+\/profile\/[^/]+\/(?:feed|lists)\//, 'list'],
    [/^[^/]+\/starter-pack/, 'list'],
    [/^[^/]+\/(?:search|hashtag)\b/, 'search'],
    [/^[^/]+\/profile\//, 'profile'],
  ],
  canonical: ({ actor, id }) => `https://bsky.app/profile/${actor}/post/${id}`,
  dateOfId: dateOfTid,
};
