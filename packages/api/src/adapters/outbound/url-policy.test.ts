import { Failure } from '@earshot/schema/failures';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
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

it.each(examples<[string, string]>(import.meta.url, 'refused addresses'))(
  '#381 refuses %j as %s',
  (text, cause) => {
    expect(causeOf(text)).toBe(cause);
  },
);

it.each(examples<[string]>(import.meta.url, 'allowed addresses'))('allows %j', (text) => {
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
