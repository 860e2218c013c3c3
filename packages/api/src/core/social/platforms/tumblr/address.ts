import type { PlatformAddress } from '../../platform.ts';

const BLOG = '(?<blog>[a-z0-9-]{1,32})';

export const TUMBLR_ADDRESS: PlatformAddress = {
  hosts: ['*.tumblr.com'],
  copies: ['*.tpmblr.com', '*.txtumblr.com'],
  leads: [/^tmblr\.co\/\w/, /^at\.tumblr\.com\/\w/],
  posts: [
    new RegExp(
      `^(?:www\\.)?(?:tumblr|tpmblr|txtumblr)\\.com/(?:(?:dashboard/)?blog/(?:view/)?|reblog/)?${BLOG}/(?<id>\\d{5,20})(?:[/?]|$)`,
    ),
    new RegExp(
      `^(?!www\\.|at\\.|embed\\.)${BLOG}\\.(?:tumblr|tpmblr|txtumblr)\\.com/(?:post|image|video|private)/(?<id>\\d{5,20})(?:[/?]|$)`,
    ),
  ],
  pages: [
    [/^[^/]+\/(?:tagged|search|explore)\b/, 'search'],
    [/^[^/]+\/(?:dashboard|login|settings)\b/, 'page of the app'],
    [/^./, 'blog'],
  ],
  canonical: ({ blog, id }) => `https://www.tumblr.com/${blog}/${id}`,
};
