/**
 * The public ways to read posts (November 2026): documented interfaces and the post's own page, no mirrors, no
 * computed tokens, no logins.
 */
import { type NetworkRowKind, networks } from '../../content/links/links.data.ts';
import networkSigns from '../../content/screenshot/network-signs.json' with { type: 'json' };
import { BLUESKY_API, MASTODON_API, REDDIT_FEED, TRUTH_SOCIAL_API } from './methods/apis.ts';
import {
  BLUESKY_OEMBED,
  PINTEREST_OEMBED,
  REDDIT_OEMBED,
  TIKTOK_OEMBED,
  TUMBLR_OEMBED,
  VIMEO_OEMBED,
  X_OEMBED,
  YOUTUBE_OEMBED,
} from './methods/oembed.ts';
import {
  FACEBOOK_PAGE,
  INSTAGRAM_PAGE,
  LINKEDIN_EMBED,
  MASTODON_PAGE,
  SNAPCHAT_PAGE,
  SUBSTACK_PAGE,
  TELEGRAM_WIDGET,
  THREADS_PAGE,
  TITLED_PAGE,
  TUMBLR_PAGE,
  VK_PAGE,
  YOUTUBE_PAGE,
} from './methods/pages.ts';
import type { Platform, PlatformAddress, ScreenshotSigns } from './platform.ts';

const DECIMAL = '0123456789';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE32_SORTABLE = '234567abcdefghijklmnopqrstuvwxyz';
/** Shortcodes of private posts have more than 11 characters. */
const timeOfShortcode = (code: string) =>
  timeOfNumber(code.slice(0, 11), { alphabet: BASE64URL, bits: 23n, epochMs: 1_314_220_021_721n });
const timeOfStatus = (id: string) => timeOfNumber(id, { bits: 16n });
/** Before November 2010, posts were numbered consecutively. */
const timeOfSnowflake = (id: string) =>
  timeOfNumber(id, { bits: 22n, epochMs: 1_288_834_974_657n, first: 29_700_859_247n });

/** Mastodon is last, because it may be on any host. */
const ROWS = [
  { id: 'x', methods: [X_OEMBED], timeOfId: timeOfSnowflake },
  { id: 'facebook', methods: [FACEBOOK_PAGE] },
  { id: 'instagram', methods: [INSTAGRAM_PAGE], timeOfId: timeOfShortcode },
  { id: 'threads', methods: [THREADS_PAGE], timeOfId: timeOfShortcode },
  {
    id: 'linkedin',
    methods: [LINKEDIN_EMBED],
    timeOfId: (id) => timeOfNumber(id.replace(/^\d+-/, ''), { bits: 22n }),
  },
  {
    id: 'tiktok',
    methods: [TIKTOK_OEMBED],
    timeOfId: (id) => timeOfNumber(id, { bits: 32n, microseconds: 1_000_000n }),
  },
  { id: 'youtube', methods: [YOUTUBE_OEMBED, YOUTUBE_PAGE] },
  { id: 'reddit', methods: [REDDIT_OEMBED, REDDIT_FEED] },
  {
    id: 'bluesky',
    methods: [BLUESKY_API, BLUESKY_OEMBED],
    // The record key is a TID (atproto.com/specs/tid).
    timeOfId: (id) => timeOfNumber(id, { alphabet: BASE32_SORTABLE, bits: 10n, microseconds: 1n }),
  },
  { id: 'pinterest', methods: [PINTEREST_OEMBED, TITLED_PAGE] },
  { id: 'tumblr', methods: [TUMBLR_PAGE, TUMBLR_OEMBED] },
  { id: 'telegram', methods: [TELEGRAM_WIDGET] },
  { id: 'truthsocial', methods: [TRUTH_SOCIAL_API], timeOfId: timeOfStatus },
  { id: 'snapchat', methods: [SNAPCHAT_PAGE] },
  { id: 'vimeo', methods: [VIMEO_OEMBED, TITLED_PAGE] },
  { id: 'substack-notes', methods: [SUBSTACK_PAGE] },
  { id: 'vk', methods: [VK_PAGE] },
  { id: 'whatsapp-channel', methods: [] },
  { id: 'mastodon', methods: [MASTODON_API, MASTODON_PAGE], timeOfId: timeOfStatus },
] as const satisfies readonly Omit<Platform, 'name' | 'address' | 'screenshot'>[];

export type PlatformId = (typeof ROWS)[number]['id'];

const SIGNS = new Map<string, ScreenshotSigns>(Object.entries(networkSigns));

export const PLATFORMS: readonly Platform<PlatformId>[] = ROWS.map((row) => {
  const network = networks.find(({ id }) => id === row.id);
  if (!network) throw new Error(`content/links/networks.tsv has no row for ${row.id}`);
  const { name, addresses } = network;
  return { ...row, name, address: addressOf(addresses), screenshot: SIGNS.get(row.id) };
});

function addressOf(addresses: (typeof networks)[number]['addresses']): PlatformAddress {
  const rowsOf = (kind: NetworkRowKind) => addresses[kind];
  const patterns = (kind: NetworkRowKind) =>
    rowsOf(kind).map(({ pattern, value }) => [new RegExp(pattern), value] as const);
  return {
    hosts: rowsOf('host').map(({ pattern }) => pattern),
    copies: rowsOf('copy').map(({ pattern }) => pattern),
    leads: patterns('lead').map(([pattern]) => pattern),
    posts: patterns('post'),
    pages: patterns('page'),
  };
}

interface NumberedTime {
  readonly alphabet?: string;
  /** Below the time. */
  readonly bits: bigint;
  /** Per unit of the time. */
  readonly microseconds?: bigint;
  readonly epochMs?: bigint;
  /** Smaller numbers contain no time. */
  readonly first?: bigint;
}

const EARLIEST_MS = Date.UTC(2005, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);

function timeOfNumber(
  id: string,
  { alphabet = DECIMAL, bits, microseconds = 1_000n, epochMs = 0n, first = 0n }: NumberedTime,
): number | null {
  const digits = [...id].map((character) => alphabet.indexOf(character));
  if (digits.length === 0 || digits.length > 25 || digits.includes(-1)) return null;
  const base = BigInt(alphabet.length);
  const number = digits.reduce((sum, digit) => sum * base + BigInt(digit), 0n);
  const ms = Number(((number >> bits) * microseconds) / 1_000n + epochMs);
  return number >= first && ms >= EARLIEST_MS && ms < LATEST_MS ? ms : null;
}
