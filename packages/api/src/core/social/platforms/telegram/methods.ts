/** Telegram: the official widget of a public channel's post (core.telegram.org/widgets/post). */

import { Failure } from '@earshot/schema/failures';
import { countIn } from '@earshot/schema/values/numbers/read-count';
import { descendants, type PageElement, textOf } from '../../../page/html/page-element.ts';
import { parseHtml } from '../../../page/html/parse-html.ts';
import { deriveUrl } from '../../../url/derived-url.ts';
import type { PublicMethod } from '../../platform.ts';
import { assertAnswered } from '../../reading/answer-status.ts';
import { momentOf } from '../../reading/json-answer.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';
import { hasClass, postTextOf, textOrNull } from '../../reading/post-text.ts';

const BACKGROUND = /background-image:\s*url\(\s*['"]?(https?:\/\/[^'")\s]+)/i;

export const TELEGRAM_METHODS: readonly PublicMethod[] = [
  {
    kind: 'embed-page',
    endpoint: ({ url }) => `${url}?embed=1&mode=tme`,
    read: (answer, { parts }) => readTelegramWidget(answer, parts.channel ?? ''),
  },
];

/**
 * Throws `social-gone` if the post is missing or the channel is private. Telegram answers with status 200 in both cases and
 * shows an error in the widget.
 */
function readTelegramWidget(answer: PostAnswer, channel: string): PostReading {
  assertAnswered(answer);
  const elements = [...descendants(parseHtml(answer.text))];
  const own = elements.filter((element) => !isInside(element, 'tgme_widget_message_reply'));
  const first = (name: string) => own.find((element) => hasClass(element, name));
  const textFrom = (name: string) => textOf(first(name) ?? EMPTY) || null;
  if (first('tgme_widget_message_error')) throw new Failure('social-gone');
  if (!first('tgme_widget_message')) throw new Failure('social-unavailable');
  const body = first('tgme_widget_message_text');
  const owner = textFrom('tgme_widget_message_owner_name');
  const signature = textFrom('tgme_widget_message_from_author');
  const dateParent = first('tgme_widget_message_date');
  const time = own.find(({ tag, parent }) => tag === 'time' && parent !== null && parent === dateParent);
  const photo = first('tgme_widget_message_photo_wrap')?.attribute('style') ?? '';
  return postReading('Telegram’s public widget', {
    author: owner !== null && signature !== null ? `${owner} (${signature})` : owner,
    handle: `@${channel}`,
    text: textOrNull(body ? postTextOf(body) : null),
    date: momentOf(time?.attribute('datetime') ?? ''),
    counts: viewsIn(textFrom('tgme_widget_message_views')),
    image: deriveUrl(BACKGROUND.exec(photo)?.[1] ?? '')?.url ?? null,
  });
}

/** Views as displayed, such as `1.2K`. Rounded figures stay rounded. */
function viewsIn(printed: string | null): { views?: number } {
  const views = printed === null ? null : countIn(printed);
  return views === null ? {} : { views };
}

const EMPTY = parseHtml('');

function isInside(element: PageElement, name: string): boolean {
  for (let at: PageElement | null = element; at; at = at.parent) if (hasClass(at, name)) return true;
  return false;
}
