import { describe, expect, it } from 'vitest';
import { composeTyped } from './compose-typed.ts';

describe('composeTyped', () => {
  it('takes the fields that were entered, and says where they come from', () => {
    const post = composeTyped(
      { platform: 'Threads', author: 'Harbor Ferry', date: '2026-03-01', counts: { likes: 3 } },
      'No sailings today.',
    );
    expect(post).toMatchObject({
      text: 'No sailings today.',
      platform: 'Threads',
      author: 'Harbor Ferry',
      handle: null,
      previewImage: null,
      reading: null,
    });
    expect(post.provenance).toEqual({
      text: 'pasted',
      platform: 'entered by hand',
      author: 'entered by hand',
      date: 'entered by hand',
      counts: 'entered by hand',
    });
  });

  it('claims no origin for what was not entered', () => {
    const post = composeTyped({ author: null }, 'Alpha.');
    expect(post.platform).toBe('Unknown');
    expect(post.provenance).toEqual({ text: 'pasted' });
  });
});
