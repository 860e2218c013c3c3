import type { PlatformAddress } from '../../platform.ts';
import { dateOfShortcode } from '../date-of-id.ts';

export const THREADS_ADDRESS: PlatformAddress = {
  hosts: ['*.threads.com', '*.threads.net'],
  copies: ['*.fixthreads.net', '*.vxthreads.net', '*.fxthreads.net', '*.fixthreads.seria.moe'],
  leads: [/^[^/]+\/share\/[\w-]{5,40}(?:[/?]|$)/],
  posts: [/^[^/]+\/(?:@?(?<user>[\w.]{1,30})\/post|t|post)\/(?<id>[\w-]{5,40})(?:[/?]|$)/],
  pages: [
    [/^[^/]+\/(?:search|tag)\b/, 'search'],
    [/^[^/]+\/@[\w.]+/, 'profile'],
  ],
  canonical: ({ user, id }) =>
    user ? `https://www.threads.com/@${user}/post/${id}` : `https://www.threads.com/t/${id}`,
  dateOfId: dateOfShortcode,
};
