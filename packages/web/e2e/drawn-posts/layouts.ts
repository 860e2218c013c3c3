/** How networks lay out a post, with everything that changes between versions, devices and pages left to chance. */
import { other, telegram } from './channels-layouts.ts';
import type { Draw } from './frames.ts';
import { bluesky, mastodon, threads, x } from './microblogs-layouts.ts';
import { mixed } from './mixed-layouts.ts';
import { facebook, linkedin, reddit } from './pages-layouts.ts';
import { instagram, tiktok, youtube } from './pictures-layouts.ts';

/** By the id of the platform; `unknown` is a network that has no folder in the project. */
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
};
