import { expect, it } from 'vitest';
import { cutNames, loose, sameName, titleParts } from './title-parts.ts';

it('compares titles by letters and digits', () => {
  expect(loose('Fähre – zwei Jahre später!')).toBe(loose('fahre zwei jahre spater'));
});

it.each([
  ['The Ellery Courier', 'Ellery Courier', true],
  ['ellerycourier.com', 'Ellery Courier', true],
  ['Ellery Courier', 'Ellery Post', false],
  ['', '', false],
])('%j and %j are the same name: %s', (a, b, same) => {
  expect(sameName(a, b)).toBe(same);
});

it('splits titles at separators, not at hyphens inside words', () => {
  expect(titleParts('Two-year delay - Courier | News').map((part) => part.text)).toEqual([
    'Two-year delay',
    'Courier',
    'News',
  ]);
});

it.each([
  ['Ferry delayed | The Ellery Courier', 'Ferry delayed'],
  ['The Ellery Courier: Ferry delayed', 'The Ellery Courier: Ferry delayed'],
  ['The Ellery Courier - Ferry delayed', 'Ferry delayed'],
  ['Ferry - two years late - Ellery Courier', 'Ferry - two years late'],
  ['The Ellery Courier', 'The Ellery Courier'],
  ['ELLERY | Ferry delayed', 'Ferry delayed'],
  ['フェリー延期:Ellery Courier新聞', 'フェリー延期'],
])('cuts the name off %j', (title, headline) => {
  expect(cutNames(title, ['Ellery Courier'])).toBe(headline);
});

it.each([
  ['渡轮公司订购七艘电动船_财经_青河晚报', '渡轮公司订购七艘电动船', '青河晚报'],
  ['渡轮公司订购七艘电动船：青河晚报', '渡轮公司订购七艘电动船', '青河晚报'],
  ['Fares explained: why they rise: Ellery Courier', 'Fares explained: why they rise', 'Ellery Courier'],
  ['Fares explained: why they rise', 'Fares explained: why they rise', 'Ellery Courier'],
])('%s is the headline and a name after its last colon or underscore', (title, headline, name) => {
  expect(cutNames(title, [name])).toBe(headline);
});
