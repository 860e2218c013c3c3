import type { PlatformId } from '../../content/platforms/platform.ts';
import { userNameIn } from './author-name.ts';
import { memberIn, nameOverText, type PostHeader } from './header.ts';
import type { Page } from './post-body.ts';
import type { Segment } from './segments.ts';

/** Networks without separate names show the account name only; some print it above the display name. */
export function accountOf(
  { segments, chromeOf }: Page,
  header: PostHeader | null,
  body: Segment | undefined,
  platform: PlatformId | null,
): { author: string | null; handle: string | null } {
  const { author, handle } = header ?? {
    author: body ? nameOverText(body, segments, chromeOf) : null,
    handle: null,
  };
  if (handle !== null) return { author: platform === 'youtube' ? handle : (author ?? handle), handle };
  if (author === null) return { author, handle };
  const member = platform === 'reddit' ? memberIn(author) : null;
  if (member) return { author: member, handle: member };
  const top = header?.segments[0];
  const above =
    top &&
    segments.find(
      ({ box }) =>
        box.bottom <= top.box.top + 2 &&
        top.box.top - box.bottom < 2 * top.height &&
        Math.abs(box.left - top.box.left) < 2.5 * top.height,
    );
  const accountAbove = platform === 'tiktok' && above ? userNameIn(above) : null;
  if (accountAbove) return { author: accountAbove, handle: accountAbove };
  const isAccount = /^[a-z0-9][a-z0-9._]{2,29}$/.test(author);
  return { author, handle: isAccount ? author : null };
}
