import type { PlatformAddress } from '../../platform.ts';

export const REDDIT_ADDRESS: PlatformAddress = {
  hosts: ['*.reddit.com', '*.redd.it', '*.redditmedia.com'],
  copies: [
    '*.rxddit.com',
    '*.vxreddit.com',
    '*.redditez.com',
    '*.libreddit.de',
    '*.redlib.catsarch.com',
    '*.teddit.net',
    'redlib.perennialte.ch',
    'safereddit.com',
  ],
  leads: [
    /^(?:v\.)?redd\.it\/\w/,
    /^reddit\.app\.link\/\w/,
    /^[^/]+\/(?:r|u|user)\/[\w-]+\/s\/\w/,
    /^[^/]+\/video\/\w/,
  ],
  posts: [
    /^[^/]+\/(?:(?<space>r|user|u)\/(?<sub>[\w-]{2,32})\/)?(?:comments|gallery|tb|duplicates|poll)\/(?:t3_)?(?<id>[a-z0-9]{4,10})(?:[/?]|$)/,
    /^[^/]+\/by_id\/t3_(?<id>[a-z0-9]{4,10})/,
  ],
  pages: [
    [/^i\.redd\.it\//, 'picture'],
    [/^[^/]+\/(?:user|u)\//, 'profile'],
    [/^[^/]+\/(?:search|r\/[^/]+\/search)\b/, 'search'],
    [/^[^/]+\/r\//, 'community'],
  ],
  canonical: ({ space, sub, id }) =>
    `https://www.reddit.com/${sub ? `${space === 'r' ? 'r' : 'user'}/${sub}/` : ''}comments/${id}/`,
};
