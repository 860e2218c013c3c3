import { OWN_PAGE, oembed, type Platform, type PostAddress } from './platform.ts';

export const REDDIT: Platform = {
  id: 'reddit',
  name: 'Reddit',
  hosts: ['reddit.com', '*.reddit.com'],
  shortHosts: ['redd.it'],
  shortMatcher:
    /^https?:\/\/(?:redd\.it\/[a-z0-9]{4,10}|(?:www\.)?reddit\.com\/r\/[A-Za-z0-9_]+\/s\/[A-Za-z0-9]+)/,
  matcher:
    /^https?:\/\/(?:(?:www|old|new|np|m|i|amp)\.)?reddit\.com\/(?:(?<space>r|user|u)\/(?<sub>[A-Za-z0-9_-]{2,32})\/)?comments\/(?<id>[a-z0-9]{4,10})(?:\/(?:[^/?#]*)(?:\/(?<comment>[a-z0-9]{5,10}))?)?(?:[/?#]|$)/,
  canonical: ({ space, sub, id }) =>
    `https://www.reddit.com/${sub ? `${space === 'r' ? 'r' : 'user'}/${sub}/` : ''}comments/${id}/`,
  methods: [
    oembed('https://www.reddit.com/oembed'),
    {
      kind: 'atom',
      isSupplement: true,
      endpoint: ({ parts }) => `https://www.reddit.com/comments/${parts.id}/.rss?limit=1`,
    },
  ],
};

export const PINTEREST: Platform = {
  id: 'pinterest',
  name: 'Pinterest',
  hosts: ['pinterest.com', '*.pinterest.com'],
  shortHosts: ['pin.it'],
  matcher:
    /^https?:\/\/(?:[a-z]{2,3}\.|www\.)?pinterest\.(?:com|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})\/pin\/(?:[^/?#]*--)?(?<id>\d{6,25})(?:[/?#]|$)/,
  canonical: ({ id }) => `https://www.pinterest.com/pin/${id}/`,
  methods: [oembed('https://www.pinterest.com/oembed.json'), OWN_PAGE],
};

const tumblrPost = ({ parts: { blog, blog2, id, id2 } }: PostAddress) =>
  `https://${blog ?? blog2}.tumblr.com/post/${id ?? id2}`;

export const TUMBLR: Platform = {
  id: 'tumblr',
  name: 'Tumblr',
  hosts: ['tumblr.com', '*.tumblr.com'],
  shortHosts: ['tmblr.co'],
  matcher:
    /^https?:\/\/(?:www\.tumblr\.com\/(?:blog\/(?:view\/)?)?(?<blog>[a-z0-9-]{1,32})\/(?<id>\d{5,20})|(?<blog2>[a-z0-9-]{1,32})\.tumblr\.com\/(?:post|image)\/(?<id2>\d{5,20}))(?:[/?#]|$)/,
  canonical: ({ blog, blog2, id, id2 }) => `https://www.tumblr.com/${blog ?? blog2}/${id ?? id2}`,
  methods: [
    { kind: 'page', endpoint: tumblrPost },
    { ...oembed('https://www.tumblr.com/oembed/1.0', tumblrPost), isSupplement: true },
  ],
};

export const TELEGRAM: Platform = {
  id: 'telegram',
  name: 'Telegram',
  hosts: ['t.me', 'telegram.me', 'telegram.dog'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?(?:t\.me|telegram\.(?:me|dog))\/(?:s\/)?(?<channel>(?!c\/|joinchat|addstickers|share|proxy|iv\b)[A-Za-z][A-Za-z0-9_]{3,31})\/(?:\d+\/)?(?<id>\d{1,10})(?:[/?#]|$)/,
  canonical: ({ channel, id }) => `https://t.me/${channel}/${id}`,
  methods: [{ kind: 'embed-page', endpoint: ({ url }) => `${url}?embed=1&mode=tme` }],
};

export const SUBSTACK_NOTES: Platform = {
  id: 'substack-notes',
  name: 'Substack Notes',
  hosts: ['substack.com'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?substack\.com\/(?:@(?<user>[A-Za-z0-9_-]+)|profile\/[^/]+)\/note\/(?<kind>[cp])-(?<id>\d{4,15})(?:[/?#]|$)/,
  canonical: (_, url) => `https://substack.com${url.pathname}`,
  methods: [OWN_PAGE],
};
