import type { PlatformAddress } from '../../platform.ts';

export const SNAPCHAT_ADDRESS: PlatformAddress = {
  hosts: ['*.snapchat.com'],
  leads: [/^t\.snapchat\.com\/\w/, /^(?:www\.)?snapchat\.com\/t\/\w/],
  posts: [/^[^/]+\/(?:@[\w.-]+\/)?(?:spotlight|highlight|p|s|o|discover\/[^/?]+)\/(?<id>[\w=-]{10,})/],
  pages: [
    [/^[^/]+\/(?:discover|map|lens|lenses)\b/, 'page of the app'],
    [/^[^/]+\/(?:add\/|@|stories\/|story\/)/, 'profile'],
  ],
  canonical: (_, { hostname, pathname }) =>
    `https://${hostname === 'story.snapchat.com' ? hostname : 'www.snapchat.com'}${pathname}`,
};
