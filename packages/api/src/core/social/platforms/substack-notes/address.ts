import type { PlatformAddress } from '../../platform.ts';

export const SUBSTACK_NOTES_ADDRESS: PlatformAddress = {
  hosts: ['substack.com'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?substack\.com\/(?:@(?<user>[A-Za-z0-9_-]+)|profile\/[^/]+)\/note\/(?<kind>[cp])-(?<id>\d{4,15})(?:[/?#]|$)/,
  canonical: (_, url) => `https://substack.com${url.pathname}`,
};
