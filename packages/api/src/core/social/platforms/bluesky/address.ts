import type { PlatformAddress } from '../../platform.ts';
import { dateOfTid } from '../date-of-id.ts';

export const BLUESKY_ADDRESS: PlatformAddress = {
  hosts: ['bsky.app', '*.bsky.app'],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?:www\.)?bsky\.app\/profile\/(?<actor>did:[a-z]+:[A-Za-z0-9.:%-]+|[A-Za-z0-9.-]+\.[A-Za-z]{2,})\/post\/(?<id>[a-z2-7]{13})(?:[/?#]|$)/,
  canonical: ({ actor, id }) => `https://bsky.app/profile/${actor}/post/${id}`,
  dateOfId: dateOfTid,
};
