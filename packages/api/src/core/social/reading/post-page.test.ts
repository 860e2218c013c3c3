import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { TITLED_PAGE } from '../methods/pages.ts';
import { mergeReadings, postReading } from './answer.ts';
import { linkedPost, postTextOf, readPostPage } from './post-page.ts';

const page = (head: string, body = '') => ({
  url: 'https://network.example/posts/1',
  status: 200,
  text: `<html><head>${head}</head><body>${body}</body></html>`,
});
const og = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `<meta property="${name}" content="${value}">`)
    .join('');
const linked = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('the page of a post', () => {
  it('gives its titles, description, picture, day and site', () => {
    const head = `<title>Harbor Desk</title>${og({
      'og:title': 'Harbor Desk on Network',
      'og:description': ' No sailings today. ',
      'og:image': '/a.jpg',
      'og:site_name': 'Network',
      'article:published_time': '2026-03-05T10:00:00+01:00',
    })}`;
    const read = readPostPage(page(head, '<h1>Harbor</h1>'));
    expect(read.titles).toEqual({
      h1Text: 'Harbor',
      ogTitle: 'Harbor Desk on Network',
      twitterTitle: null,
      titleText: 'Harbor Desk',
    });
    expect(read).toMatchObject({
      ogDescription: 'No sailings today.',
      image: 'https://network.example/a.jpg',
      date: '2026-03-05T10:00:00+01:00',
      siteName: 'Network',
    });
  });

  it.each(['og:published_time', 'datepublished', 'uploaddate'])('takes the day from %s too', (name) => {
    expect(readPostPage(page(og({ 'og:title': 'A', [name]: '2026-03-05' }))).date).toBe('2026-03-05');
  });

  it('gives the values of the first node in JSON-LD with a wanted type', () => {
    const node = { '@type': 'SocialMediaPosting', articleBody: 'No sailings.', datePublished: '2026-03-05' };
    const image = { url: 'https://network.example/b.jpg' };
    const person = linked({ '@type': 'Person', name: 'Mara' });
    const read = readPostPage(page(person + linked({ ...node, image })));
    const post = linkedPost(read, /Posting$/);
    expect([post.text('articleBody'), post.date('datePublished'), post.image('image')]).toEqual([
      'No sailings.',
      '2026-03-05',
      'https://network.example/b.jpg',
    ]);
    expect(linkedPost(read, /Video/).text('name')).toBeNull();
  });

  it.each(examples<[string]>(import.meta.url, 'titles of walls'))(
    'with the title "%s" is a wall',
    (title) => {
      for (const head of [`<title>${title}</title>`, og({ 'og:title': title })])
        expect(() => readPostPage(page(head))).toThrow(
          expect.objectContaining({ failureCause: 'social-no-public-text' }),
        );
    },
  );

  it.each([
    'Harbor Desk on Instagram',
    'Log in to the harbor archive',
    'Network',
    'How to log in to Facebook',
  ])('with the title "%s" is a post', (title) => {
    expect(readPostPage(page(`<title>${title}</title>`)).titles.titleText).toBe(title);
  });
});

it('a page with a title and a description has both as the text of the post', () => {
  const head = og({ 'og:title': 'A pier', 'og:description': 'In the rain', 'pinterestapp:pinner': 'Mara' });
  const read = (html: string) => TITLED_PAGE.read(page(html), { parts: {}, now: new Date(0) });
  expect(read(head)).toMatchObject({
    title: 'A pier',
    text: 'A pier\n\nIn the rain',
    author: 'Mara',
  });
  expect(read('').text).toBeNull();
});

describe('two readings of a post', () => {
  const first = postReading('first', { text: 'Short', author: 'Mara', counts: { likes: 1 } });
  const second = postReading('second', {
    text: 'Longer text',
    author: 'Ada',
    handle: '@ada',
    date: '2026-03-05',
    counts: { likes: 2, replies: 3 },
  });

  it('name the source of each value that is known', () => {
    expect(first.provenance).toEqual({ text: 'first', author: 'first', counts: 'first' });
    expect(postReading('empty', {}).provenance).toEqual({});
  });

  it('are merged: the longer text wins, and otherwise the first value', () => {
    expect(mergeReadings(first, second)).toMatchObject({
      text: 'Longer text',
      author: 'Mara',
      handle: '@ada',
      counts: { likes: 1, replies: 3 },
      provenance: { text: 'second', author: 'first', handle: 'second', counts: 'first' },
    });
    expect(mergeReadings(second, first)).toMatchObject({ text: 'Longer text', author: 'Ada' });
    const same = mergeReadings(postReading('a', { text: 'One' }), postReading('b', { text: 'Two' }));
    expect([same.text, same.provenance.text]).toEqual(['One', 'a']);
  });
});

it.each(examples<[string, string]>(import.meta.url, 'markup as text'))(
  'the text of %j is %j',
  (html, text) => {
    expect(postTextOf(html)).toBe(text);
  },
);

it('leaves out what it is told to', () => {
  const html = '<a><span class="invisible">https://</span>harbor.example</a>';
  expect(postTextOf(html, ({ tag }) => tag === 'span')).toBe('harbor.example');
});

it('never throws, and never leaves white space at the ends or two empty lines', () => {
  const piece = fc.constantFrom('<p>', '</p>', '<br>', '<div>', '</div>', ' ', '\n', 'a', '<', '&', '<li>');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((each) => each.join('')),
      ),
      (html) => {
        const text = postTextOf(html);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\n{3}| \n|\n /);
      },
    ),
  );
});
