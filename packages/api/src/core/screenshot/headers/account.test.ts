import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { agreedAccount } from './author-name.ts';

it.each(examples<[string, string, string, string]>(import.meta.url, 'accounts'))(
  'reads the letters of %j and %j alike',
  (author, handle, name, account) => {
    expect(agreedAccount({ author, handle })).toEqual({ author: name, handle: account });
  },
);

it('changes nothing but letters that look alike', () => {
  const plain = (text: string | null) =>
    text
      ?.toLowerCase()
      .replace(/[l1|ł]/g, 'i')
      .replace(/0/g, 'o');
  const name = fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/);
  const handle = fc.stringMatching(/^@[a-zA-Z0-9_]{3,15}$/);
  fc.assert(
    fc.property(name, handle, (author, account) => {
      const read = agreedAccount({ author, handle: account });
      expect(plain(read.handle)).toBe(plain(account));
      expect(read.author).toBe(author);
    }),
  );
});
