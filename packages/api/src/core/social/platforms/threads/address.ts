import type { PlatformAddress } from '../../platform.ts';
import { dateOfShortcode } from '../date-of-id.ts';

export const THREADS_ADDRESS: PlatformAddress = {
  hosts: ['threads.com', '*.threads.com', 'threads.net', '*.threads.net'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?threads\.(?:com|net)\/(?:@(?<user>[A-Za-z0-9_.]{1,30})\/post|t)\/(?<id>[A-Za-z0-9_-]{5,40})(?:[/?#]|$)/,
  canonical: ({ user, id }) =>
    user ? `https://www.threads.com/@${user}/post/${id}` : `https://www.threads.com/t/${id}`,
  dateOfId: dateOfShortcode,
};
