import { dateOfLinkedInId, dateOfShortcode } from './date-of-id.ts';
import { OWN_PAGE, type Platform } from './platform.ts';

const FACEBOOK_TRACKING = /^(?:mibextid|fbclid|rdid|share_url|__cft__.*|__tn__|__xts__.*|ref|refsrc|_rdr)$/;

export const FACEBOOK: Platform = {
  id: 'facebook',
  name: 'Facebook',
  hosts: ['facebook.com', '*.facebook.com'],
  shortHosts: ['fb.watch', 'fb.me'],
  matcher:
    /^https?:\/\/(?:www\.|m\.|web\.|mbasic\.|[a-z]{2}-[a-z]{2}\.)?facebook\.com\/(?:(?:[^/?#]+)\/(?:posts|videos|photos|reels?)\/(?:[^?#]*\/)?(?:pfbid[A-Za-z0-9]+|\d+)|(?:permalink|story|photo|video)\.php\?[^#]*(?:story_fbid|fbid|id|v)=|photo\/?\?[^#]*fbid=|watch\/?\?[^#]*v=\d+|reel\/\d+|groups\/[^/?#]+\/(?:posts|permalink)\/\d+|share\/(?:p|v|r)\/[A-Za-z0-9]+)/,
  canonical: (_, url) => {
    const kept = [...url.searchParams].filter(([name]) => !FACEBOOK_TRACKING.test(name));
    const query = new URLSearchParams(kept).toString();
    return `https://www.facebook.com${url.pathname}${query === '' ? '' : `?${query}`}`;
  },
  methods: [OWN_PAGE],
};

export const INSTAGRAM: Platform = {
  id: 'instagram',
  name: 'Instagram',
  hosts: ['instagram.com', '*.instagram.com', 'instagr.am'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\/(?:[A-Za-z0-9_.]{1,30}\/)?(?:p|reels?|tv)\/(?<id>[A-Za-z0-9_-]{5,40})(?:[/?#]|$)/,
  canonical: ({ id }) => `https://www.instagram.com/p/${id}/`,
  methods: [OWN_PAGE],
  dateOfId: dateOfShortcode,
};

export const LINKEDIN: Platform = {
  id: 'linkedin',
  name: 'LinkedIn',
  hosts: ['linkedin.com', '*.linkedin.com'],
  shortHosts: ['lnkd.in'],
  matcher:
    /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:posts\/[^/?#]*?-(?<kind>activity|share|ugcPost)-(?<id>\d{15,25})-|(?:embed\/)?feed\/update\/urn:li:(?<kind2>activity|share|ugcPost):(?<id2>\d{15,25}))/,
  canonical: ({ kind, kind2, id, id2 }) =>
    `https://www.linkedin.com/feed/update/urn:li:${kind ?? kind2}:${id ?? id2}/`,
  methods: [
    {
      kind: 'embed-page',
      endpoint: ({ parts: { kind, kind2, id, id2 } }) =>
        `https://www.linkedin.com/embed/feed/update/urn:li:${kind ?? kind2}:${id ?? id2}`,
    },
  ],
  dateOfId: dateOfLinkedInId,
};

export const VK: Platform = {
  id: 'vk',
  name: 'VK',
  hosts: ['vk.com', '*.vk.com', 'vk.ru', '*.vk.ru'],
  shortHosts: ['vk.cc'],
  matcher:
    /^https?:\/\/(?:www\.|m\.)?vk\.(?:com|ru)\/(?:[^?#]*\?(?:[^#]*&)?w=)?(?<type>wall|video|photo|clip)(?<owner>-?\d+)_(?<id>\d+)/,
  canonical: ({ type, owner, id }) => `https://vk.com/${type}${owner}_${id}`,
  methods: [OWN_PAGE],
};

export const WHATSAPP_CHANNEL: Platform = {
  id: 'whatsapp-channel',
  name: 'WhatsApp channel',
  hosts: ['whatsapp.com', '*.whatsapp.com', 'wa.me'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?whatsapp\.com\/channel\/(?<channel>[A-Za-z0-9]{15,40})(?:\/(?<id>\d+))?(?:[/?#]|$)/,
  canonical: ({ channel, id }) =>
    `https://www.whatsapp.com/channel/${channel}${id === undefined ? '' : `/${id}`}`,
  methods: [],
};
