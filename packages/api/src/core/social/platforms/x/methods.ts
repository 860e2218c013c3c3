/** X: the documented embed service publish.x.com, with one request per user action. */
import { descendants } from '../../../page/html/page-element.ts';
import { parseHtml } from '../../../page/html/parse-html.ts';
import { oembed, type PublicMethod } from '../../platform.ts';
import { readOembed } from '../../reading/oembed.ts';
import type { PostAnswer, PostReading } from '../../reading/post-reading.ts';
import { postReading } from '../../reading/post-reading.ts';
import { postTextOf, textOrNull } from '../../reading/post-text.ts';

export const X_METHODS: readonly PublicMethod[] = [
  oembed('https://publish.x.com/oembed?omit_script=1&dnt=true&hide_thread=1', readXOembed),
];

/** Reads the post from the first paragraph of the blockquote, without links to its own images and videos. */
function readXOembed(answer: PostAnswer): PostReading {
  const { author, handle, html } = readOembed(answer);
  const paragraph = [...descendants(parseHtml(html ?? ''))].find(
    ({ tag, parent }) => tag === 'p' && parent?.tag === 'blockquote',
  );
  const text = paragraph ? postTextOf(paragraph).replace(/(?:\s*pic\.(?:twitter|x)\.com\/\w+)+$/, '') : null;
  return postReading('X’s public embed service', { author, handle, text: textOrNull(text) });
}
