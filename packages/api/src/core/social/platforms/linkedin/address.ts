import type { PlatformAddress } from '../../platform.ts';
import { dateOfLinkedInId } from '../date-of-id.ts';

export const LINKEDIN_ADDRESS: PlatformAddress = {
  hosts: ['linkedin.com', '*.linkedin.com'],
  shortHosts: ['lnkd.in'],
  matcher:
    /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/(?:posts\/[^/?#]*?-(?<kind>activity|share|ugcPost)-(?<id>\d{15,25})-|(?:embed\/)?feed\/update\/urn:li:(?<kind2>activity|share|ugcPost):(?<id2>\d{15,25}))/,
  canonical: ({ kind, kind2, id, id2 }) =>
    `https://www.linkedin.com/feed/update/urn:li:${kind ?? kind2}:${id ?? id2}/`,
  dateOfId: dateOfLinkedInId,
};
