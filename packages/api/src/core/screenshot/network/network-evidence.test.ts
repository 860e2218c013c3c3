import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { type NetworkMarks, networkEvidence, type PrintedAccount } from './detect-network.ts';

/** Returns the evidence other than 0, by network. */
function evidenceOf(account: Partial<PrintedAccount>, marks: Partial<NetworkMarks>) {
  const found = networkEvidence([], { handle: null, ...account }, { icons: [], accents: [], ...marks });
  return Object.fromEntries(
    [...found].map(([id, own]) => [
      id,
      Object.fromEntries(Object.entries(own).filter(([, value]) => value !== 0)),
    ]),
  );
}

it.each(
  examples<[Partial<PrintedAccount>, Partial<NetworkMarks>, Record<string, Record<string, number>>]>(
    import.meta.url,
    'evidence',
  ),
)('the account %j and the marks %j suggest %j', (account, marks, expected) => {
  expect(evidenceOf(account, marks)).toEqual(expected);
});

it('counts an account of another form against a network that something else suggests', () => {
  const against = (account: Partial<PrintedAccount>, marks: Partial<NetworkMarks>, id: string) =>
    evidenceOf(account, marks)[id]?.account;
  const x = { accents: [[29, 155, 240]] } as const;
  expect(against({ handle: '@mara.vell' }, x, 'x')).toBe(-3);
  expect(against({ handle: '@mara@kolibri.example' }, x, 'x')).toBe(-3);
  expect(against({ handle: '@maravell...' }, x, 'x')).toBeUndefined();
  const threads = { icons: ['heart', 'bubble', 'repost'] };
  expect(against({ author: 'Mara Vell' }, threads, 'threads')).toBe(-1);
  expect(against({ author: 'mara.vell' }, threads, 'threads')).toBeUndefined();
});
