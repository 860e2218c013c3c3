/** X: the documented embed service of publish.x.com, one question a user action. */
import { descendants } from '../page/html/page-element.ts';
import { parseHtml } from '../page/html/parse-html.ts';
import { readOembed } from './oembed.ts';
import type { PostAnswer, PostReading } from './post-reading.ts';
import { postReading } from './post-reading.ts';
import { postTextOf, textOrNull } from './post-text.ts';

/** The post in the blockquote's first paragraph; links to its own pictures and films are left out. */
export function readXOembed(answer: PostAnswer): PostReading {
  const { author, handle, html } = readOembed(answer);
  const paragraph = [...descendants(parseHtml(html ?? ''))].find(
    ({ tag, parent }) => tag === 'p' && parent?.tag === 'blockquote',
  );
  const text = paragraph ? postTextOf(paragraph).replace(/(?:\s*pic\.(?:twitter|x)\.com\/\w+)+$/, '') : null;
  return postReading('X’s public embed service', { author, handle, text: textOrNull(text) });
}
