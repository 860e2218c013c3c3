import { dateOfMastodonId, dateOfShortcode, dateOfTid, dateOfXId } from './date-of-id.ts';
import { OWN_PAGE, oembed, type Platform } from './platform.ts';

export const X: Platform = {
  id: 'x',
  name: 'X',
  hosts: ['x.com', '*.x.com', 'twitter.com', '*.twitter.com'],
  shortHosts: ['t.co'],
  matcher:
    /^https?:\/\/(?:www\.|mobile\.|m\.)?(?:twitter|x)\.com\/(?:(?<user>[A-Za-z0-9_]{1,15})|i(?:\/web)?)\/status(?:es)?\/(?<id>\d{2,19})(?:[/?#]|$)/,
  canonical: ({ user = 'i', id }) => `https://x.com/${user}/status/${id}`,
  methods: [oembed('https://publish.x.com/oembed?omit_script=1&dnt=true&hide_thread=1')],
  dateOfId: dateOfXId,
};

export const THREADS: Platform = {
  id: 'threads',
  name: 'Threads',
  hosts: ['threads.com', '*.threads.com', 'threads.net', '*.threads.net'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?threads\.(?:com|net)\/(?:@(?<user>[A-Za-z0-9_.]{1,30})\/post|t)\/(?<id>[A-Za-z0-9_-]{5,40})(?:[/?#]|$)/,
  canonical: ({ user, id }) =>
    user ? `https://www.threads.com/@${user}/post/${id}` : `https://www.threads.com/t/${id}`,
  methods: [OWN_PAGE],
  dateOfId: dateOfShortcode,
};

export const BLUESKY: Platform = {
  id: 'bluesky',
  name: 'Bluesky',
  hosts: ['bsky.app', '*.bsky.app'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?bsky\.app\/profile\/(?<actor>did:[a-z]+:[A-Za-z0-9.:%-]+|[A-Za-z0-9.-]+\.[A-Za-z]{2,})\/post\/(?<id>[a-z2-7]{13})(?:[/?#]|$)/,
  canonical: ({ actor, id }) => `https://bsky.app/profile/${actor}/post/${id}`,
  methods: [
    {
      kind: 'public-api',
      isStrict: true,
      endpoint: ({ parts }) =>
        `https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=${encodeURIComponent(
          `at://${parts.actor}/app.bsky.feed.post/${parts.id}`,
        )}&depth=0&parentHeight=0`,
    },
    oembed('https://embed.bsky.app/oembed?format=json'),
  ],
  dateOfId: dateOfTid,
};

export const TRUTH_SOCIAL: Platform = {
  id: 'truthsocial',
  name: 'Truth Social',
  hosts: ['truthsocial.com', '*.truthsocial.com'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?truthsocial\.com\/@(?<user>[A-Za-z0-9_]{1,30})(?:\/posts)?\/(?<id>\d{15,20})(?:[/?#]|$)/,
  canonical: ({ user, id }) => `https://truthsocial.com/@${user}/posts/${id}`,
  methods: [
    { kind: 'public-api', endpoint: ({ parts }) => `https://truthsocial.com/api/v1/statuses/${parts.id}` },
  ],
  dateOfId: dateOfMastodonId,
};

/**
 * Stands last: its posts live on any host, which its own answer has to confirm. Pleroma and Akkoma speak the same interface
 * and name their posts `/notice/ID`.
 */
export const MASTODON: Platform = {
  id: 'mastodon',
  name: 'Mastodon',
  hosts: [],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?<host>[a-z0-9.-]+\.[a-z]{2,})(?::\d+)?\/(?:(?:@(?<user>[A-Za-z0-9_.-]+)(?:@(?<remote>[a-z0-9.-]+))?|users\/(?<user2>[A-Za-z0-9_.-]+)\/statuses|web\/(?:statuses|@[^/]+)|deck\/@[^/]+)\/(?<id>\d{6,20})|notice\/(?<id2>[A-Za-z0-9]{18}))(?:[/?#]|$)/,
  canonical: (_, url) => `${url.origin}${url.pathname}`,
  methods: [
    {
      kind: 'public-api',
      endpoint: ({ url, parts }) => `${new URL(url).origin}/api/v1/statuses/${parts.id ?? parts.id2}`,
    },
    OWN_PAGE,
  ],
  dateOfId: dateOfMastodonId,
};
