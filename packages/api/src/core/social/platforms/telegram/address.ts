import type { PlatformAddress } from '../../platform.ts';

export const TELEGRAM_ADDRESS: PlatformAddress = {
  hosts: ['t.me', 'telegram.me', 'telegram.dog'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?(?:t\.me|telegram\.(?:me|dog))\/(?:s\/)?(?<channel>(?!c\/|joinchat|addstickers|share|proxy|iv\b)[A-Za-z][A-Za-z0-9_]{3,31})\/(?:\d+\/)?(?<id>\d{1,10})(?:[/?#]|$)/,
  canonical: ({ channel, id }) => `https://t.me/${channel}/${id}`,
};
