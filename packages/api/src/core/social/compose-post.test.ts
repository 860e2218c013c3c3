import { describe, expect, it } from 'vitest';
import { analyzePost } from './analyze-post.ts';
import { composeEntered, composePost } from './compose-post.ts';
import { NO_TITLES, postReading } from './reading/answer.ts';
import { type PostLink, postOf } from './recognize-link.ts';

const NOW = new Date('2026-03-05T10:00:00Z');

function linkTo(url: string): PostLink {
  const post = postOf(url);
  if (!post) throw new Error(`${url} is not a post`);
  return post;
}

/** Its id encodes May 5, 2014. */
const DATED = linkTo('https://x.com/harbor/status/463440424141459456');
const UNDATED = linkTo('https://www.facebook.com/reel/123456');

const compose = (link: PostLink, values: Parameters<typeof postReading>[1]) =>
  composePost(link, { ...postReading('oEmbed', values), text: 'No sailings today.' }, null, NOW);

describe('the post that a link leads to', () => {
  it('has the day that the platform states', () => {
    const post = compose(DATED, { date: '2014-05-06T00:00:00.000Z' });
    expect([post.date, post.provenance.date]).toEqual(['2014-05-06T00:00:00.000Z', 'oEmbed']);
  });

  it('else has the day that its id encodes', () => {
    const post = compose(DATED, {});
    expect(post.date).toBe('2014-05-05T22:09:42.079Z');
    expect(post.provenance.date).toBe('the id of the post, which encodes its time');
  });

  it('has no day in the future, stated or encoded', () => {
    expect(compose(DATED, { date: '2026-03-05T10:00:01Z' }).date).toBe('2014-05-05T22:09:42.079Z');
    expect(compose(DATED, { date: '2026-03-05T10:00:00Z' }).date).toBe('2026-03-05T10:00:00Z');
    const early = new Date('2014-05-05T22:09:42Z');
    const post = composePost(DATED, { ...postReading('oEmbed', {}), text: 'A' }, null, early);
    expect([post.date, post.provenance.date]).toEqual([null, undefined]);
    expect(compose(UNDATED, {}).date).toBeNull();
  });

  it('names the source of its title as that of the headline', () => {
    const { provenance } = compose(UNDATED, { title: 'Ferries' });
    expect(provenance).toEqual({ platform: 'the address of the post', headline: 'oEmbed' });
  });
});

describe('the report on a post', () => {
  const post = compose(UNDATED, { author: 'Harbor Desk', handle: '@harbor', title: 'Ferries' });
  const metadataOf = (changed: Partial<typeof post>) =>
    analyzePost({ post: { ...post, ...changed }, keywords: ['sailings'] }).metadata;

  it('has the author as its source, or the platform without one', () => {
    expect(metadataOf({})).toMatchObject({ source: 'Harbor Desk', author: 'Harbor Desk', handle: '@harbor' });
    expect(metadataOf({}).provenance).toMatchObject({ source: 'oEmbed' });
    expect(metadataOf({ author: null })).toMatchObject({ source: 'Facebook' });
    expect(metadataOf({ author: null }).provenance).toMatchObject({ source: 'the address of the post' });
  });

  it('has the title of the post as its headline, else og:title, else none', () => {
    const titles = { ...NO_TITLES, ogTitle: 'Harbor on Network' };
    expect(metadataOf({ titles })).toMatchObject({ headline: 'Ferries' });
    expect(metadataOf({ titles, title: null })).toMatchObject({ headline: 'Harbor on Network' });
    expect(metadataOf({ titles, title: null }).provenance).toMatchObject({ headline: 'og:title' });
    expect(metadataOf({ title: null })).toMatchObject({ headline: '' });
    expect(metadataOf({ titles }).provenance).not.toMatchObject({ headline: 'og:title' });
  });

  it('has the scope "other", with the reason', () => {
    expect(metadataOf({}).publisherScope).toBe('other');
    expect(metadataOf({}).provenance?.publisherScope).toMatch(/^a post on a social network/);
  });

  it('names what the user corrected', () => {
    expect(metadataOf({})).not.toHaveProperty('corrected');
    expect(metadataOf({ corrected: ['text'] })).toMatchObject({ corrected: ['text'] });
  });
});

const TYPED = { text: 'pasted', values: 'entered by hand' };

describe('composeEntered', () => {
  it('takes the fields that were entered, and says where they come from', () => {
    const entered = { platform: 'Threads', author: 'Harbor Ferry', date: '2026-03-01', counts: { likes: 3 } };
    const post = composeEntered(entered, 'No sailings today.', TYPED);
    expect(post).toMatchObject({ ...entered, text: 'No sailings today.', handle: null, previewImage: null });
    const byHand = Object.keys(entered).map((field) => [field, 'entered by hand']);
    expect(post.provenance).toEqual({ text: 'pasted', ...Object.fromEntries(byHand) });
  });

  it('claims no origin for what was not entered', () => {
    const post = composeEntered({ author: null }, 'Alpha.', TYPED);
    expect(post.platform).toBe('Unknown');
    expect(post.provenance).toEqual({ text: 'pasted' });
  });
});
