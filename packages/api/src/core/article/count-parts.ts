import type { AnalyzedDocument } from '@earshot/schema/analysis-result';
import { ARTICLE_PARTS, type ArticlePart, DEFAULT_COUNTED_PARTS } from '@earshot/schema/article/rules';
import type { Page, PageBlock } from '../page/read-page.ts';

export interface CountedText {
  /** The standfirst, the body with its tables, and the captions as the last paragraphs, as far as they count. */
  readonly text: string;
  readonly standfirstCharacters: number;
  /** Length of `text` without the captions, which is where they begin. */
  readonly captionsAt: number;
  /** Captions that do not count. Their mentions are reported separately. */
  readonly uncountedCaptions: readonly string[];
  readonly parts: Pick<AnalyzedDocument, 'standfirst' | 'tables' | 'body' | 'captions' | 'counted'>;
}

/** `chosen`: the parts that count in addition to the body. */
export function countParts(
  { blocks, captions }: Pick<Page, 'blocks' | 'captions'>,
  chosen: readonly ArticlePart[] = DEFAULT_COUNTED_PARTS,
): CountedText {
  const counts = new Set(chosen);
  const standfirst = blocks[0]?.kind === 'standfirst' ? blocks[0].text : null;
  const rest = standfirst === null ? blocks : blocks.slice(1);
  const tables = tablesIn(rest);
  const body = textOf(rest.filter(({ kind }) => kind !== 'table-row'));
  const counted = [
    ...(standfirst !== null && counts.has('standfirst') ? [standfirst] : []),
    ...rest.filter(({ kind }) => kind !== 'table-row' || counts.has('tables')).map(({ text }) => text),
  ].join(BETWEEN);
  const shownCaptions = counts.has('captions') ? captions : [];
  const text = [counted, ...shownCaptions].filter(Boolean).join(BETWEEN);
  const existing = {
    standfirst: standfirst !== null,
    captions: captions.length > 0,
    tables: tables.length > 0,
  };
  const named = ARTICLE_PARTS.filter((part) => existing[part]);
  return {
    text,
    standfirstCharacters: standfirst !== null && counts.has('standfirst') ? standfirst.length : 0,
    captionsAt: counted.length,
    uncountedCaptions: counts.has('captions') ? [] : captions,
    parts: {
      ...(standfirst !== null && { standfirst }),
      ...(tables.length > 0 && { tables }),
      ...(captions.length > 0 && { captions: [...captions] }),
      ...(body !== text && { body }),
      ...(named.length > 0 && { counted: named.filter((part) => counts.has(part)) }),
    },
  };
}

const BETWEEN = '\n\n';

const textOf = (blocks: readonly PageBlock[]) => blocks.map(({ text }) => text).join(BETWEEN);

function tablesIn(blocks: readonly PageBlock[]): string[] {
  const tables: string[][] = [];
  blocks.forEach(({ kind, text }, i) => {
    if (kind !== 'table-row') return;
    if (blocks[i - 1]?.kind === 'table-row') tables.at(-1)?.push(text);
    else tables.push([text]);
  });
  return tables.map((rows) => rows.join('\n'));
}
