import type { PlatformAddress } from '../../platform.ts';

export const PINTEREST_ADDRESS: PlatformAddress = {
  hosts: ['pinterest.com', '*.pinterest.com'],
  shortHosts: ['pin.it'],
  matcher:
    /^https?:\/\/(?:[a-z]{2,3}\.|www\.)?pinterest\.(?:com|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})\/pin\/(?:[^/?#]*--)?(?<id>\d{6,25})(?:[/?#]|$)/,
  canonical: ({ id }) => `https://www.pinterest.com/pin/${id}/`,
};
