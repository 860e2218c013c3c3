/** Layouts of posts by network. Everything that varies between versions, devices and pages is random. */
import { blog, board, community, pin, watchPage } from './boards-layouts.ts';
import { other, telegram } from './channels-layouts.ts';
import { answerPage, chatPage, composerPage, namedPage } from './desktop-layouts.ts';
import type { Draw } from './frames.ts';
import { bluesky, mastodon, threads, x } from './microblogs-layouts.ts';
import { mixed } from './mixed-layouts.ts';
import { facebook, linkedin, oldReddit, reddit } from './pages-layouts.ts';
import { instagram, tiktok, youtube } from './pictures-layouts.ts';
import { feelingPage, previewPage, profilePage, warnedPage } from './profile-layouts.ts';
import { varied } from './varied-layouts.ts';

/**
 * Keyed by platform ID, with a suffix for variants of its pages. `unknown`, `mixed` and `varied` are not platforms of
 * the project.
 */
export const LAYOUTS: Readonly<Record<string, Draw>> = {
  x,
  bluesky,
  mastodon,
  threads,
  facebook,
  linkedin,
  instagram,
  reddit,
  youtube,
  tiktok,
  telegram,
  unknown: other,
  mixed,
  varied,
  'unknown-watch': watchPage,
  'unknown-board': board,
  'unknown-pin': pin,
  'unknown-blog': blog,
  'unknown-community': community,
  'mastodon-composer': composerPage,
  'telegram-chats': chatPage,
  'x-answer': answerPage,
  'linkedin-named': namedPage,
  'reddit-old': oldReddit,
  'x-profile': profilePage('x'),
  'bluesky-profile': profilePage('bluesky'),
  'mastodon-profile': profilePage('mastodon'),
  'mastodon-warned': warnedPage,
  'threads-profile': profilePage('threads'),
  'facebook-profile': profilePage('facebook'),
  'facebook-feeling': feelingPage,
  'telegram-preview': previewPage,
};
