import { describe, expect, it } from 'vitest';
import { composeCorrected, composeScreenshot } from './compose-screenshot.ts';
import type { ScreenshotPost } from './read-screenshot-post.ts';

const NOW = new Date('2026-12-05T10:00:00Z');
const READ: ScreenshotPost = {
  platform: 'x',
  author: 'Harbor Ferry',
  handle: '@HarborFerry',
  time: '9:14 AM · Nov 3, 2026',
  title: null,
  text: 'No sailings today.',
  confidence: 93.4,
  doubtfulWords: 1,
  counts: { likes: 12 },
  unreadFigures: 0,
  unreadCharacters: 0,
  area: null,
  foot: null,
  platformShare: 0.97,
  share: 0.97,
  nameConfidence: 95,
  blocks: [],
};
const compose = (changes: Partial<ScreenshotPost> = {}) =>
  composeScreenshot({ ...READ, ...changes }, 'data:image/jpeg;base64,AAAA', NOW);

describe('composeScreenshot', () => {
  it('#383 names the platform and keeps what was read, with the words to check', () => {
    expect(compose()).toMatchObject({
      url: '',
      platform: 'X',
      author: 'Harbor Ferry',
      handle: '@HarborFerry',
      date: '2026-11-03',
      counts: { likes: 12 },
      previewImage: 'data:image/jpeg;base64,AAAA',
      reading: { confidence: 93.4 },
    });
  });

  it('says that the platform is unknown', () => {
    const { platform, provenance } = compose({ platform: null });
    expect(platform).toBe('Unknown');
    expect(provenance.platform).toMatch(/nothing in the screenshot clearly shows/);
  });

  it.each([
    ['2h', null],
    ['Nov 3', null],
    ['Yesterday', null],
    ['03/11/2026', null],
    ['13/11/2026', '2026-11-13'],
    ['3 November 2026', '2026-11-03'],
    ['Nov 3, 2027', null],
    [null, null],
  ])('the printed time %s is the day %s', (time, date) => {
    const post = compose({ time });
    expect(post.date).toBe(date);
    expect(post.provenance.date ?? '').toContain(time ?? '');
  });

  it('says how sure the choice is, and what spoke against it', () => {
    const choice = compose({ share: 0.5, author: null }).reading?.choice;
    expect(choice).toMatchObject({ confidence: 4, level: 'check' });
    expect(choice?.against.join(' ')).toMatch(/No author/);
    const longer = compose({ share: 0.99, text: 'No sailings today because of the wind.' });
    expect(longer.reading?.choice).toEqual({
      confidence: 96,
      parts: { text: 98, author: 98, network: 97 },
      level: 'sure',
      against: [],
    });
    expect(longer.provenance.platform).toContain('97% sure');
  });

  it('keeps the confidence in its range', () => {
    expect(compose({ confidence: 130 }).reading?.confidence).toBe(100);
  });
});

describe('composeCorrected', () => {
  it('takes the text from the visitor and the rest from the earlier reading', () => {
    const told = { platform: 'X', author: 'Harbor Ferry', counts: { likes: 12 } };
    const post = composeCorrected(told, 'Corrected.', 'data:,');
    expect(post).toMatchObject({
      platform: 'X',
      author: 'Harbor Ferry',
      handle: null,
      text: 'Corrected.',
      counts: { likes: 12 },
      reading: null,
    });
    expect(post.provenance).toMatchObject({
      text: 'corrected by hand',
      counts: 'from the original screenshot',
    });
    expect(composeCorrected({}, 'Corrected.', 'data:,').provenance).not.toHaveProperty('counts');
  });

  it('marks what was corrected, and nothing else', () => {
    const told = { platform: 'Threads', author: 'Harbor Ferry', corrected: ['author'] as const };
    const post = composeCorrected(told, 'No sailings today.', 'data:,');
    expect(post.corrected).toEqual(['author']);
    expect(post.provenance).toMatchObject({
      author: 'corrected by hand',
      platform: 'from the original screenshot',
      text: 'from the original screenshot',
    });
  });
});
