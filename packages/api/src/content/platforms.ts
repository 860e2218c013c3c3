/**
 * The platforms whose posts can be read, and the public way of each (as of November 2026). Only documented interfaces or
 * what a post's own page says about itself; no mirrors, no computed tokens, no logins. Why: docs/methods/social.md.
 */
import { PINTEREST, REDDIT, SUBSTACK_NOTES, TELEGRAM, TUMBLR } from './platforms/communities.ts';
import { BLUESKY, MASTODON, THREADS, TRUTH_SOCIAL, X } from './platforms/microblogs.ts';
import { FACEBOOK, INSTAGRAM, LINKEDIN, VK, WHATSAPP_CHANNEL } from './platforms/networks.ts';
import type { Platform } from './platforms/platform.ts';
import { SNAPCHAT, TIKTOK, VIMEO, YOUTUBE } from './platforms/videos.ts';

/** In the order in which they are tried; Mastodon, which lives on any host, last. */
export const PLATFORMS: readonly Platform[] = [
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
];
