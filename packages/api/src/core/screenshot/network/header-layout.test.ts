import { expect, it } from 'vitest';
import type { PostHeader } from '../headers/author-name.ts';
import type { Page } from '../rows/text-block.ts';
import { segmentOf } from '../words/segments.ts';
import { headerLayout, kindOfName } from './detect-network.ts';

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
