import { expect, it } from 'vitest';
import { detectPlatform } from './platform-signs.ts';

it.each([
  ['x', ['Valmora Ports', '@ValmoraPorts', '7:48 AM - Feb 11, 2027 - 31.4K Views', '212 Reposts 18 Quotes']],
  ['facebook', ['87 12 comments 34 shares', 'Like Comment Share']],
  ['linkedin', ['24,918 followers', '46 comments 12 reposts', 'Like Comment Repost Send']],
  ['mastodon', ['@stadtwerke@gruenau.example', '21 boosts']],
  ['reddit', ['r/Valmora 4h ago', 'u/saltpan_walker', 'Join the conversation']],
  [null, ['Share', 'Save']],
  [null, []],
])('tells %s', (platform, furniture) => {
  expect(detectPlatform(furniture)).toBe(platform);
});
