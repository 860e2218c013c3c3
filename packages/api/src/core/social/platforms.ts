/**
 * The public ways to read posts (November 2026): documented interfaces and the post's own page, no mirrors, no
 * computed tokens, no logins.
 */
import { type NetworkRowKind, networks } from '../../content/links/links.data.ts';
import networkSigns from '../../content/screenshot/network-signs.json' with { type: 'json' };
import { BLUESKY_API, MASTODON_API, REDDIT_FEED, TRUTH_SOCIAL_API } from './methods/apis.ts';
import { oembed, titled } from './methods/oembed.ts';
import {
  accountIn,
  INSTAGRAM_PAGE,
  LINKEDIN_EMBED,
  pageMethod,
  TELEGRAM_WIDGET,
  TITLED_PAGE,
} from './methods/pages.ts';
import type { Platform, PlatformAddress, PostAddress, ScreenshotSigns } from './platform.ts';
import { stringAt } from './reading/answer.ts';
import { linkedPost, textOrNull } from './reading/post-page.ts';

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

const tumblrPost = ({ parts: { blog, id } }: PostAddress) => `https://${blog}.tumblr.com/post/${id}`;

/** Mastodon is last, because it may be on any host. */
const ROWS = [
  {
    id: 'x',
    methods: [
      oembed(
        'https://publish.x.com/oembed?omit_script=1&dnt=true&hide_thread=1',
        'X’s public embed service',
        ({ author, handle, paragraph }) => {
          // The last links are the post's own images and videos.
          const text = paragraph?.replace(/(?:\s*pic\.(?:twitter|x)\.com\/\w+)+$/, '') ?? null;
          return { author, handle, text: textOrNull(text) };
        },
      ),
    ],
    timeOfId: timeOfSnowflake,
  },
  {
    id: 'facebook',
    // `og:title` is the account's name and, after a dash or bar, the beginning of the post.
    methods: [pageMethod(({ titles }) => ({ author: titles.ogTitle?.split(/ [-–|] /)[0]?.trim() || null }))],
  },
  { id: 'instagram', methods: [INSTAGRAM_PAGE], timeOfId: timeOfShortcode },
  {
    id: 'threads',
    // The image is often the profile picture.
    methods: [pageMethod((page) => ({ ...accountIn(page, /^(.+?) \((@[\w.]+)\) on Threads/), image: null }))],
    timeOfId: timeOfShortcode,
  },
  {
    id: 'linkedin',
    methods: [LINKEDIN_EMBED],
    timeOfId: (id) => timeOfNumber(id.replace(/^\d+-/, ''), { bits: 22n }),
  },
  {
    id: 'tiktok',
    methods: [
      oembed(
        'https://www.tiktok.com/oembed',
        'TikTok’s public oEmbed service',
        ({ title, author, handle, image, answer }) => {
          const account = stringAt(answer, 'author_unique_id');
          return {
            author,
            handle: account === null ? handle : `@${account.replace(/^@/, '')}`,
            text: title,
            image,
          };
        },
        // Deleted and private videos (developers.tiktok.com/doc/embed-videos).
        { failures: { 400: 'social-gone' } },
      ),
    ],
    timeOfId: (id) => timeOfNumber(id, { bits: 32n, microseconds: 1_000_000n }),
  },
  {
    id: 'youtube',
    methods: [
      oembed(
        'https://www.youtube.com/oembed?format=json',
        'YouTube’s public oEmbed service (the title is all it gives)',
        titled,
        { failures: { 400: 'social-gone' } },
      ),
      {
        ...pageMethod(
          ({ titles: { ogTitle }, ogDescription }) => ({
            title: ogTitle,
            text: ogTitle === null ? null : [ogTitle, ogDescription ?? ''].join('\n\n').trim(),
          }),
          'the page’s Open Graph data (YouTube shows the beginning of the description only)',
        ),
        isSupplement: true,
      },
    ],
  },
  {
    id: 'reddit',
    // Reddit's `.json` addresses are closed and never requested.
    methods: [
      oembed('https://www.reddit.com/oembed', 'Reddit’s public oEmbed service', ({ title, author }) => ({
        title,
        text: title,
        author,
        handle: author === null ? null : `u/${author.replace(/^\/?u\//, '')}`,
      })),
      REDDIT_FEED,
    ],
  },
  {
    id: 'bluesky',
    methods: [
      BLUESKY_API,
      oembed(
        'https://embed.bsky.app/oembed?format=json',
        'Bluesky’s embed service',
        ({ author, handle, paragraph }) => ({ author, handle, text: paragraph }),
      ),
    ],
    // The record key is a TID (atproto.com/specs/tid).
    timeOfId: (id) => timeOfNumber(id, { alphabet: BASE32_SORTABLE, bits: 10n, microseconds: 1n }),
  },
  {
    id: 'pinterest',
    methods: [
      oembed('https://www.pinterest.com/oembed.json', 'Pinterest’s public oEmbed service', titled),
      TITLED_PAGE,
    ],
  },
  {
    id: 'tumblr',
    methods: [
      {
        ...pageMethod((page) => {
          const post = linkedPost(page, /Posting$|Article$/);
          return {
            text: post.text('articleBody') ?? page.ogDescription,
            author: post.text('author') ?? page.meta('author') ?? page.siteName,
            date: post.date('datePublished') ?? page.date,
          };
        }, 'the page’s Open Graph data and JSON-LD'),
        endpoint: tumblrPost,
      },
      {
        ...oembed(
          'https://www.tumblr.com/oembed/1.0',
          'Tumblr’s public oEmbed service',
          ({ title, author }) => ({
            title,
            text: title,
            author,
            handle: author === null ? null : `@${author}`,
          }),
          { addressOf: tumblrPost },
        ),
        isSupplement: true,
      },
    ],
  },
  { id: 'telegram', methods: [TELEGRAM_WIDGET] },
  { id: 'truthsocial', methods: [TRUTH_SOCIAL_API], timeOfId: timeOfStatus },
  {
    id: 'snapchat',
    methods: [
      pageMethod((page) => {
        const video = linkedPost(page, /^VideoObject$/);
        return {
          author: video.text('creator') ?? video.text('author'),
          text: video.text('description') ?? page.ogDescription,
          date: video.date('uploadDate') ?? page.date,
          image: page.image ?? video.image('thumbnailUrl'),
        };
      }),
    ],
  },
  {
    id: 'vimeo',
    methods: [
      oembed(
        'https://vimeo.com/api/oembed.json',
        'Vimeo’s public oEmbed service',
        ({ title, author, handle, image, answer }) => {
          const description = textOrNull(stringAt(answer, 'description'));
          // `upload_date` has no time zone (developer.vimeo.com/api/oembed/videos).
          const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/;
          return {
            title,
            text: [title, description].filter((part) => part !== null).join('\n\n') || null,
            author,
            handle,
            date: stringAt(answer, 'upload_date')?.match(day)?.[0] ?? null,
            image,
          };
        },
      ),
      TITLED_PAGE,
    ],
  },
  { id: 'substack-notes', methods: [pageMethod((page) => accountIn(page, /^(.+?) \((@[\w-]+)\)/))] },
  { id: 'vk', methods: [pageMethod(({ titles }) => ({ author: titles.ogTitle }))] },
  { id: 'whatsapp-channel', methods: [] },
  {
    id: 'mastodon',
    methods: [
      MASTODON_API,
      // For servers with a closed interface.
      pageMethod((page) => {
        const { author, handle } = accountIn(page, /^(.+?) \((@[^\s()]+)\)$/);
        return { author: author ?? page.meta('author'), handle };
      }),
    ],
    timeOfId: timeOfStatus,
  },
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
  readonly bits: bigint;
  /** Microseconds per unit of the time in the number. */
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
