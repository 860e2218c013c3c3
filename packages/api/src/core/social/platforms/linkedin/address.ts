import type { PlatformAddress } from '../../platform.ts';
import { dateOfLinkedInId } from '../date-of-id.ts';

export const LINKEDIN_ADDRESS: PlatformAddress = {
  hosts: ['*.linkedin.com'],
  leads: [/^lnkd\.in\/\w/, /^[^/]+\/slink\?(?:.*&)?code=\w/],
  posts: [
    // One pattern for the ID in every kind of link: `activity-ID` in readable paths, `urn:li:activity:ID` in URNs.
    /(?:^|[^a-zA-Z])(?<kind>activity|share|ugcPost)[-:](?<id>\d{15,25})(?!\d)/,
    /urn:li:(?<kind>groupPost):(?<id>\d+-\d{15,25})(?!\d)/,
  ],
  pages: [
    [/^[^/]+\/(?:pulse|newsletters|today\/author|embeds\/publishingEmbed)\b/, 'article'],
    [/^[^/]+\/(?:in|pub)\//, 'profile'],
    [/^[^/]+\/(?:company|school|showcase)\//, 'company page'],
    [/^[^/]+\/groups\b/, 'group'],
    [/^[^/]+\/(?:events|video\/event)\b/, 'event'],
    [/^[^/]+\/jobs\b/, 'job'],
    [/^[^/]+\/(?:search|feed\/hashtag)\b/, 'search'],
    [
      /^[^/]+\/(?:feed|learning|login|authwall|uas|checkpoint|mynetwork|messaging|notifications)\b/,
      'page of the app',
    ],
  ],
  canonical: ({ kind, id }) => `https://www.linkedin.com/feed/update/urn:li:${kind}:${id}/`,
  dateOfId: (id) => dateOfLinkedInId(id.replace(/^\d+-/, '')),
};
