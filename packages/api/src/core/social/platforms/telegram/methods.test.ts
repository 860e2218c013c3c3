import { expect, it } from 'vitest';
import { readPostAnswer } from '../../read-post-answer.ts';

function countsOf(views: string) {
  const text = `<div class="tgme_widget_message"><a class="tgme_widget_message_owner_name">Harbor Desk</a><div class="tgme_widget_message_text">Ferries sail again.</div><span class="tgme_widget_message_views">${views}</span></div>`;
  const postUrl = 'https://t.me/harbordesk/83';
  const answer = { url: postUrl, status: 200, text };
  return readPostAnswer({ postUrl, method: 'embed-page', answer, now: '2026-11-05T10:00:00Z' }).counts;
}

it('a post of a channel has the views that the widget prints', () => {
  expect(countsOf('8.4K')).toEqual({ views: 8_400 });
  expect(countsOf('917')).toEqual({ views: 917 });
  expect(countsOf('')).toEqual({});
});
