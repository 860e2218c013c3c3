import { Failure } from '@earshot/schema/failures';
import { countIn } from '@earshot/schema/values/numbers/read-count';
import { descendants, type PageElement, textOf } from '../../page/html/page-element.ts';
import { parseHtml } from '../../page/html/parse-html.ts';
import { deriveUrl } from '../../url/derived-url.ts';
import type { PublicMethod } from '../platform.ts';
import {
  assertAnswered,
  momentOf,
  type PostAnswer,
  type PostReading,
  type PostValues,
  postReading,
} from '../reading/answer.ts';
import { hasClass, type PostPage, postTextOf, readPostPage, textOrNull } from '../reading/post-page.ts';

export function pageMethod(
  values: (page: PostPage) => PostValues,
  source = 'the page’s Open Graph data',
): PublicMethod {
  return {
    kind: 'page',
    endpoint: ({ url }) => url,
    read: (answer) => {
      const page = readPostPage(answer);
      const { ogDescription, date, image, titles } = page;
      return postReading(source, {
        text: ogDescription,
        date,
        image,
        ogDescription,
        titles,
        ...values(page),
      });
    },
  };
}

export function accountIn({ titles }: PostPage, pattern: RegExp) {
  const match = pattern.exec(titles.ogTitle ?? '');
  return { author: match?.[1] ?? null, handle: match?.[2] ?? null };
}

const [OPENED, CLOSED] = ['["“„«‘]\\s?', '\\s?["”“»’]\\.?\\s*'];
/** Units as printed before a word: `mi` means a million in Portuguese, but `Mi` is the start of `Mi piace`. */
const NUMBER = '\\d[\\d.,  ]*(?:\\s?(?:[KkM](?!\\p{L})|mil|mi|mln|Mio\\.|Tsd\\.|tys\\.|bin))?';
/**
 * `1,204 likes, 35 comments - harbourline on November 3, 2026: "…"` in any language: figures and an account with a date,
 * then the text in quotation marks.
 */
const INSTAGRAM_DESCRIPTION = new RegExp(
  `^(?:(?<likes>${NUMBER}) [^,\\d]{2,30}, (?<comments>${NUMBER}) [^,\\d]{2,30} [-–—] )?(?<handle>[\\w.]{1,30}),? [^:]{3,40}?\\s?: ${OPENED}(?<text>[\\s\\S]*?)${CLOSED}$`,
  'u',
);
/** `Harbourline on Instagram: "…"`. In Turkish, the name comes last. */
const INSTAGRAM_TITLE = new RegExp(
  `^(?:(?<name>.+?) (?:on|auf|sur|en|no|su|op|på|na) Instagram(?:ie)?|Instagram.da (?<last>.+?))(?:\\s?: ${OPENED}(?<text>[\\s\\S]*?)${CLOSED})?$`,
  'u',
);

/** Instagram's oEmbed service may be used only to display posts. */
export const INSTAGRAM_PAGE = pageMethod(({ titles, ogDescription }) => {
  const title = INSTAGRAM_TITLE.exec(titles.ogTitle ?? '')?.groups;
  const description = INSTAGRAM_DESCRIPTION.exec(ogDescription ?? '')?.groups;
  return {
    author: title?.name ?? title?.last ?? null,
    handle: description?.handle === undefined ? null : `@${description.handle}`,
    text: textOrNull(description?.text ?? title?.text ?? ogDescription),
    date: null,
    counts: {
      ...printedCount('likes', description?.likes),
      ...printedCount('comments', description?.comments),
    },
  };
});

function printedCount(name: string, printed: string | null | undefined): Record<string, number> {
  const count = printed ? countIn(printed) : null;
  return count === null ? {} : { [name]: count };
}

/** Title and description, when Pinterest's or Vimeo's oEmbed service fails. */
export const TITLED_PAGE = pageMethod(({ titles: { ogTitle }, ogDescription, meta }) => ({
  title: ogTitle,
  text: [ogTitle, ogDescription].filter((part) => part !== null).join('\n\n') || null,
  author: meta('pinterestapp:pinner', 'author'),
}));

/** The page that the code of "Embed this post" loads. */
export const LINKEDIN_EMBED: PublicMethod = {
  kind: 'embed-page',
  endpoint: ({ parts: { kind, id } }) => `https://www.linkedin.com/embed/feed/update/urn:li:${kind}:${id}`,
  read: readLinkedInEmbed,
};

const ACTOR = /(?:^|[\s_-])actor(?:[\s_-]|$)/i;
const IMAGES = /(?:^|[\s_-])feed-images/i;

/** If the post may not be embedded, the address leads to a login page. */
function readLinkedInEmbed(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const elements = [...descendants(parseHtml(answer.text))];
  const commentary = elements.find(
    (element) => element.tag === 'p' && hasClass(element, 'attributed-text-segment-list__content'),
  );
  const actor = elements.find(
    (element) => element.tag === 'a' && textOf(element) !== '' && isWithin(element, ACTOR),
  );
  const picture = elements.find((element) => element.tag === 'img' && isWithin(element, IMAGES));
  const address = picture?.attribute('data-delayed-url') || picture?.attribute('src') || '';
  const text = commentary ? postTextOf(commentary) || null : page.ogDescription;
  if (text === null && !actor) throw new Failure('social-no-public-text');
  return postReading('LinkedIn’s public embed page', {
    author: actor ? textOf(actor, 200) : null,
    text,
    image: deriveUrl(address)?.url ?? null,
    ogDescription: page.ogDescription,
    titles: page.titles,
  });
}

function isWithin(element: PageElement, pattern: RegExp): boolean {
  for (let each: PageElement | null = element; each; each = each.parent)
    if (pattern.test(each.attribute('class'))) return true;
  return false;
}

/** The official widget of a public channel's post (core.telegram.org/widgets/post). */
export const TELEGRAM_WIDGET: PublicMethod = {
  kind: 'embed-page',
  endpoint: ({ url }) => `${url}?embed=1&mode=tme`,
  read: (answer, { parts }) => readTelegramWidget(answer, parts.channel ?? ''),
};

const BACKGROUND = /background-image:\s*url\(\s*['"]?(https?:\/\/[^'")\s]+)/i;
const REPLY = /(?:^|\s)tgme_widget_message_reply(?:\s|$)/;

/** Missing posts and private channels answer 200 with an error in the widget. */
function readTelegramWidget(answer: PostAnswer, channel: string): PostReading {
  assertAnswered(answer);
  const post = [...descendants(parseHtml(answer.text))].filter((element) => !isWithin(element, REPLY));
  const first = (name: string) => post.find((element) => hasClass(element, `tgme_widget_message${name}`));
  const textFrom = (name: string) => {
    const element = first(name);
    return element ? textOf(element) || null : null;
  };
  if (first('_error')) throw new Failure('social-gone');
  if (!first('')) throw new Failure('social-unavailable');
  const body = first('_text');
  const owner = textFrom('_owner_name');
  const signature = textFrom('_from_author');
  const dateParent = first('_date');
  const time = post.find(({ tag, parent }) => tag === 'time' && parent !== null && parent === dateParent);
  const photo = first('_photo_wrap')?.attribute('style') ?? '';
  return postReading('Telegram’s public widget', {
    author: owner !== null && signature !== null ? `${owner} (${signature})` : owner,
    handle: `@${channel}`,
    text: textOrNull(body ? postTextOf(body) : null),
    date: momentOf(time?.attribute('datetime') ?? ''),
    counts: printedCount('views', textFrom('_views')),
    image: deriveUrl(BACKGROUND.exec(photo)?.[1] ?? '')?.url ?? null,
  });
}
