import { Failure, type FailureCause } from '@earshot/schema/failures';
import { countIn } from '@earshot/schema/values/numbers/read-count';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readOembed } from '../methods/oembed.ts';
import { assertAnswered, countsAt, readJson, stringAt, tryParse, valueAt, webUrlAt } from './answer.ts';

function causeOf(act: () => unknown): FailureCause | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.failureCause;
    throw error;
  }
}

const answer = (text: string, status = 200, url = 'https://network.example/post/1') => ({
  url,
  status,
  text,
});

describe('the status of an answer', () => {
  it.each(examples<[number, FailureCause | null]>(import.meta.url, 'the status of an answer'))(
    '%i means %s',
    (status, cause) => {
      expect(causeOf(() => assertAnswered(answer('', status)))).toBe(cause);
    },
  );

  it('means what the platform documents, if that differs', () => {
    expect(causeOf(() => assertAnswered(answer('', 403), { 403: 'social-gone' }))).toBe('social-gone');
    expect(causeOf(() => assertAnswered(answer('', 404), { 403: 'social-gone' }))).toBe('social-gone');
  });

  it.each(examples<[string, FailureCause | null]>(import.meta.url, 'status 200'))(
    '200 at %s means %s',
    (url, cause) => {
      expect(causeOf(() => assertAnswered(answer('', 200, url)))).toBe(cause);
    },
  );
});

describe('a JSON answer', () => {
  it.each(examples<[string, FailureCause | null]>(import.meta.url, 'a JSON answer'))(
    '%s: %s',
    (text, cause) => {
      expect(causeOf(() => readJson(answer(text)))).toBe(cause);
    },
  );

  it('is read along a path of own members and indexes', () => {
    const value = tryParse(
      '{"a":[{"b":" text ","c":""}],"url":"javascript:alert(1)","link":"https://a.example/x"}',
    );
    expect(stringAt(value, 'a', 0, 'b')).toBe('text');
    for (const path of [['a', 0, 'c'], ['a', 1, 'b'], ['a']]) expect(stringAt(value, ...path)).toBeNull();
    expect(valueAt(value, 'constructor') ?? valueAt('text', 0)).toBeUndefined();
    expect(webUrlAt(value, 'link')).toBe('https://a.example/x');
    expect(webUrlAt(value, 'url') ?? webUrlAt(value, 'none')).toBeNull();
  });

  it('has counts that are whole numbers from 0, under their own names', () => {
    const value = { likes: 0, shares: 12, replies: -1, views: 1.5, saves: '7' };
    const names = { likes: 'likes', shares: 'reposts', replies: 'replies', views: 'views', saves: 'saves' };
    expect(countsAt(value, names)).toEqual({ likes: 0, reposts: 12 });
  });
});

describe('an oEmbed answer', () => {
  it('gives title, author, handle, markup and picture', () => {
    const text = JSON.stringify({
      type: 'rich',
      title: ' A post ',
      author_name: 'Harbor Desk',
      author_url: 'https://network.example/@harbor.desk/',
      html: '<p>Text</p>',
      thumbnail_url: 'https://network.example/a.jpg',
    });
    expect(readOembed(answer(text))).toMatchObject({
      title: 'A post',
      author: 'Harbor Desk',
      handle: '@harbor.desk',
      paragraph: 'Text',
      image: 'https://network.example/a.jpg',
    });
  });

  it.each([
    ['https://network.example/harbor', '@harbor'],
    ['https://network.example/@harbor', '@harbor'],
    ['https://network.example/channel/UC-1_x', '@UC-1_x'],
    ['https://network.example/harbor%20desk', null],
    ['https://network.example/', null],
    [undefined, null],
  ])('the author %s has the handle %s', (author_url, handle) => {
    expect(readOembed(answer(JSON.stringify({ type: 'rich', author_url }))).handle).toBe(handle);
  });

  it.each(['type', 'version', 'html', 'provider_name'])('is recognized by %s alone', (name) => {
    expect(causeOf(() => readOembed(answer(JSON.stringify({ [name]: '1' }))))).toBeNull();
  });

  it('is nothing without any of these', () => {
    expect(causeOf(() => readOembed(answer('{"title":"A post"}')))).toBe('social-unavailable');
    expect(causeOf(() => readOembed(answer('{"type":"rich"}', 403), { 403: 'social-gone' }))).toBe(
      'social-gone',
    );
  });
});

it.each(examples<[string, number | null]>(import.meta.url, 'the printed count'))(
  'the printed count "%s" is %s',
  (printed, count) => {
    expect(countIn(printed)).toBe(count);
  },
);
