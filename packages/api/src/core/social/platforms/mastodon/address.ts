import type { PlatformAddress } from '../../platform.ts';
import { dateOfMastodonId } from '../date-of-id.ts';

/**
 * Stands last: its posts live on any host, which its own answer has to confirm. Pleroma and Akkoma speak the same interface
 * and name their posts `/notice/ID`.
 */
export const MASTODON_ADDRESS: PlatformAddress = {
  hosts: [],
  shortHosts: [],
  matcher:
    /^https?:\/\/(?<host>[a-z0-9.-]+\.[a-z]{2,})(?::\d+)?\/(?:(?:@(?<user>[A-Za-z0-9_.-]+)(?:@(?<remote>[a-z0-9.-]+))?|users\/(?<user2>[A-Za-z0-9_.-]+)\/statuses|web\/(?:statuses|@[^/]+)|deck\/@[^/]+)\/(?<id>\d{6,20})|notice\/(?<id2>[A-Za-z0-9]{18}))(?:[/?#]|$)/,
  canonical: (_, url) => `${url.origin}${url.pathname}`,
  dateOfId: dateOfMastodonId,
};
