/**
 * The platforms whose posts can be read, and the public ways to read them (as of November 2026). Only documented interfaces
 * and the post's own page: no mirrors, no computed tokens, no logins. Reasons: docs/methods/social.md.
 */
import type { Platform } from './platform.ts';
import { BLUESKY } from './platforms/bluesky/bluesky.ts';
import { FACEBOOK } from './platforms/facebook/facebook.ts';
import { INSTAGRAM } from './platforms/instagram/instagram.ts';
import { LINKEDIN } from './platforms/linkedin/linkedin.ts';
import { MASTODON } from './platforms/mastodon/mastodon.ts';
import { PINTEREST } from './platforms/pinterest/pinterest.ts';
import { REDDIT } from './platforms/reddit/reddit.ts';
import { SNAPCHAT } from './platforms/snapchat/snapchat.ts';
import { SUBSTACK_NOTES } from './platforms/substack-notes/substack-notes.ts';
import { TELEGRAM } from './platforms/telegram/telegram.ts';
import { THREADS } from './platforms/threads/threads.ts';
import { TIKTOK } from './platforms/tiktok/tiktok.ts';
import { TRUTH_SOCIAL } from './platforms/truthsocial/truthsocial.ts';
import { TUMBLR } from './platforms/tumblr/tumblr.ts';
import { VIMEO } from './platforms/vimeo/vimeo.ts';
import { VK } from './platforms/vk/vk.ts';
import { WHATSAPP_CHANNEL } from './platforms/whatsapp-channel/whatsapp-channel.ts';
import { X } from './platforms/x/x.ts';
import { YOUTUBE } from './platforms/youtube/youtube.ts';

/** In the order in which they are tried. Mastodon is last, because it may be on any host. */
const ALL = [
  X,
  FACEBOOK,
  INSTAGRAM,
  THREADS,
  LINKEDIN,
  TIKTOK,
  YOUTUBE,
  REDDIT,
  BLUESKY,
  PINTEREST,
  TUMBLR,
  TELEGRAM,
  TRUTH_SOCIAL,
  SNAPCHAT,
  VIMEO,
  SUBSTACK_NOTES,
  VK,
  WHATSAPP_CHANNEL,
  MASTODON,
] as const;

/** Stable IDs. Screenshots use the same ones. */
export type PlatformId = (typeof ALL)[number]['id'];

export const PLATFORMS: readonly Platform<PlatformId>[] = ALL;
