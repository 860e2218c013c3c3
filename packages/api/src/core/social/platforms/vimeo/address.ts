import type { PlatformAddress } from '../../platform.ts';

export const VIMEO_ADDRESS: PlatformAddress = {
  hosts: ['vimeo.com', '*.vimeo.com'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?(?:vimeo\.com\/(?:(?:channels|groups)\/[^/]+\/(?:videos\/)?|(?:album|showcase)\/\d+\/video\/|ondemand\/[^/]+\/)?|player\.vimeo\.com\/video\/)(?<id>\d{5,12})(?:\/(?<hash>[0-9a-f]{8,12}))?(?:[/?#]|$)/,
  canonical: ({ id, hash }) => `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}`,
};
