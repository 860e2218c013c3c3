import type { PlatformAddress } from '../../platform.ts';

const ID = '(?!videoseries\\b|live_stream\\b)(?<id>[\\w-]{11})(?![\\w-])';

export const YOUTUBE_ADDRESS: PlatformAddress = {
  hosts: ['*.youtube.com', '*.youtube-nocookie.com', 'youtu.be', '*.youtu.be', 'youtube.googleapis.com'],
  copies: [
    '*.yewtu.be',
    '*.invidious.io',
    'inv.nadeko.net',
    'invidious.nerdvpn.de',
    '*.piped.video',
    '*.koutube.com',
    '*.yout-ube.com',
  ],
  posts: [
    new RegExp(`^[^/]+/(?:watch|details)?/?\\?(?:.*&)?v=${ID}`),
    new RegExp(`^[^/]+/(?:watch|shorts|live|embed|v|vi|e)/${ID}`),
    new RegExp(`^youtu\\.be/${ID}`),
    /^[^/]+\/post\/(?<post>Ugk[\w-]{4,})/,
    /^[^/]+\/[^?]*\bcommunity\?(?:.*&)?lb=(?<post>Ugk[\w-]{4,})/,
    /^[^/]+\/clip\/(?<clip>Ug[\w-]{6,})/,
  ],
  pages: [
    [/^[^/]+\/(?:playlist|embed\/videoseries)\b/, 'playlist'],
    [/^[^/]+\/(?:results|hashtag)\b/, 'search'],
    [/^[^/]+\/(?:feed|gaming|premium|redirect|shorts|live|account)\b/, 'page of the app'],
    [/^[^/]+\/(?:@|channel\/|c\/|user\/)/, 'channel'],
  ],
  canonical: ({ id, post, clip }) => {
    if (post !== undefined) return `https://www.youtube.com/post/${post}`;
    return clip === undefined
      ? `https://www.youtube.com/watch?v=${id}`
      : `https://www.youtube.com/clip/${clip}`;
  },
};
