import type { PlatformAddress } from '../../platform.ts';

const FACEBOOK_TRACKING = /^(?:mibextid|fbclid|rdid|share_url|__cft__.*|__tn__|__xts__.*|ref|refsrc|_rdr)$/;

export const FACEBOOK_ADDRESS: PlatformAddress = {
  hosts: ['facebook.com', '*.facebook.com'],
  shortHosts: ['fb.watch', 'fb.me'],
  matcher:
    /^https?:\/\/(?:www\.|m\.|web\.|mbasic\.|[a-z]{2}-[a-z]{2}\.)?facebook\.com\/(?:(?:[^/?#]+)\/(?:posts|videos|photos|reels?)\/(?:[^?#]*\/)?(?:pfbid[A-Za-z0-9]+|\d+)|(?:permalink|story|photo|video)\.php\?[^#]*(?:story_fbid|fbid|id|v)=|photo\/?\?[^#]*fbid=|watch\/?\?[^#]*v=\d+|reel\/\d+|groups\/[^/?#]+\/(?:posts|permalink)\/\d+|share\/(?:p|v|r)\/[A-Za-z0-9]+)/,
  canonical: (_, url) => {
    const kept = [...url.searchParams].filter(([name]) => !FACEBOOK_TRACKING.test(name));
    const query = new URLSearchParams(kept).toString();
    return `https://www.facebook.com${url.pathname}${query === '' ? '' : `?${query}`}`;
  },
};
