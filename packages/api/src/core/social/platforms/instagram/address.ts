import type { PlatformAddress } from '../../platform.ts';
import { dateOfShortcode } from '../date-of-id.ts';

export const INSTAGRAM_ADDRESS: PlatformAddress = {
  hosts: ['instagram.com', '*.instagram.com', 'instagr.am'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\/(?:[A-Za-z0-9_.]{1,30}\/)?(?:p|reels?|tv)\/(?<id>[A-Za-z0-9_-]{5,40})(?:[/?#]|$)/,
  canonical: ({ id }) => `https://www.instagram.com/p/${id}/`,
  dateOfId: dateOfShortcode,
};
