/** Reads a post in the format of the Mastodon API (docs.joinmastodon.org/entities/Status). */
import { Failure } from '@earshot/schema/failures';
import { at, countsAt, momentAt, stringAt, webUrlAt } from './json-answer.ts';
import { type PostReading, postReading } from './post-reading.ts';
import { hasClass, postTextOf, textOrNull } from './post-text.ts';

const COUNTS = { favourites_count: 'favourites', reblogs_count: 'boosts', replies_count: 'replies' };
const PUBLIC = new Set(['public', 'unlisted']);

/** Whether a response has the shape of a status. */
export function isStatus(value: unknown): boolean {
  return (
    stringAt(value, 'id') !== null &&
    typeof at(value, 'content') === 'string' &&
    stringAt(value, 'account', 'acct') !== null
  );
}

/** Reads the post in a status from `host`, or the post that it boosts. Throws `social-no-public-text` if it is private. */
export function readStatus(status: unknown, host: string, source: string): PostReading {
  const visibility = stringAt(status, 'visibility');
  if (visibility !== null && !PUBLIC.has(visibility)) throw new Failure('social-no-public-text');
  const boosted = at(status, 'reblog');
  if (isStatus(boosted)) return readStatus(boosted, host, source);
  const account = stringAt(status, 'account', 'acct') ?? '';
  const content = postTextOf(stringAt(status, 'content') ?? '', (element) => hasClass(element, 'invisible'));
  const warning = textOrNull(stringAt(status, 'spoiler_text'));
  const reading = postReading(source, {
    author:
      textOrNull(stringAt(status, 'account', 'display_name')) ?? stringAt(status, 'account', 'username'),
    handle: account.includes('@') ? `@${account}` : `@${account}@${host}`,
    text: textOrNull([warning && `CW: ${warning}`, content].filter((part) => part !== null).join('\n\n')),
    date: momentAt(status, 'created_at'),
    image: webUrlAt(status, 'media_attachments', 0, 'preview_url') ?? webUrlAt(status, 'card', 'image'),
    counts: countsAt(status, COUNTS),
    url: webUrlAt(status, 'url'),
  });
  if (warning === null) return reading;
  const text = `${source}; the line after “CW:” is the author’s content warning`;
  return { ...reading, provenance: { ...reading.provenance, text } };
}
