import { Failure } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { createUrlPolicy, judgeUrl } from './url-policy.ts';

const policy = createUrlPolicy([]);

function causeOf(text: string, rules = policy): string | null {
  try {
    judgeUrl(text, rules);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.failureCause;
    throw error;
  }
}

describe('URL policy', () => {
  it.each([
    ['', 'invalid-url'],
    ['news', 'invalid-url'],
    ['news.example/story', 'invalid-url'],
    ['http://', 'invalid-url'],
    ['http://[::1', 'invalid-url'],
    ['http://news example/', 'invalid-url'],
    ['http://news.example/a\r\nHost: b', 'invalid-url'],
    ['http://news.example/\u0000', 'invalid-url'],
    ['http://news.example\t/', 'invalid-url'],
    ['http://10.0.0.1%0d%0aHost:x/', 'invalid-url'],
    ['http://[fe80::1%25lo]/', 'invalid-url'],
    ['http://256.256.256.256/', 'invalid-url'],
    ['file:///etc/hosts', 'forbidden-scheme'],
    ['ftp://news.example/', 'forbidden-scheme'],
    ['gopher://news.example:80/_x', 'forbidden-scheme'],
    ['data:text/html,hello', 'forbidden-scheme'],
    ['javascript:alert(1)', 'forbidden-scheme'],
    ['blob:http://news.example/1', 'forbidden-scheme'],
    ['http://reader@news.example/', 'forbidden-userinfo'],
    ['http://news.example@127.0.0.1/', 'forbidden-userinfo'],
    ['http://:secret@news.example/', 'forbidden-userinfo'],
    ['http://news.example:22/', 'forbidden-port'],
    ['https://news.example:25/', 'forbidden-port'],
    ['http://news.example:6379/', 'forbidden-port'],
    ['http://8.8.8.8:53/', 'forbidden-port'],
    ['http://localhost/', 'forbidden-host'],
    ['http://LocalHost./', 'forbidden-host'],
    ['http://app.localhost/', 'forbidden-host'],
    ['http://intranet/', 'forbidden-host'],
    ['http://printer.local/', 'forbidden-host'],
    ['http://metadata.google.internal/', 'forbidden-host'],
    ['http://nas.lan/', 'forbidden-host'],
    ['http://nas.home.arpa./', 'forbidden-host'],
    ['http://hidden.onion/', 'forbidden-host'],
    ['http://ｌｏｃａｌｈｏｓｔ/', 'forbidden-host'],
    ['http://127.0.0.1/', 'forbidden-address-literal'],
    ['http://127.1/', 'forbidden-address-literal'],
    ['http://2130706433/', 'forbidden-address-literal'],
    ['http://0x7f000001/', 'forbidden-address-literal'],
    ['http://0177.0.0.01/', 'forbidden-address-literal'],
    ['http://①②⑦.⓪.⓪.①/', 'forbidden-address-literal'],
    ['http://127.0.0.1./', 'forbidden-address-literal'],
    ['http:127.0.0.1', 'forbidden-address-literal'],
    ['http:/\\127.0.0.1/', 'forbidden-address-literal'],
    ['http://[::ffff:127.0.0.1]/', 'forbidden-address-literal'],
    ['http://[::ffff:7f00:1]/', 'forbidden-address-literal'],
    ['http://[64:ff9b::7f00:1]/', 'forbidden-address-literal'],
    ['http://169.254.169.254/latest/meta-data/', 'forbidden-address-literal'],
  ])('#381 refuses %j as %s', (text, cause) => {
    expect(causeOf(text)).toBe(cause);
  });

  it.each([
    'https://news.example/story?a=1#top',
    ' http://news.example/ ',
    'HTTP://NEWS.EXAMPLE:8080/',
    'https://news.example:8443/',
    'https://bücher.example/',
    'http://8.8.8.8/',
    'http://134744072/',
    'http://[2606:4700::1111]/',
    'http://[::ffff:8.8.8.8]/',
    'https://localhost.example/',
  ])('allows %j', (text) => {
    expect(causeOf(text)).toBeNull();
  });

  it('lets the operator list a host by its text, with any port or with one', () => {
    const some = createUrlPolicy(['newsroom.corp', 'localhost:9000', '[::1]:9000', '10.0.0.5']);
    expect(causeOf('http://newsroom.corp:1234/', some)).toBeNull();
    expect(causeOf('http://NEWSROOM.corp./', some)).toBeNull();
    expect(causeOf('http://localhost:9000/', some)).toBeNull();
    expect(causeOf('http://localhost:9001/', some)).toBe('forbidden-host');
    expect(causeOf('http://[0:0::1]:9000/', some)).toBeNull();
    expect(causeOf('http://10.0.0.5:22/', some)).toBeNull();
    expect(causeOf('http://10.0.0.6/', some)).toBe('forbidden-address-literal');
    expect(causeOf('http://sub.newsroom.corp/', some)).toBe('forbidden-host');
    expect(judgeUrl('http://newsroom.corp/', some).isAllowedHost).toBe(true);
  });

  it('lets the operator list addresses by prefix, which leaves the names alone', () => {
    const some = createUrlPolicy(['10.1.0.0/16', '[fd00::/8]:8080']);
    expect(causeOf('http://10.1.255.255/', some)).toBeNull();
    expect(causeOf('http://10.2.0.0/', some)).toBe('forbidden-address-literal');
    expect(causeOf('http://[fd12::1]:8080/', some)).toBeNull();
    expect(causeOf('http://[fd12::1]/', some)).toBe('forbidden-address-literal');
    expect(causeOf('http://wiki.corp/', some)).toBe('forbidden-host');
    expect(judgeUrl('http://10.1.0.1/', some).isAllowedHost).toBe(false);
  });

  it.each(['10.0.0.0/33', 'a b', 'fd00::/129', '/8'])('names the entry %j that cannot be read', (entry) => {
    expect(() => createUrlPolicy([entry])).toThrow(entry);
  });
});
