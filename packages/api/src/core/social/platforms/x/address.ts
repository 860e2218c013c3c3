import type { PlatformAddress } from '../../platform.ts';
import { dateOfXId } from '../date-of-id.ts';

export const X_ADDRESS: PlatformAddress = {
  hosts: ['*.x.com', '*.twitter.com'],
  copies: [
    '*.fxtwitter.com',
    '*.vxtwitter.com',
    '*.fixupx.com',
    '*.fixvx.com',
    '*.twittpr.com',
    '*.xcancel.com',
    'nitter.net',
    '*.nitter.poast.org',
    '*.nitter.privacydev.net',
    '*.nitter.space',
    '*.twiiit.com',
    '*.girlcockx.com',
    '*.cunnyx.com',
    '*.stupidpenisx.com',
  ],
  leads: [/^(?:pic\.twitter\.com|pic\.x\.com|t\.co)\/\w/],
  posts: [
    /^[^/]+\/(?:i\/(?:web\/)?|@?(?<user>\w{1,15})\/)?status(?:es)?\/(?<id>\d{2,19})(?!\d)/,
    /^[^/]+\/(?:i|(?<user>\w{1,15}))\/articles?\/(?<id>\d{15,19})(?!\d)/,
    /^platform\.(?:twitter|x)\.com\/embed\/[^?]*\?(?:.*&)?id=(?<id>\d{2,19})/,
    /^[^/]+\/intent\/\w+\?(?:.*&)?(?:tweet_id|in_reply_to)=(?<id>\d{2,19})/,
  ],
  pages: [
    [/^[^/]+\/i\/(?:spaces|broadcasts)\//, 'live broadcast'],
    [/^[^/]+\/(?:i\/)?(?:events|communities|topics)\//, 'collection'],
    [/^[^/]+\/(?:[^/]+\/lists|i\/lists|lists)\b/, 'list'],
    [/^[^/]+\/(?:search|hashtag|explore)\b/, 'search'],
    [/^[^/]+\/(?:home|notifications|messages|settings|compose|intent|login|i)\b/, 'page of the app'],
    [
      /^[^/]+\/@?\w{1,15}(?:\/(?:media|with_replies|likes|highlights|articles|photo|following|followers))?\/?(?:$|\?)/,
      'profile',
    ],
  ],
  canonical: ({ user = 'i', id }) => `https://x.com/${user}/status/${id}`,
  dateOfId: dateOfXId,
};
