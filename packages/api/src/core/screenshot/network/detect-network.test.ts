import { expect, it } from 'vitest';
import { detectNetwork, type NetworkMarks, networkEvidence, type PrintedAccount } from './detect-network.ts';

const tell = (chrome: readonly string[], account?: PrintedAccount, marks?: NetworkMarks) =>
  detectNetwork(networkEvidence(chrome, account, marks));

it.each<[string | null, string[]]>([
  ['x', ['Valmora Ports', '@ValmoraPorts', '7:48 AM - Feb 11, 2027 - 31.4K Views', '212 Reposts 18 Quotes']],
  ['facebook', ['87 12 comments 34 shares', 'Like Comment Share']],
  ['linkedin', ['24,918 followers', '46 comments 12 reposts', 'Like Comment Repost Send']],
  ['mastodon', ['@stadtwerke@gruenau.example', '21 boosts']],
  ['reddit', ['r/Valmora 4h ago', 'u/saltpan_walker', 'Join the conversation']],
  ['x', ['Valmora Ports', '344 Reply Copy link', 'Read 63 replies']],
  ['reddit', ['r/valmora - vor 17 Stunden', 'Teilen']],
  ['reddit', ['r/Valmora_DE « vor 2 T.', '2 Teilen']],
  ['tiktok', ['Vélo Malin - 4 j', 'J3 Son original']],
  ['telegram', ['41 875 prenumeranter', '10.2K 20:13']],
  ['facebook', ['Theo Lind and 702 others', 'Like Comment Send Share', 'Most relevant']],
  [null, ['Quillon Biotech', '61,896 followers', 'Promoted', 'Like Comment Share']],
  ['mastodon', ['Sunday @sysadmin@infos... 21h', 'Nov 26, 2024 8:15 PM - Mastodon for iOS']],
  ['youtube', ['Two Tired Cyclists', '7 hours ago', 'Home Shorts Subscriptions You']],
  ['truthsocial', ['Truth', '@senbrannigan', '7,165 ReTruths 49.8K Likes', '@yusufd - 5h']],
  ['instagram', ['Reels Amici', 'Audio originale']],
  ['youtube', ['Pinned by @RustAndRivets', '@harold-p-1951 · 8d']],
  ['telegram', ['MUTE']],
  ['reddit', ['u/sofa_critic · 4h', 'Award Share']],
  ['linkedin', ['Gefallt mir Kommentar Teilen 4 senden']],
  ['facebook', ['Like Comment Send', '4d Like Reply 204']],
  ['instagram', ['Afficher les 2 087 commentaires']],
  ['telegram', ['5 118 subscritores', 'DESATIVAR NOTIFICACOES']],
  ['youtube', ['22 k votes', '@garde_de_nuit -ilya20h']],
  ['facebook', ['[header] Lending Library 16. November um 21:12', '16. November um 21:12']],
  [null, ['[header] mill_hand Nov 16, 2026 at 9:12 PM', 'Nov 16, 2026 at 9:12 PM']],
  ['linkedin', ['[header] Polestone Ferries 92,118 followers 5h ®', '92,118 followers']],
  ['threads', ['[header] marta_redactora 3 Std.', 'marta_redactora 3 Std.']],
  ['youtube', ['[header] Fen & Ruin vor 3 Tagen', '1245 Stimmen', 'vor 3 Tagen']],
  ['youtube', ['[header] @fenandruin · vor 3 Tagen', '@fenandruin · vor 3 Tagen']],
  [null, ['[header] marta.redactora © 18 h', 'marta.redactora © 18 h']],
  ['x', ['[header] BTR - Barcas, S.A. {+ @barcasdotejo -18/11']],
  [null, ['Following', 'For you', 'Kit Marrable 3h', '1h']],
  ['whatsapp-channel', ['Valmora Council', '12.4K followers', 'Today', '10:31']],
  [null, ['Share', 'Save']],
  [null, []],
])('tells %s', (platform, chrome) => {
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
