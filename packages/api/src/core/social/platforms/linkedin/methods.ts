/** LinkedIn: the page that the code of "Embed this post" loads. */

import { Failure } from '@earshot/schema/failures';
import { descendants, textOf } from '../../../page/html/page-element.ts';
import { parseHtml } from '../../../page/html/parse-html.ts';
import { deriveUrl } from '../../../url/derived-url.ts';
import type { PublicMethod } from '../../platform.ts';
import { readPostPage } from '../../reading/post-page.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';
import { hasClass, postTextOf } from '../../reading/post-text.ts';

export const LINKEDIN_METHODS: readonly PublicMethod[] = [
  {
    kind: 'embed-page',
    endpoint: ({ parts: { kind, id } }) => `https://www.linkedin.com/embed/feed/update/urn:li:${kind}:${id}`,
    read: readLinkedInEmbed,
  },
];

const ACTOR = /(?:^|[\s_-])actor(?:[\s_-]|$)/i;
const IMAGES = /(?:^|[\s_-])feed-images/i;

/** Throws `social-no-public-text` if the post may not be embedded, in which case the address leads to a login page. */
function readLinkedInEmbed(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const elements = [...descendants(parseHtml(answer.text))];
  const isWithin = (pattern: RegExp, element: (typeof elements)[number]) => {
    for (let at = element.parent; at; at = at.parent) if (pattern.test(at.attribute('class'))) return true;
    return false;
  };
  const commentary = elements.find(
    (element) => element.tag === 'p' && hasClass(element, 'attributed-text-segment-list__content'),
  );
  const actor = elements.find(
    (element) =>
      element.tag === 'a' &&
      textOf(element) !== '' &&
      (isWithin(ACTOR, element) || ACTOR.test(element.attribute('class'))),
  );
  const picture = elements.find((element) => element.tag === 'img' && isWithin(IMAGES, element));
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
