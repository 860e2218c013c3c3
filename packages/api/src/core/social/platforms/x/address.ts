import type { PlatformAddress } from '../../platform.ts';
import { dateOfXId } from '../date-of-id.ts';

export const X_ADDRESS: PlatformAddress = {
  hosts: ['x.com', '*.x.com', 'twitter.com', '*.twitter.com'],
  shortHosts: ['t.co'],
  matcher:
    /^https?:\/\/(?:www\.|mobile\.|m\.)?(?:twitter|x)\.com\/(?:(?<user>[A-Za-z0-9_]{1,15})|i(?:\/web)?)\/status(?:es)?\/(?<id>\d{2,19})(?:[/?#]|$)/,
  canonical: ({ user = 'i', id }) => `https://x.com/${user}/status/${id}`,
  dateOfId: dateOfXId,
};
