import type { PlatformAddress } from '../../platform.ts';

export const PINTEREST_ADDRESS: PlatformAddress = {
  hosts: ['*.pinterest.*'],
  leads: [/^pin\.it\/\w/],
  posts: [
    /^[^/]+\/pin\/(?!create\b)(?:[^/?]*--)?(?<id>\d{6,25}|[\w-]{20,100})(?:[/?]|$)/,
    /^assets\.pinterest\.com\/ext\/embed\.html\?(?:.*&)?id=(?<id>\d{6,25})/,
  ],
  pages: [
    [/^[^/]+\/(?:search|ideas|explore)\b/, 'search'],
    [/^[^/]+\/[^/?]+\/[^/?]+/, 'collection'],
    [/^[^/]+\/[^/?]+/, 'profile'],
  ],
  canonical: ({ id }) => `https://www.pinterest.com/pin/${id}/`,
};
