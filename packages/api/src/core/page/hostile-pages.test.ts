import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleValues } from '../../../test/examples.ts';
import { MAX_BLOCKS, MAX_DEPTH, MAX_ELEMENTS } from '../limits.ts';
import { readBlocks } from './html/blocks.ts';
import { descendants } from './html/page-element.ts';
import { parseHtml } from './html/parse-html.ts';
import { readPage } from './read-page.ts';

const SENTENCE = 'The ferry leaves the old quay at noon, and it comes back before dark. ';
const URL_READ = 'https://courier.example/2024/03/04/ferry';

const HOSTILE: Record<string, string> = {
  '50,000 nested elements': '<div>'.repeat(50_000) + SENTENCE + '</div>'.repeat(50_000),
  '50,000 nested inline elements': `<p>${'<span>x '.repeat(50_000)}`,
  '100,000 links': '<a href="/x">a link</a> '.repeat(100_000),
  '100,000 unclosed links': '<a href="/x">a link '.repeat(100_000),
  '40,000 paragraphs in a row': `<p>${SENTENCE}</p>`.repeat(40_000),
  '40,000 unclosed paragraphs': `<p>${SENTENCE}`.repeat(40_000),
  '200,000 end tags without start tags': '</div></p>'.repeat(100_000),
  'end tags of other elements at great depth': `${'<div>'.repeat(400)}${'</span></b></table>'.repeat(50_000)}`,
  'nested tables': '<table><tr><td>'.repeat(20_000),
  'a page of 5 MB': `<article>${`<p>${SENTENCE.repeat(6)}</p>`.repeat(11_500)}</article>`,
  'one paragraph of 5 MB': `<p>${SENTENCE.repeat(70_000)}`,
  'nothing but less-than signs': '<'.repeat(1_000_000),
  'a million character references': '&amp;'.repeat(1_000_000),
  '300,000 attributes': `<div ${'a b=c '.repeat(150_000)}>`,
  'deeply nested JSON-LD': `<script type="application/ld+json">${'['.repeat(200_000)}</script>`,
  'endless JSON-LD graph': `<script type="application/ld+json">{"@graph":[${'{"@type":"NewsArticle","headline":"x"},'.repeat(30_000)}]}</script>`,
  'a million spaces inside JSON-LD': `<script type="application/ld+json">{"@type":"NewsArticle",${' '.repeat(1_000_000)}x}</script>`,
  'a JSON-LD headline of a million colons': `<script type="application/ld+json">{"@type":"NewsArticle","headline":"Ferry${':'.repeat(1_000_000)}x"}</script>`,
  'a line of a million quotes': `<p>${'"'.repeat(1_000_000)}x</p>`,
  '3,000 lines without a space': `<p>A.${'A'.repeat(1_000)}</p>`.repeat(3_000),
  'a line of 300,000 labels without a space': `<p>${'by-'.repeat(300_000)}</p>`,
  'a line of 300,000 Korean labels': `<p>${'입력'.repeat(300_000)}</p>`,
  '3,000 lines of initials': `<p>${'A.'.repeat(500)}x</p>`.repeat(3_000),
  'a title of separators': `<title>${'a | '.repeat(100_000)}</title>`,
  '100,000 metas': '<meta name="x" content="y">'.repeat(100_000),
};

describe('hostile pages', () => {
  it.each(Object.entries(HOSTILE))('%s are read to the end', (_, html) => {
    const page = readPage(html, URL_READ);
    expect(page.text.length).toBeLessThanOrEqual(html.length);
    expect(page.date).toBe('2024-03-04');
  });

  it.each(['50,000 nested elements', '100,000 links', 'end tags of other elements at great depth'])(
    '%s stay within the limits of the tree',
    (name) => {
      const root = parseHtml(HOSTILE[name] ?? '');
      const elements = [...descendants(root)];
      expect(elements.every((element) => element.depth <= MAX_DEPTH)).toBe(true);
      expect(elements.length).toBeLessThanOrEqual(MAX_ELEMENTS);
      expect(readBlocks(root).length).toBeLessThanOrEqual(MAX_BLOCKS);
    },
  );

  it('keeps the text of elements beyond the depth limit', () => {
    expect(readBlocks(parseHtml('<div>'.repeat(1_000) + SENTENCE))[0]?.text).toBe(SENTENCE.trim());
  });
});

const PIECES = [SENTENCE, ...exampleValues<string>(import.meta.url, 'pieces')];

it('arbitrary input never throws and gives the same answer twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 20 })), { maxLength: 40 }),
      fc.oneof(fc.webUrl(), fc.string()),
      (pieces, url) => {
        const html = pieces.join('');
        const page = readPage(html, url, { now: new Date('2024-06-01T00:00:00Z') });
        expect(readPage(html, url, { now: new Date('2024-06-01T00:00:00Z') })).toEqual(page);
        expect(page.text).toBe(page.blocks.map((block) => block.text).join('\n\n'));
        if (page.date !== null) expect(page.date).toMatch(/^\d{4}-\d{2}-\d{2}(?:T|$)/);
        if (page.image !== null) expect(page.image).toMatch(/^https?:\/\//);
        for (const name of ['headline', 'source', 'date', 'author'] as const)
          expect(page.provenance[name] === undefined).toBe(page[name] === null);
      },
    ),
    { numRuns: 300 },
  );
});
