import type { PlatformAddress } from '../../platform.ts';
import { dateOfMastodonId } from '../date-of-id.ts';

export const TRUTH_SOCIAL_ADDRESS: PlatformAddress = {
  hosts: ['*.truthsocial.com'],
  leads: [/^links\.truthsocial\.com\/link\/\w/],
  posts: [
    /^[^/]+\/(?:@(?<user>\w{1,30})(?:\/posts|\/statuses)?|users\/(?<account>\w{1,30})\/statuses)\/(?<id>\d{15,20})(?!\d)/,
  ],
  pages: [
    [/^[^/]+\/(?:tags|explore|search)\b/, 'search'],
    [/^[^/]+\/group\b/, 'group'],
    [/^[^/]+\/@/, 'profile'],
  ],
  canonical: ({ user, account, id }) => `https://truthsocial.com/@${user ?? account}/posts/${id}`,
  dateOfId: dateOfMastodonId,
};
