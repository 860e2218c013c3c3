import { expect, it } from 'vitest';
import { readStatus } from './mastodon-status.ts';

const STATUS = {
  id: '115000000000000000',
  content: '<p>They resigned.</p>',
  account: { acct: 'harbor', username: 'harbor', display_name: 'Harbor Desk' },
};

it('a content warning is marked as one, in the text and in the provenance', () => {
  const { text, provenance } = readStatus({ ...STATUS, spoiler_text: 'politics' }, 'a.example', 'the server');
  expect(text).toBe('CW: politics\n\nThey resigned.');
  expect(provenance.text).toBe('the server; the line after “CW:” is the author’s content warning');
});

it('a post without a content warning has its text alone', () => {
  const { text, provenance } = readStatus({ ...STATUS, spoiler_text: '' }, 'a.example', 'the server');
  expect(text).toBe('They resigned.');
  expect(provenance.text).toBe('the server');
});
