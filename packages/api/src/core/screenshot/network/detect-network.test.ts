import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import {
  detectNetwork,
  type NetworkMarks,
  networkEvidence,
  type PrintedAccount,
  phrasePoints,
} from './detect-network.ts';

const tell = (chrome: readonly string[], account?: PrintedAccount, marks?: NetworkMarks) =>
  detectNetwork(networkEvidence(chrome, account, marks));

it.each(examples<[string | null, string[]]>(import.meta.url, 'networks'))('tells %s', (platform, chrome) => {
  expect(tell(chrome).platform).toBe(platform);
});

it('excludes X for a handle with a dot, and reads a server as a sign of Mastodon', () => {
  const chrome = ['[header] Quinlan Rowe @quinlanrowe.example · 2h', '@quinlanrowe.example · 2h'];
  expect(tell(['Relevant people'], { handle: '@quinlanrowe' }).platform).toBe('x');
  expect(tell(['Relevant people'], { handle: '@quinlanrowe.example' }).platform).toBeNull();
  expect(tell(chrome, { handle: '@quinlanrowe.example' }).platform).not.toBe('x');
  expect(tell(['21 boosts'], { handle: '@mara@kolibri.example' }).platform).toBe('mastodon');
});

it('adds the color of a network and the order of its icons to what its words say', () => {
  const chrome = ['Comments 2.8K', '1 day ago'];
  const thumbs = ['thumb', 'bubble'] as const;
  const share = (marks: NetworkMarks) => tell(chrome, undefined, marks).probability;
  expect(share({ icons: thumbs, accents: [] })).toBeGreaterThan(share({ icons: [], accents: [] }));
  expect(share({ icons: thumbs, accents: [[255, 0, 51]] })).toBeGreaterThan(
    share({ icons: thumbs, accents: [] }),
  );
});

it('does not claim a network for its color alone', () => {
  expect(tell([], undefined, { icons: [], accents: [[29, 155, 240]] }).platform).toBeNull();
});

it('does not take a row that begins with a heart for one of a network with thumbs', () => {
  const chrome = ['[header] Fen & Ruin 3 days ago', '3 days ago'];
  const share = (icons: string[]) =>
    networkEvidence(chrome, undefined, { icons, accents: [] }).get('youtube')?.order;
  expect(share(['heart', 'bubble'])).toBe(-1);
  expect(share(['thumb', 'share', 'bubble'])).toBe(1);
});

it('claims no network for a heart, a bubble and a date, which many pages show', () => {
  const marks = { icons: ['heart', 'bubble'], accents: [] };
  expect(tell([], { author: 'Mara Vell', handle: null }, marks).platform).toBeNull();
});

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

it('finds a phrase if its initial capital I was read as a lowercase l', () => {
  expect(phrasePoints(['lnstagram'])).toEqual(phrasePoints(['Instagram']));
  expect(phrasePoints(['lnstagram']).get('instagram')).toBeGreaterThan(0);
});
