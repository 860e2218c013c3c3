import type { PlatformAddress } from '../../platform.ts';
import { dateOfMastodonId } from '../date-of-id.ts';

const HOST = '(?<host>[a-z0-9.-]+\\.[a-z]{2,}(?::\\d+)?)';
const ACCOUNT = '@(?<user>[\\w.-]+)(?:@(?<remote>[a-z0-9.-]+))?';

/**
 * Last in the list: its posts can be on any host, so the response must confirm the platform. Pleroma and Akkoma support the
 * same API, and their posts are at `/notice/ID`. GoToSocial uses IDs of 26 characters. Pixelfed uses `/p/USER/ID` with IDs
 * that do not encode a time. Elk and Phanpy show posts of any server under their own URLs.
 */
export const MASTODON_ADDRESS: PlatformAddress = {
  hosts: [],
  // Pleroma and Akkoma redirect from an object to the notice that shows it.
  leads: [/^[^/]+\/(?:objects|activities)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:[/?]|$)/],
  posts: [
    new RegExp(`^(?:dev\\.)?phanpy\\.social/${HOST}/s/(?<id>\\d{6,20})(?:[/?]|$)`),
    new RegExp(`^elk\\.zone/${HOST}/${ACCOUNT}/(?<id>\\d{6,20})(?:[/?]|$)`),
    new RegExp(`^${HOST}/(?:(?:web|deck)/)?${ACCOUNT}/(?<id>\\d{6,20})(?:[/?]|$)`),
    new RegExp(
      `^${HOST}/(?:ap/)?users/(?<user>[\\w.-]+)/statuses/(?<id>\\d{6,20}|[0-9A-HJKMNP-TV-Z]{26})(?:[/?]|$)`,
    ),
    new RegExp(`^${HOST}/(?:web|deck|redirect)/statuses/(?<id>\\d{6,20})(?:[/?]|$)`),
    new RegExp(`^${HOST}/${ACCOUNT}/statuses/(?<id>[0-9A-HJKMNP-TV-Z]{26})(?:[/?]|$)`),
    new RegExp(`^${HOST}/p/(?<user>[\\w.-]+)/(?<photo>\\d{15,20})(?:[/?]|$)`),
    new RegExp(`^${HOST}/notice/(?<id>[A-Za-z0-9]{18})(?:[/?]|$)`),
  ],
  canonical({ host, id }, { hostname, protocol, pathname }) {
    if (hostname.endsWith('phanpy.social')) return `https://${host}/web/statuses/${id}`;
    return hostname === 'elk.zone' ? `https:/${pathname}` : `${protocol}//${host}${pathname}`;
  },
  dateOfId: dateOfMastodonId,
};
