import type { PlatformAddress } from '../../platform.ts';

export const WHATSAPP_CHANNEL_ADDRESS: PlatformAddress = {
  hosts: ['*.whatsapp.com', 'wa.me'],
  posts: [/^[^/]+\/channel\/(?<channel>[A-Za-z0-9]{15,40})\/(?<id>\d+)(?:[/?]|$)/],
  pages: [
    [/^[^/]+\/channel\//, 'channel'],
    [/^chat\./, 'invitation'],
    [/^./, 'chat'],
  ],
  canonical: ({ channel, id }) => `https://www.whatsapp.com/channel/${channel}/${id}`,
};
