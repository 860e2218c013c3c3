import type { PlatformAddress } from '../../platform.ts';

const CHANNEL =
  '(?<channel>(?!joinchat\\b|addstickers\\b|addemoji\\b|share\\b|proxy\\b|socks\\b|setlanguage\\b|iv\\b|boost\\b|www\\b)[A-Za-z]\\w{3,31})';

export const TELEGRAM_ADDRESS: PlatformAddress = {
  hosts: ['*.t.me', 'telegram.me', 'telegram.dog'],
  posts: [
    new RegExp(
      `^(?:www\\.)?(?:t\\.me|telegram\\.(?:me|dog))/(?:s/)?${CHANNEL}/(?:\\d+/)?(?<id>\\d{1,10})(?:[/?]|$)`,
    ),
    new RegExp(`^${CHANNEL}\\.t\\.me/(?:\\d+/)?(?<id>\\d{1,10})(?:[/?]|$)`),
  ],
  pages: [
    [/^[^/]+\/c\//, 'private channel'],
    [/^[^/]+\/(?:joinchat\/|\+)/, 'invitation'],
    [/^[^/]+\/(?:share|addstickers|addemoji|proxy|socks|iv|boost|setlanguage)\b/, 'page of the app'],
    [/^./, 'channel'],
  ],
  canonical: ({ channel, id }) => `https://t.me/${channel}/${id}`,
};
