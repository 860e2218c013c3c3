import type { PlatformAddress } from '../../platform.ts';

export const VK_ADDRESS: PlatformAddress = {
  hosts: ['vk.com', '*.vk.com', 'vk.ru', '*.vk.ru'],
  shortHosts: ['vk.cc'],
  matcher:
    /^https?:\/\/(?:www\.|m\.)?vk\.(?:com|ru)\/(?:[^?#]*\?(?:[^#]*&)?w=)?(?<type>wall|video|photo|clip)(?<owner>-?\d+)_(?<id>\d+)/,
  canonical: ({ type, owner, id }) => `https://vk.com/${type}${owner}_${id}`,
};
