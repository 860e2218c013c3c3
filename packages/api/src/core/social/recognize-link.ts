/** From an address to the platform and the single post that it names. */
import { Failure } from '@earshot/schema/failures';
import { parseWebUrl } from '@earshot/schema/web-url';
import type { Platform, PlatformAddress, PostAddress } from './platform.ts';
import { PLATFORMS } from './platforms.ts';

/** A recognized post. */
export interface PostLink extends PostAddress {
  readonly platform: Platform;
  /** The post's own id in its platform's notation, or null. */
  readonly id: string | null;
}

export type RecognizedLink =
  | { readonly kind: 'post'; readonly post: PostLink }
  /** A platform's short link, which has to be resolved to know what it names. */
  | { readonly kind: 'short'; readonly url: string };

/**
 * What an address names: a single post or a short link of one of the platforms in `platforms.ts`. Told by the
 * address alone, nothing is asked for. Throws `Failure` (`not-a-post`) for profiles, searches and other pages, also of
 * other sites; (`invalid-url`) for what is no web address.
 */
export function recognizeLink(text: string): RecognizedLink {
  const url = parseWebUrl(text);
  if (url === null) throw new Failure('invalid-url');
  const own = PLATFORMS.filter(({ address }) => isHostOf(address.hosts, url.hostname));
  // A platform that lives on any host is not asked about addresses of the others.
  const candidates = own.length > 0 ? own : PLATFORMS;
  for (const platform of candidates) {
    const match = platform.address.matcher.exec(url.href);
    if (!match || !isPublicWeb(url)) continue;
    const parts = { ...match.groups };
    const post = {
      platform,
      parts,
      url: platform.address.canonical(parts, url),
      id: parts.id ?? parts.id2 ?? null,
    };
    return { kind: 'post', post };
  }
  if (PLATFORMS.some(({ address }) => isShortLink(address, url))) return { kind: 'short', url: url.href };
  throw new Failure('not-a-post');
}

/** The post that an address names by itself, or null. */
export function postOf(text: string): PostLink | null {
  try {
    const link = recognizeLink(text);
    return link.kind === 'post' ? link.post : null;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** When the post was published, as its id encodes it, or null; ISO 8601 in UTC. */
export function dateOfPostId({ platform, id }: PostLink): string | null {
  const ms = id === null ? null : (platform.address.dateOfId?.(id) ?? null);
  return ms === null ? null : new Date(ms).toISOString();
}

function isPublicWeb({ username, password }: URL): boolean {
  return username === '' && password === '';
}

function isShortLink({ shortHosts, shortMatcher }: PlatformAddress, url: URL): boolean {
  if (shortMatcher?.test(url.href)) return true;
  return isHostOf(shortHosts, url.hostname) && url.pathname.length > 1;
}

function isHostOf(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
