/**
 * Reddit: oEmbed provides the title, and the post's Atom feed its text. The `.json` addresses are closed and never
 * requested.
 */

import { Failure } from '@earshot/schema/failures';
import { descendants, type PageElement, textOf } from '../../../page/html/page-element.ts';
import { parseHtml } from '../../../page/html/parse-html.ts';
import { type DerivedUrl, deriveUrl } from '../../../url/derived-url.ts';
import { oembed, type PublicMethod } from '../../platform.ts';
import { assertAnswered } from '../../reading/answer-status.ts';
import { momentOf } from '../../reading/json-answer.ts';
import { readOembed } from '../../reading/oembed.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';
import { postTextOf } from '../../reading/post-text.ts';

export const REDDIT_METHODS: readonly PublicMethod[] = [
  oembed('https://www.reddit.com/oembed', readRedditOembed),
  {
    kind: 'atom',
    isSupplement: true,
    endpoint: ({ parts }) => `https://www.reddit.com/comments/${parts.id}/.rss?limit=1`,
    read: readRedditFeed,
  },
];

function readRedditOembed(answer: PostAnswer): PostReading {
  const { title, author } = readOembed(answer);
  return postReading('Reddit’s public oEmbed service', {
    title,
    text: title,
    author,
    handle: author === null ? null : `u/${author.replace(/^\/?u\//, '')}`,
  });
}

/** The first entry of the feed is the post, and the others are comments. */
function readRedditFeed(answer: PostAnswer): PostReading {
  assertAnswered(answer);
  const entry = find(parseHtml(answer.text), 'entry');
  if (!entry) throw new Failure('social-unavailable');
  const title = textOfChild(entry, 'title');
  const account = textOfChild(find(entry, 'author'), 'name')?.replace(/^\/?u\//, '') ?? null;
  const body = postTextOf(textOfChild(entry, 'content', true) ?? '').replace(/\s*submitted by\s[\s\S]*$/, '');
  return postReading('Reddit’s public Atom feed', {
    title,
    text: [title, body].filter(Boolean).join('\n\n') || null,
    author: account,
    handle: account === null ? null : `u/${account}`,
    date: momentOf(textOfChild(entry, 'published') ?? ''),
    image: thumbnail(find(entry, 'media:thumbnail')),
  });
}

function find(root: PageElement | undefined, tag: string): PageElement | undefined {
  if (!root) return undefined;
  for (const element of descendants(root)) if (element.tag === tag) return element;
  return undefined;
}

/** `raw` returns the characters unchanged: the content of an entry is escaped markup. */
function textOfChild(root: PageElement | undefined, tag: string, raw = false): string | null {
  const element = find(root, tag);
  if (!element) return null;
  const text = raw
    ? element.children.filter((child) => typeof child === 'string').join('')
    : textOf(element, 2_000);
  return text.trim() === '' ? null : text;
}

function thumbnail(element: PageElement | undefined): DerivedUrl | null {
  return deriveUrl(element?.attribute('url') ?? '')?.url ?? null;
}
