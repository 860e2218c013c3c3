import type { PlatformAddress } from '../../platform.ts';

export const WHATSAPP_CHANNEL_ADDRESS: PlatformAddress = {
  hosts: ['whatsapp.com', '*.whatsapp.com', 'wa.me'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?whatsapp\.com\/channel\/(?<channel>[A-Za-z0-9]{15,40})(?:\/(?<id>\d+))?(?:[/?#]|$)/,
  canonical: ({ channel, id }) =>
    `https://www.whatsapp.com/channel/${channel}${id === undefined ? '' : `/${id}`}`,
};
