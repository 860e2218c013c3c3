import type { PlatformAddress } from '../../platform.ts';

export const VIMEO_ADDRESS: PlatformAddress = {
  hosts: ['*.vimeo.com'],
  posts: [
    /^[^/]+\/(?:(?:channels|groups)\/[^/]+\/(?:videos?\/)?|(?:album|showcase)\/\d+\/video\/|ondemand\/[^/]+\/|(?:manage\/)?videos?\/|(?:\w+\/)?reviews?\/)?(?<id>\d{5,12})(?:\/(?<hash>[0-9a-f]{8,12}))?(?:[/?]|$)/,
    /^[^/]+\/event\/(?<event>\d{5,12})(?:[/?]|$)/,
  ],
  pages: [
    [/^[^/]+\/(?:categories|search|watch|stock)\b/, 'search'],
    [/^[^/]+\/(?:channels|groups|album|showcase|ondemand)\//, 'collection'],
    [/^[^/]+\/[^/?]+/, 'profile'],
  ],
  canonical: ({ id, hash, event }) =>
    event === undefined
      ? `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}`
      : `https://vimeo.com/event/${event}`,
};
