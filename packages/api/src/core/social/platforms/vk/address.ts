import type { PlatformAddress } from '../../platform.ts';

const THING = '(?<type>wall|video|photo|clip|topic|note|story)(?<owner>-?\\d+)_(?<id>\\d+)(?!\\d)';

export const VK_ADDRESS: PlatformAddress = {
  hosts: ['*.vk.com', '*.vk.ru', '*.vkvideo.ru', '*.vkontakte.ru'],
  leads: [/^vk\.cc\/\w/],
  posts: [
    new RegExp(`[?&](?:w|z)=${THING}`),
    new RegExp(`^[^/]+/(?:[^?]*/)?${THING}`),
    /^[^/]+\/(?<type>video)_ext\.php\?(?:.*&)?oid=(?<owner>-?\d+)&(?:.*&)?id=(?<id>\d+)/,
  ],
  pages: [
    [/^[^/]+\/(?:@[\w.-]+|article-?\d)/, 'article'],
    [/^[^/]+\/(?:feed|search|video|clips|music|im|away\.php|login)\b/, 'page of the app'],
    [/^[^/]+\/(?:wall|albums?|topic|market)-?\d/, 'list'],
    [/^[^/]+\/\w/, 'profile'],
  ],
  canonical: ({ type, owner, id }) => `https://vk.com/${type}${owner}_${id}`,
};
