import type { PlatformAddress } from '../../platform.ts';

export const TUMBLR_ADDRESS: PlatformAddress = {
  hosts: ['tumblr.com', '*.tumblr.com'],
  shortHosts: ['tmblr.co'],
  matcher:
    /^https?:\/\/(?:www\.tumblr\.com\/(?:blog\/(?:view\/)?)?(?<blog>[a-z0-9-]{1,32})\/(?<id>\d{5,20})|(?<blog2>[a-z0-9-]{1,32})\.tumblr\.com\/(?:post|image)\/(?<id2>\d{5,20}))(?:[/?#]|$)/,
  canonical: ({ blog, blog2, id, id2 }) => `https://www.tumblr.com/${blog ?? blog2}/${id ?? id2}`,
};
