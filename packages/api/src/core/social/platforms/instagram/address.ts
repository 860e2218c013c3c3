import type { PlatformAddress } from '../../platform.ts';
import { dateOfShortcode } from '../date-of-id.ts';

export const INSTAGRAM_ADDRESS: PlatformAddress = {
  hosts: ['*.instagram.com', 'instagr.am', '*.instagr.am'],
  copies: [
    '*.ddinstagram.com',
    '*.kkinstagram.com',
    '*.eeinstagram.com',
    '*.uuinstagram.com',
    '*.vxinstagram.com',
    '*.fxinstagram.com',
    '*.instagramez.com',
    '*.gginstagram.com',
  ],
  posts: [
    // A share link has a different code from the post.
    /^[^/]+\/share\/(?<share>(?:p|reel|reels|tv)\/[\w-]{5,}|[\w-]{8,})/,
    /^[^/]+\/stories\/(?!highlights\/)(?<user>[\w.]{1,30})\/(?<story>\d{6,25})(?:[/?]|$)/,
    /^[^/]+\/(?:(?!share\/)[\w.]{1,30}\/)?(?:p|reels?|tv)\/(?!audio\b|videos\b)(?<id>[\w-]{5,40})(?:[/?]|$)/,
  ],
  pages: [
    [/^[^/]+\/(?:stories|s)\//, 'story'],
    [/^[^/]+\/(?:explore|reels\/audio)\b/, 'search'],
    [/^[^/]+\/(?:accounts|direct|about|legal|reels?|reels\/videos)\b/, 'page of the app'],
    [/^[^/]+\/[\w.]{1,30}\/?/, 'profile'],
  ],
  canonical({ id, share, user, story }) {
    if (story !== undefined) return `https://www.instagram.com/stories/${user}/${story}/`;
    return `https://www.instagram.com/${share === undefined ? `p/${id}` : `share/${share}`}/`;
  },
  dateOfId: dateOfShortcode,
};
