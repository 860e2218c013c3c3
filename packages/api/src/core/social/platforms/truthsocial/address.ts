import type { PlatformAddress } from '../../platform.ts';
import { dateOfMastodonId } from '../date-of-id.ts';

export const TRUTH_SOCIAL_ADDRESS: PlatformAddress = {
  hosts: ['truthsocial.com', '*.truthsocial.com'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?truthsocial\.com\/@(?<user>[A-Za-z0-9_]{1,30})(?:\/posts)?\/(?<id>\d{15,20})(?:[/?#]|$)/,
  canonical: ({ user, id }) => `https://truthsocial.com/@${user}/posts/${id}`,
  dateOfId: dateOfMastodonId,
};
