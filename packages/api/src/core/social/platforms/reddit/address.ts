import type { PlatformAddress } from '../../platform.ts';

export const REDDIT_ADDRESS: PlatformAddress = {
  hosts: ['reddit.com', '*.reddit.com'],
  shortHosts: ['redd.it'],
  shortMatcher:
    /^https?:\/\/(?:redd\.it\/[a-z0-9]{4,10}|(?:www\.)?reddit\.com\/r\/[A-Za-z0-9_]+\/s\/[A-Za-z0-9]+)/,
  matcher:
    /^https?:\/\/(?:(?:www|old|new|np|m|i|amp)\.)?reddit\.com\/(?:(?<space>r|user|u)\/(?<sub>[A-Za-z0-9_-]{2,32})\/)?comments\/(?<id>[a-z0-9]{4,10})(?:\/(?:[^/?#]*)(?:\/(?<comment>[a-z0-9]{5,10}))?)?(?:[/?#]|$)/,
  canonical: ({ space, sub, id }) =>
    `https://www.reddit.com/${sub ? `${space === 'r' ? 'r' : 'user'}/${sub}/` : ''}comments/${id}/`,
};
