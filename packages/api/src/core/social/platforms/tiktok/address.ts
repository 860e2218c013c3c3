import type { PlatformAddress } from '../../platform.ts';
import { dateOfTikTokId } from '../date-of-id.ts';

export const TIKTOK_ADDRESS: PlatformAddress = {
  hosts: ['*.tiktok.com', '*.tiktokv.com'],
  copies: [
    '*.vxtiktok.com',
    '*.tnktok.com',
    '*.tfxktok.com',
    '*.kktiktok.com',
    '*.tiktxk.com',
    '*.tiktokez.com',
  ],
  leads: [/^v[mt]\.tiktok\.com\/\w/, /^[^/]+\/t\/\w/, /^(?:vm|vt)\.(?:vxtiktok|tnktok|tfxktok)\.com\/\w/],
  posts: [
    /^[^/]+\/@(?<user>[\w.]{1,32})?\/(?<kind>video|photo)\/(?<id>\d{15,22})(?!\d)/,
    /^[^/]+\/(?:[\w-]+\/)?(?:v|video|embed(?:\/v\d)?|player\/v1|share\/(?:video|item))\/(?<id>\d{15,22})(?!\d)/,
    /^[^/]+\/[^?]*\?(?:.*&)?(?:item_id|share_item_id|aweme_id)=(?<id>\d{15,22})(?!\d)/,
  ],
  pages: [
    [/^[^/]+\/@[\w.]+\/live\b/, 'live broadcast'],
    [/^[^/]+\/(?:tag|search|discover|music)\b/, 'search'],
    [/^[^/]+\/@[\w.]+\/(?:playlist|collection)\//, 'playlist'],
    [/^[^/]+\/@[\w.]+/, 'profile'],
  ],
  canonical: ({ user, kind, id }) =>
    user ? `https://www.tiktok.com/@${user}/${kind}/${id}` : `https://m.tiktok.com/v/${id}.html`,
  dateOfId: dateOfTikTokId,
};
