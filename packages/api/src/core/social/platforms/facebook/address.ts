import type { PlatformAddress } from '../../platform.ts';

const TRACKING =
  /^(?:mibextid|fbclid|rdid|share_url|__cft__.*|__tn__|__xts__.*|ref|refsrc|_rdr|_rdc|locale|paipv|eav|sfnsn|extid)$/;

export const FACEBOOK_ADDRESS: PlatformAddress = {
  hosts: ['*.facebook.com', '*.fb.com'],
  copies: ['*.facebed.com', '*.facebookez.com', '*.fxfacebook.com'],
  leads: [/^(?:fb\.watch|fb\.me|fb\.gg)\/\w/],
  posts: [
    /^[^/]+\/share\/(?:[pvr]\/)?[A-Za-z0-9]{6,}\/?(?:\?|$)/,
    /^[^/]+\/[^/?]+\/(?:posts|videos|photos|reels?|live_videos|live|notes)\/(?:[^?]*\/)?(?:pfbid\w+|\d+)(?!\w)/,
    /^[^/]+\/(?:reels?|watch\/[^/?]+)\/\d+/,
    /^[^/]+\/(?:permalink|story|photo|video)\.php\?(?:.*&)?(?:story_fbid|fbid|id|v)=/,
    /^[^/]+\/(?:photos?\/?\?(?:.*&)?fbid=|watch\/?(?:live\/?)?\?(?:.*&)?v=\d|video\/embed\/?\?(?:.*&)?video_id=\d)/,
    /^[^/]+\/media\/set\/?\?(?:.*&)?set=(?:pcb|a|gm|g)\./,
    /^[^/]+\/(?:groups\/[^/?]+|events\/\d+)\/(?:posts|permalink)\/(?:[^?]*\/)?\d+/,
    /^[^/]+\/groups\/[^/?]+\/?\?(?:.*&)?(?:multi_permalinks=\d|view=permalink&(?:.*&)?id=\d|id=\d+&(?:.*&)?view=permalink)/,
    /^[^/]+\/plugins\/(?:post|video)\.php\?(?:.*&)?href=https?:\/\/[^/]*facebook\.com\//,
    /^[^/]+\/stories\/\d+\/[\w=%-]{8,}/,
    /^[^/]+\/notes\/(?:[^?]*\/)?\d{6,}/,
  ],
  pages: [
    [/^[^/]+\/groups\b/, 'group'],
    [/^[^/]+\/events\b/, 'event'],
    [/^[^/]+\/stories\//, 'story'],
    [/^[^/]+\/(?:hashtag|search)\b/, 'search'],
    [/^[^/]+\/ads\//, 'advertisement'],
    [/^[^/]+\/marketplace\b/, 'listing'],
    [
      /^[^/]+\/(?:login|sharer|dialog|watch|reels?|gaming|help|policies|privacy|settings|messages)\b/,
      'page of the app',
    ],
    [/^[^/]+\/[^/?]+/, 'profile'],
  ],
  canonical: (_, { pathname, searchParams }) => {
    const embedded = searchParams.get('href');
    if (embedded !== null && pathname.startsWith('/plugins/') && URL.canParse(embedded)) return embedded;
    const kept = [...searchParams].filter(([name]) => !TRACKING.test(name));
    const query = new URLSearchParams(kept).toString();
    return `https://www.facebook.com${pathname}${query === '' ? '' : `?${query}`}`;
  },
};
