import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { networks } from '../../content/links/links.data.ts';
import { isHostOf } from '../url/hosts.ts';
import { PLATFORMS } from './platforms.ts';
import { readPostPage } from './reading/post-page.ts';

/** A host name that matches a pattern: `*.example.*` matches `example.com`. */
const exampleOf = (pattern: string) => pattern.replace(/^\*\./, '').replace(/\.\*$/, '.com');

it('share no host with another network of the table', () => {
  const hosts = networks.flatMap(({ name, addresses }) =>
    addresses.host.map(({ pattern: host }) => ({ name, host })),
  );
  const both = hosts.flatMap(({ name, host }) =>
    hosts
      .filter((other) => other.name !== name && isHostOf(other.host, exampleOf(host)))
      .map((other) => `${host} is ${name} and ${other.name}`),
  );
  expect(both).toEqual([]);
});

it('have different ids and names', () => {
  for (const key of ['id', 'name'] as const) {
    const values = PLATFORMS.map((platform) => platform[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});

it('have a row each in docs/methods/social.md', () => {
  const page = readFileSync(new URL('../../../../../docs/methods/social.md', import.meta.url), 'utf8');
  const missing = PLATFORMS.filter(({ name }) => !page.includes(`\n| ${name} |`)).map(({ name }) => name);
  expect(missing).toEqual([]);
});

it.each(PLATFORMS.filter(({ id }) => id !== 'x').map(({ name }) => name.replace(/ (?:Notes|channel)$/, '')))(
  'have a login page that is not read as a post: %s',
  (name) => {
    for (const title of [
      name,
      `Log in to ${name}`,
      `${name} | Sign up`,
      `${name} Login, Sign in | ${name}`,
    ]) {
      const page = { url: 'https://network.example/posts/1', status: 200, text: `<title>${title}</title>` };
      expect(() => readPostPage(page), title).toThrow(
        expect.objectContaining({ failureCause: 'social-no-public-text' }),
      );
    }
  },
);
