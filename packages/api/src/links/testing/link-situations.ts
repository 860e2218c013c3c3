/** Links as users receive them, each with its required destination. The formats are real, but the destination's host is fictional. */
import { examples, filled } from '../../../test/examples.ts';

export const STORY = 'https://www.harborpost.com/news/ferry-line?id=7';

const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const PARTS: Readonly<Record<string, string>> = {
  story: STORY,
  encoded: encodeURIComponent(STORY),
  'encoded twice': encodeURIComponent(encodeURIComponent(STORY)),
  bare: encodeURIComponent(STORY.replace('https://', '')),
  base64: Buffer.from(STORY).toString('base64'),
  base64Url: Buffer.from(STORY).toString('base64url'),
  'json url id': json({ url: STORY, id: 4 }),
  'json u href': json({ u: 1, href: STORY }),
  'json bulletin_link_id uri url': json({ bulletin_link_id: 100, uri: 'bp2:click', url: STORY }),
  'json href': json({ href: STORY }),
};

export interface LinkSituation {
  readonly link: string;
  readonly self: 'dead' | '404' | 'page' | '403';
  readonly to: string | null;
}

const situations = (title: string, to: string | null): LinkSituation[] =>
  examples<[self: LinkSituation['self'] | 404, link: string]>(import.meta.url, title).map(([self, link]) => ({
    link: filled(link, PARTS),
    self: self === 404 ? '404' : self,
    to,
  }));

export const LINK_SITUATIONS: readonly LinkSituation[] = [
  // Contain their whole destination, and answer with 404 or not at all.
  ...situations('links that hold their destination', STORY),
  // Would answer, but their destination is read without telling the sender that the link was opened.
  ...situations('trackers', STORY),
  ...situations('links that stay', null),
  ...situations('links as pasted', STORY),
];

export const CLEAN_SITUATIONS = examples<[string, string]>(import.meta.url, 'addresses without tracking').map(
  ([address, clean]): [string, string] => [filled(address, PARTS), filled(clean, PARTS)],
);
