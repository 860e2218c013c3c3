import { describe, expect, it } from 'vitest';
import { mayLead, readLead } from './read-lead.ts';

const URL_OF_PAGE = 'https://news.example/amp/story';
const leadOf = (html: string) => {
  const { next } = readLead({ html, url: URL_OF_PAGE });
  // The quick look never misses what the reader finds.
  if (next !== null) expect(mayLead(html)).toBe(true);
  return next;
};
const amp = (head: string, mark = 'amp') =>
  `<!doctype html><html ${mark} lang="en"><head>${head}</head></html>`;
const canonical = (href: string, rel = 'canonical') => `<link rel="${rel}" href="${href}">`;
const ORIGINAL = { url: 'https://news.example/story', via: 'canonical', isOptional: true };

describe('the original of an AMP page', () => {
  it.each([
    ['its address', amp(canonical('https://news.example/story'))],
    ['a relative address', amp(canonical('/story'))],
    ['the mark ⚡', amp(canonical('/story'), '⚡')],
    ['several relations', amp(canonical('/story', 'shortlink Canonical'))],
    [
      'other links first',
      amp(`<link rel="amphtml" href="/a">${canonical('http://[')}${canonical('/story')}`),
    ],
  ])('is found by %s', (_, html) => {
    expect(leadOf(html)).toEqual(ORIGINAL);
  });

  it.each([
    ['of the page itself', amp(canonical(URL_OF_PAGE))],
    ['of a page that is not AMP', amp(canonical('/story'), 'class="amp-story"')],
    ['of a relation that only contains the word', amp(canonical('/story', 'canonical-language'))],
    ['without an address', amp(canonical('http://['))],
    ['without a link', amp('')],
  ])('is not the canonical link %s', (_, html) => {
    expect(leadOf(html)).toBeNull();
  });

  it('is not read if the page redirects', () => {
    const refresh = '<meta http-equiv="refresh" content="0;url=/next">';
    expect(leadOf(amp(refresh + canonical('/story')))).toEqual({
      url: 'https://news.example/next',
      via: 'meta-refresh',
      isOptional: false,
    });
  });
});

describe('a form that a script submits', () => {
  const SUBMIT = '<script>document.forms[0].submit()</script>';
  const form = (inside: string, attributes = 'action="/next"') => `<form ${attributes}>${inside}</form>`;
  const FIELD = '<input type="hidden" name="id" value="7 8">';

  it.each([
    ['with its fields', form(FIELD), '/next?id=7+8'],
    ['without fields', form(''), '/next'],
    ['with get as its method', form(FIELD, 'action="/next" method=" GET "'), '/next?id=7+8'],
    ['with a query that the fields replace', form(FIELD, 'action="/next?old=1#top"'), '/next?id=7+8'],
    [
      'with fields that are not sent',
      form(`${FIELD}<input value="x"><input type="Submit" name="ok">`),
      '/next?id=7+8',
    ],
  ])('%s leads to its target', (_, html, target) => {
    expect(leadOf(`${html}${SUBMIT}`)?.url).toBe(`https://news.example${target}`);
    expect(leadOf(`${html}<script>document.getElementById('go').click()</script>`)?.url).toBe(
      `https://news.example${target}`,
    );
  });

  it.each([
    ['a form that is posted', form(FIELD, 'action="/next" method="post"') + SUBMIT],
    ['one of two forms', form(FIELD) + form(FIELD) + SUBMIT],
    ['a form that a visitor submits', `${form(FIELD)}<script>count()</script>`],
    ['a form without a target or fields', form('', '') + SUBMIT],
    ['no form', SUBMIT],
  ])('is not %s', (_, html) => {
    expect(leadOf(html)).toBeNull();
  });
});

describe('the quick look for a redirect', () => {
  const STORY = `<p>${'The ferry sails at noon from the harbor. '.repeat(20)}</p>`;

  it('rules it out on a page with text, without parsing the page', () => {
    expect(mayLead(`<script>location = "/next"</script>${STORY}`)).toBe(false);
    expect(mayLead(`${'<script></script>'.repeat(5_000)}${STORY}`)).toBe(false);
  });

  it('does not on a page with a refresh, with few words, or with a very long beginning', () => {
    expect(mayLead(`<meta http-equiv="refresh" content="0;url=/next">${STORY}`)).toBe(true);
    expect(mayLead('<script>location = "/next"</script>')).toBe(true);
    expect(mayLead(`${'<script></script>'.repeat(20_000)}${STORY}`)).toBe(true);
  });
});
