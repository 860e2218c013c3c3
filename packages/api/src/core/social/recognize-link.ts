import { Failure } from '@earshot/schema/failures';
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { OPEN_THE_POST } from '@earshot/schema/social/rules';
import { parseWebUrl } from '@earshot/schema/web-url';
import { networks } from '../../content/links/links.data.ts';
import { isHostOf } from '../url/hosts.ts';
import { cleanTracking } from '../url/tracking-parameters.ts';
import { unwrapLink } from '../url/wrapped/unwrap-link.ts';
import type { MethodKind, Platform, PostAddress } from './platform.ts';
import { PLATFORMS } from './platforms.ts';
import type { PostAnswer, PostReading } from './reading/answer.ts';

export interface PostLink extends PostAddress {
  readonly platform: Platform;
  readonly id: string | null;
}

export type RecognizedLink =
  | { readonly kind: 'post'; readonly post: PostLink }
  /** A short link, a wrapper or another site: known only after it is followed. */
  | {
      readonly kind: 'lead';
      readonly url: string;
      /** True for a platform's own short links. Pages of other sites rarely lead to a post. */
      readonly isOwn: boolean;
    };

/** Only looks at the text. Throws `not-a-post` for other pages and unsupported networks, and `invalid-url`. */
export function recognizeLink(text: string): RecognizedLink {
  const url = parseWebUrl(text);
  if (url === null) throw new Failure('invalid-url');
  const post = postAt(url);
  if (post !== null) return { kind: 'post', post };
  const readable = readableAddress(url);
  const isLead = PLATFORMS.some((platform) => leadsOn(platform, url, readable));
  if (isLead || unwrapLink(url.href) !== null || !isOfNetwork(url))
    return { kind: 'lead', url: url.href, isOwn: isLead };
  throw notAPost(url.href);
}

export function postOf(text: string): PostLink | null {
  const url = parseWebUrl(text);
  return url === null ? null : postAt(url);
}

/** When the post was published according to its ID: ISO 8601 in UTC. */
export function dateOfPostId({ platform, id }: PostLink): string | null {
  const ms = id === null ? null : (platform.timeOfId?.(id) ?? null);
  return ms === null ? null : new Date(ms).toISOString();
}

export function notAPost(href: string): Failure {
  const url = parseWebUrl(href);
  const platform = url && PLATFORMS.find(({ address }) => isHostAmong(address.hosts, url));
  if (url && platform) {
    const readable = readableAddress(url);
    const kind = platform.address.pages.find(([pattern]) => pattern.test(readable))?.[1];
    return new Failure('not-a-post', { message: messageFor(platform.name, kind) });
  }
  const other = url && otherNetwork(url);
  if (!other) return new Failure('not-a-post');
  const instead = other.hasArticles
    ? `${other.name} has articles, not posts. Use the Article Analyzer for this link.`
    : `${other.name} is not one of the networks whose posts can be read by their link. You can upload a screenshot of it instead.`;
  return new Failure('not-a-post', { message: instead });
}

function messageFor(name: string, kind: string | undefined): string {
  if (kind === undefined) return `This does not look like a link to a single post on ${name}.`;
  const what = `This is ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} on ${name}, not a single post.`;
  if (kind === 'article' || kind === 'newsletter') return `${what} Use the Article Analyzer for articles.`;
  return `${what} ${OPEN_THE_POST}`;
}

function postAt(url: URL): PostLink | null {
  // The part before an @ may be a password and must not be repeated.
  if (url.username !== '' || url.password !== '') return null;
  const readable = readableAddress(url);
  const byHost = PLATFORMS.filter(({ address }) => isHostAmong([...address.hosts, ...address.copies], url));
  // The platform that may be on any host is not tried for hosts of other platforms.
  const candidates =
    byHost.length > 0
      ? byHost
      : PLATFORMS.filter(({ address }) => address.hosts.length === 0 && !otherNetwork(url));
  for (const platform of candidates) {
    if (leadsOn(platform, url, readable)) continue;
    for (const [pattern, template] of platform.address.posts) {
      const match = pattern.exec(readable);
      if (match === null) continue;
      const parts: PostAddress['parts'] = { ...match.groups };
      return { platform, parts, url: filled(template, parts, url), id: parts.id ?? null };
    }
  }
  return null;
}

/** `{part}`, `{part|default}` and, only if there is one, `{/part}`. `{query}` has no tracking parameters. */
function filled(template: string, parts: PostAddress['parts'], url: URL): string {
  return template.replace(/\{(\/?)(\w+)(?:\|(\w+))?\}/g, (_, slash, name, otherwise) => {
    const value = parts[name] ?? partOf(url, name) ?? otherwise;
    return value === undefined ? '' : `${slash}${value}`;
  });
}

function partOf(url: URL, name: string): string | undefined {
  if (name === 'path') return url.pathname;
  if (name === 'origin') return url.origin;
  if (name === 'query') return new URL(cleanTracking(url.href).cleanUrl).search;
  return name === 'href' ? (url.searchParams.get(name) ?? undefined) : undefined;
}

/** A pattern for any host counts only on the platform's hosts or, if it has none, on hosts of no other network. */
function leadsOn({ address: { leads, hosts, copies } }: Platform, url: URL, readable: string): boolean {
  const isOwnHost = hosts.length === 0 ? !isOfNetwork(url) : isHostAmong([...hosts, ...copies], url);
  return leads.some((lead) => (isOwnHost || !lead.source.startsWith('^[^')) && lead.test(readable));
}

/** Decoded once, so that `urn%3Ali%3A…` equals `urn:li:…`. A route after `#/` is a path. */
function readableAddress({ hostname, port, pathname, search, hash }: URL): string {
  const route = /^#!?\/\w/.test(hash) ? hash.replace(/^#!?/, '') : `${pathname}${search}`;
  const address = `${hostname}${port === '' ? '' : `:${port}`}${route}`;
  return percentDecoded(address) ?? address;
}

function isOfNetwork(url: URL): boolean {
  return PLATFORMS.some(({ address }) => isHostAmong(address.hosts, url)) || otherNetwork(url) !== undefined;
}

const OTHERS = networks.filter(({ addresses }) => addresses.post.length === 0);

function otherNetwork({ hostname }: URL) {
  return OTHERS.find(({ addresses }) => addresses.host.some(({ pattern }) => isHostOf(pattern, hostname)));
}

function isHostAmong(hosts: readonly string[], { hostname }: URL): boolean {
  return hosts.some((host) => isHostOf(host, hostname));
}

export interface PostAnswerJob {
  readonly postUrl: string;
  readonly method: MethodKind;
  readonly answer: PostAnswer;
  readonly now: string;
}

/** Throws `social-gone`, `social-no-public-text`, `social-unavailable`, `http-429`, and `not-a-post` for other hosts. */
export function readPostAnswer({ postUrl, method, answer, now }: PostAnswerJob): PostReading {
  const post = postOf(postUrl);
  const way = post?.platform.methods.find(({ kind }) => kind === method);
  if (!post || !way) throw new Failure('not-a-post');
  return way.read(answer, { parts: post.parts, now: new Date(now) });
}
