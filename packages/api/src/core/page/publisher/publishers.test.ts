import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { allPublishers } from '../../../content/outlets.data.ts';
import sharedNames from '../../../content/publishers/shared-names.json' with { type: 'json' };
import { publisherByDomain, publisherByName, publisherScope } from './publishers.ts';

function at(url: string, siteName: string | null = null) {
  return publisherScope({ url, siteName });
}

describe('publisherScope: the table', () => {
  it.each(examples<[string, string, string, string]>(import.meta.url, 'publishers'))(
    '#373 knows %s as %s',
    (url, name, scope, location) => {
      const answer = at(url, 'A name that the page states');
      expect(answer).toMatchObject({ name, scope, location });
      expect(answer.reason).toContain('Our table of outlets');
      expect(answer.reason).toContain(name);
    },
  );

  it('#373 finds every outlet by each of its addresses, below subdomains as well', () => {
    for (const { name, scope, domains } of allPublishers)
      for (const domain of domains) {
        expect(at(`https://www.${domain}/article-1`)).toMatchObject({ name, scope });
        if (!domain.includes('/')) expect(publisherByDomain(`m.${domain}`)?.name).toBe(name);
      }
  });

  it('#373 finds every outlet by each of its names', () => {
    for (const { name, otherNames, scope } of allPublishers)
      for (const each of [name, ...otherNames])
        expect(publisherByName(` ${each.toLowerCase()} `), each).toMatchObject({ name, scope });
  });

  it.each(['reuters.com', 'REUTERS.COM', 'www.reuters.com', 'uk.reuters.com'])(
    '#220 takes %s for the one source Reuters',
    (hostname) => {
      expect(publisherByDomain(hostname)?.name).toBe('Reuters');
    },
  );

  it.each(['notreuters.com', 'reuters.com.evil.example', 'com', '', 'localhost', '127.0.0.1', 'ap'])(
    '#373 does not take %j for a known outlet',
    (hostname) => {
      expect(publisherByDomain(hostname)).toBeNull();
    },
  );
});

it.each(
  examples<[string, { city: string; region: string | null; country: string } | null, string | null, string]>(
    import.meta.url,
    'locations',
  ),
)(
  '#373 outside the table, %s with the address %j has the location %s and no scope',
  (url, address, location, reason) => {
    const answer = publisherScope({ url, siteName: 'Ohio Examiner', address });
    expect(answer).toMatchObject({ name: 'Ohio Examiner', scope: 'other', location });
    expect(answer.reason).toContain(reason);
  },
);

describe('publisherScope: kinds of outlets', () => {
  it('#373 says of a paid wire that the sender paid for the text', () => {
    expect(at('https://www.prnewswire.com/news-releases/x').reason).toMatch(
      /Paid distribution: the sender paid for this text to be published\.$/,
    );
    expect(publisherByName('Business Wire').reason).toContain('Paid distribution');
    expect(at('https://apnews.com/x').reason).not.toContain('Paid distribution');
  });

  it.each([
    ['https://apnews.com/press-release/x', 'https://apnews.com/article/x'],
    ['https://www.marketwatch.com/press-release/x', 'https://www.marketwatch.com/story/x'],
    ['https://via.tt.se/pressmeddelande/x', 'https://tt.se/x'],
  ])('#373 tells the paid releases of a news site, %s, from its own stories', (release, story) => {
    expect(at(release).reason).toContain('Paid distribution');
    expect(at(story).reason).toMatch(/^Our table of outlets lists .*\)\.$/);
  });

  it('#373 says of a closed outlet that it no longer publishes', () => {
    expect(at('https://www.newshub.co.nz/x').reason).toMatch(/The outlet no longer publishes\.$/);
  });
});

describe('publisherByName', () => {
  it.each(examples<[string, string, string]>(import.meta.url, 'assumes an outlet for and names others'))(
    '#373 assumes an outlet for %s and names others',
    (typed, assumed, other) => {
      const { name, reason } = publisherByName(typed);
      expect(name).toBe(assumed);
      expect(reason).toContain(`lists the name “${typed}”: ${assumed},`);
      expect(reason).toContain(other);
    },
  );

  it.each(['Wire', 'times', 'Sun', 'Hill', 'National', 'Local'])(
    '%s without its article is no sure name',
    (name) => {
      expect(publisherByName(name)).toMatchObject({ name, scope: 'other', location: null });
    },
  );

  it.each([
    ...['The Star', 'The Post', 'The Herald', 'The Standard'],
    ...['Daily News', 'The Chronicle', 'The Globe', 'The Mail'],
  ])('#373 assumes no outlet for %s and offers several', (typed) => {
    const { scope, reason } = publisherByName(typed);
    expect(scope).toBe('other');
    expect(reason).toMatch(/may mean several outlets: .* Enter the full name of one of them\.$/);
  });

  it('#373 names the one outlet that it knows by a shared name, and assumes none', () => {
    expect(publisherByName('The Advertiser')).toMatchObject({
      scope: 'other',
      reason: '“The Advertiser” may mean The Advertiser (Adelaide) or another outlet. Enter the full name.',
    });
  });

  it('#373 knows every outlet that a list of shared names holds', () => {
    for (const name of Object.values(sharedNames).flat())
      expect(publisherByName(name).scope, name).not.toBe('other');
  });

  it('#373 knows only exact names', () => {
    expect(publisherByName('the guardian').name).toBe('The Guardian');
    expect(publisherByName('Evening Standard').name).toBe('The Standard (London)');
    for (const name of ['Guardia', 'The Guardian Weekly Review', 'Reuters Staff', ''])
      expect(publisherByName(name).scope).toBe('other');
  });

  it('#382 never throws and always answers the same with a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webUrl(), (text, url) => {
        for (const input of [
          { url, siteName: text },
          { url: text, siteName: null },
        ]) {
          const answer = publisherScope({
            ...input,
            address: { city: text, region: text, country: text },
          });
          expect(publisherScope({ ...input, address: { city: text, region: text, country: text } })).toEqual(
            answer,
          );
          expect(answer.reason.length).toBeGreaterThan(10);
        }
        expect(publisherByName(text).reason.length).toBeGreaterThan(10);
      }),
    );
  });
});
