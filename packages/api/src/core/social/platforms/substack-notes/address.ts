import type { PlatformAddress } from '../../platform.ts';

export const SUBSTACK_NOTES_ADDRESS: PlatformAddress = {
  hosts: ['*.substack.com'],
  posts: [
    /^(?:www\.|open\.)?substack\.com\/(?:(?:@(?<user>[\w-]+)|(?:profile|users)\/[^/]+)\/)?note\/(?<id>[cp]-\d{4,15})(?:[/?]|$)/,
    /^[^/]+\/notes\/post\/(?<id>[cp]-\d{4,15})(?:[/?]|$)/,
    /^(?:www\.)?substack\.com\/@(?<user>[\w-]+)\/(?<id>c-\d{4,15})(?:[/?]|$)/,
  ],
  pages: [
    [/^[^/]+\/(?:p\/|pub\/[^/]+\/p\/|@[\w-]+\/p-|home\/post\/|cp\/)/, 'article'],
    [/^[^/]+\/chat\b/, 'chat'],
    [/^(?:www\.|open\.)?substack\.com\/(?:@|profile\/)/, 'profile'],
    [/^./, 'newsletter'],
  ],
  canonical: ({ user, id }, { pathname }) => {
    if (user !== undefined) return `https://substack.com/@${user}/note/${id}`;
    return `https://substack.com${pathname.includes('/profile/') ? pathname : `/note/${id}`}`;
  },
};
