import { expect, it } from 'vitest';
import { readList } from '../../../../test/read-list.ts';

const RECALL = ['Norlund recalls 40,000 kettles (Reuters, 28 Nov)', 'https://www.reuters.com/kettles-1/'];
const STRIKE = ['Rail strike to go ahead on Friday (Sky News, 29 Nov)', 'https://news.sky.com/story/1'];
const STORM = ['Storm closes two ports (BBC, 29 Nov)', 'https://www.bbc.co.uk/news/articles/abc'];
const read = (lines: readonly string[]) =>
  readList(lines).lines.map(({ title, source, url }) => [title, source, url]);
const EXPECTED = [RECALL, STRIKE].map(([title = '', url = '']) => {
  const [, headline = '', outlet = ''] = /^(.+) \((.+),/.exec(title) ?? [];
  return [headline, outlet, url];
});

it.each([
  ['alone', [...RECALL, ...STRIKE]],
  ['with blank lines', RECALL.flatMap((line) => [line, '']).concat('', STRIKE)],
  ['numbered and indented', [`1) ${RECALL[0]}`, `   ${RECALL[1]}`, `2) ${STRIKE[0]}`, `   ${STRIKE[1]}`]],
])('joins headlines with the links below them: %s', (_, lines) => {
  expect(read(lines)).toEqual(EXPECTED);
});

it('leaves out section lines, the greeting and the signature of a mail', () => {
  const mail = [
    'Good morning all,',
    'NORLUND',
    ...RECALL,
    'RAIL',
    ...STRIKE,
    ...STORM,
    'Best wishes,',
    'Ana',
  ];
  expect(read(mail)).toEqual([...EXPECTED, ['Storm closes two ports', 'BBC', STORM[1]]]);
});

it('keeps bare links between headlines with their own links', () => {
  const lines = [STORM[1], `Rail strike to go ahead ${STRIKE[1]}`, RECALL[1], 'Council votes on parking'];
  expect(read(lines.map(String))).toHaveLength(4);
});

it('keeps the outlet above a link', () => {
  const lines = [
    'BBC News',
    STORM[1],
    'Storm closes two ports',
    'Sky News',
    STRIKE[1],
    'Rail strike to go ahead',
  ];
  expect(read(lines.map(String)).map(([, source]) => source)).toEqual(['BBC News', 'Sky News']);
});
