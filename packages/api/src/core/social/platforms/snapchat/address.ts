import type { PlatformAddress } from '../../platform.ts';

export const SNAPCHAT_ADDRESS: PlatformAddress = {
  hosts: ['snapchat.com', '*.snapchat.com'],
  shortHosts: ['t.snapchat.com'],
  matcher:
    /^https?:\/\/(?:www\.|story\.)?snapchat\.com\/(?:@[A-Za-z0-9._-]+\/)?(?:spotlight|highlight|p)\/(?<id>[A-Za-z0-9_=-]{10,})/,
  canonical: (_, url) => `https://www.snapchat.com${url.pathname}`,
};
