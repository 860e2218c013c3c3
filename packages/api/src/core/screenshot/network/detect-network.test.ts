import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { detectNetwork, type NetworkMarks, networkEvidence, type PrintedAccount } from './detect-network.ts';

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

const withMarks = (marks: Partial<NetworkMarks>, author: string | null = null) =>
  tell([], { author, handle: null }, { icons: [], accents: [], ...marks }).platform;

it('identifies a network without words by the order of its icons and the layout of its header', () => {
  const icons = ['thumb', 'bubble', 'repost'];
  expect(withMarks({ icons, layout: 'name/words/age' }, 'Mara Vell')).toBe('linkedin');
  expect(withMarks({ layout: 'name/words/age' }, 'Mara Vell')).toBeNull();
  expect(withMarks({ icons: ['thumb', 'bubble', 'share'], layout: 'name/age' }, 'Mara Vell')).toBe(
    'facebook',
  );
});

it('does not take a row that begins with a heart for one of a network with thumbs', () => {
  const chrome = ['[header] Fen & Ruin 3 days ago', '3 days ago'];
  const share = (icons: string[]) =>
    networkEvidence(chrome, undefined, { icons, accents: [] }).get('youtube')?.order;
  expect(share(['heart', 'bubble'])).toBe(-1);
  expect(share(['thumb', 'share', 'bubble'])).toBe(1);
});

it('claims no network for a heart, a bubble and a date, which many pages show', () => {
  const icons = ['heart', 'bubble'];
  for (const layout of ['name/date', 'name/ago', 'name date', 'name ago'])
    expect(withMarks({ icons, layout }, 'Mara Vell')).toBeNull();
});
