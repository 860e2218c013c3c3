import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { PostHeader } from '../headers/author-name.ts';
import type { Page } from '../rows/text-block.ts';
import { segmentOf } from '../words/segments.ts';
import {
  detectNetwork,
  headerLayout,
  kindOfName,
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

const rowAt = (text: string, left: number, top: number) =>
  segmentOf(
    text.split(' ').map((word, i) => ({
      text: word,
      confidence: 95,
      box: { left: left + 60 * i, right: left + 60 * i + 50, top, bottom: top + 20 },
    })),
  );

function layoutOf(author: string, ...rows: string[]) {
  const segments = rows.map((text, i) => rowAt(text, 100, 40 * i));
  const [name] = segments;
  const header: PostHeader = { author, handle: null, time: null, segments: name ? [name] : [] };
  return headerLayout({ segments } as unknown as Page, header, segments.at(-1) ?? null);
}

it.each([
  ['name/words/age', 'Mara Vell', 'Mara Vell', 'Head of harbors', '3d •', 'The ferry is late.'],
  ['name/followers/age', 'Quay Works', 'Quay Works', '4,812 followers', '2 Std. ·', 'The ferry is late.'],
  ['name/ago', 'Mara Vell', 'Mara Vell', 'vor 2 Tagen', 'The ferry is late.'],
  ['name/date', 'Mara Vell', 'Mara Vell', 'today at 9:51 am', 'The ferry is late.'],
  ['user age', 'maravell', 'maravell 2h', 'The ferry is late.'],
  ['name handle age', 'Mara Vell', 'Mara Vell @maravell · 2h', 'The ferry is late.'],
  ['name/handle age', 'Mara Vell', 'Mara Vell', '@maravell · 2h', 'The ferry is late.'],
] as const)('describes a header as %s', (layout, author, ...rows) => {
  expect(layoutOf(author, ...rows)).toBe(layout);
});

it('is empty without an author', () => {
  expect(headerLayout({ segments: [] } as unknown as Page, null, null)).toBe('');
});

it('distinguishes the kinds of names', () => {
  expect(['@mara', 'mara.vell', 'Mara Vell'].map(kindOfName)).toEqual(['handle', 'user', 'name']);
});

it('finds a phrase if its initial capital I was read as a lowercase l', () => {
  expect(phrasePoints(['lnstagram'])).toEqual(phrasePoints(['Instagram']));
  expect(phrasePoints(['lnstagram']).get('instagram')).toBeGreaterThan(0);
});
