import type { PlatformAddress } from '../../platform.ts';
import { dateOfTikTokId } from '../date-of-id.ts';

export const TIKTOK_ADDRESS: PlatformAddress = {
  hosts: ['tiktok.com', '*.tiktok.com'],
  shortHosts: ['vm.tiktok.com', 'vt.tiktok.com'],
  shortMatcher: /^https?:\/\/(?:v[mt]\.tiktok\.com\/|(?:www\.)?tiktok\.com\/t\/)[A-Za-z0-9]+/,
  matcher:
    /^https?:\/\/(?:www\.|m\.)?tiktok\.com\/(?:@(?<user>[A-Za-z0-9_.]{1,32})\/(?<kind>video|photo)|v)\/(?<id>\d{15,22})(?:\.html)?(?:[/?#]|$)/,
  canonical: ({ user, kind, id }) =>
    user ? `https://www.tiktok.com/@${user}/${kind}/${id}` : `https://m.tiktok.com/v/${id}.html`,
  dateOfId: dateOfTikTokId,
};
