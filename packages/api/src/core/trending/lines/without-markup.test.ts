import { expect, it } from 'vitest';
import { withoutMarkup } from './number-lines.ts';

it.each([
  ['"title": "Ferry \\"Aurelia\\" aground",', 'title: Ferry "Aurelia" aground'],
  ['{ "source": "Coast Times" },', 'source: Coast Times'],
  ['"reach": 48200', 'reach: 48200'],
  ['<title><![CDATA[Ferry aground]]></title>', 'title: Ferry aground'],
  ['<pubDate>Tue, 18 Nov 2026 08:00:00 GMT</pubDate>', 'pubDate: Tue, 18 Nov 2026 08:00:00 GMT'],
  ['<item>', ''],
  ['},', ''],
  ['**Ferry** aground', 'Ferry aground'],
  ['[Ferry aground](https://coast.example/a)', 'Ferry aground https://coast.example/a'],
  ['Ferry aground<https://coast.example/a>', 'Ferry aground https://coast.example/a'],
])('%s becomes %s', (line, text) => {
  expect(withoutMarkup(line)).toBe(text);
});

it.each([
  '"We got this wrong": Kestrel boss apologizes',
  '"Not a penny more", says mayor',
  '[Coast Times] Ferry aground',
  '<3 for the ferry crew',
])('%s stays', (line) => {
  expect(withoutMarkup(line)).toBe(line);
});
