import { dateOfTikTokId } from './date-of-id.ts';
import { OWN_PAGE, oembed, type Platform } from './platform.ts';

export const TIKTOK: Platform = {
  id: 'tiktok',
  name: 'TikTok',
  hosts: ['tiktok.com', '*.tiktok.com'],
  shortHosts: ['vm.tiktok.com', 'vt.tiktok.com'],
  shortMatcher: /^https?:\/\/(?:v[mt]\.tiktok\.com\/|(?:www\.)?tiktok\.com\/t\/)[A-Za-z0-9]+/,
  matcher:
    /^https?:\/\/(?:www\.|m\.)?tiktok\.com\/(?:@(?<user>[A-Za-z0-9_.]{1,32})\/(?<kind>video|photo)|v)\/(?<id>\d{15,22})(?:\.html)?(?:[/?#]|$)/,
  canonical: ({ user, kind, id }) =>
    user ? `https://www.tiktok.com/@${user}/${kind}/${id}` : `https://m.tiktok.com/v/${id}.html`,
  methods: [oembed('https://www.tiktok.com/oembed')],
  dateOfId: dateOfTikTokId,
};

export const YOUTUBE: Platform = {
  id: 'youtube',
  name: 'YouTube',
  hosts: ['youtube.com', '*.youtube.com', 'youtube-nocookie.com', '*.youtube-nocookie.com', 'youtu.be'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/|v\/)|youtu\.be\/)(?<id>[A-Za-z0-9_-]{11})(?:[/?&#]|$)/,
  canonical: ({ id }) => `https://www.youtube.com/watch?v=${id}`,
  methods: [oembed('https://www.youtube.com/oembed?format=json'), { ...OWN_PAGE, isSupplement: true }],
};

export const SNAPCHAT: Platform = {
  id: 'snapchat',
  name: 'Snapchat',
  hosts: ['snapchat.com', '*.snapchat.com'],
  shortHosts: ['t.snapchat.com'],
  matcher:
    /^https?:\/\/(?:www\.|story\.)?snapchat\.com\/(?:@[A-Za-z0-9._-]+\/)?(?:spotlight|highlight|p)\/(?<id>[A-Za-z0-9_=-]{10,})/,
  canonical: (_, url) => `https://www.snapchat.com${url.pathname}`,
  methods: [OWN_PAGE],
};

export const VIMEO: Platform = {
  id: 'vimeo',
  name: 'Vimeo',
  hosts: ['vimeo.com', '*.vimeo.com'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?(?:vimeo\.com\/(?:(?:channels|groups)\/[^/]+\/(?:videos\/)?|(?:album|showcase)\/\d+\/video\/|ondemand\/[^/]+\/)?|player\.vimeo\.com\/video\/)(?<id>\d{5,12})(?:\/(?<hash>[0-9a-f]{8,12}))?(?:[/?#]|$)/,
  canonical: ({ id, hash }) => `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}`,
  methods: [oembed('https://vimeo.com/api/oembed.json'), OWN_PAGE],
};
