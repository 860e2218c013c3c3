/** Raw facts about a page that distinguish login walls, bot challenges and script-only pages from articles. */
import type { Block } from '../html/blocks.ts';
import { countWords } from '../html/count-words.ts';
import type { PageScan } from '../html/scan-page.ts';
import type { LinkedNode } from '../metadata/json-ld.ts';
import { readAccess } from '../metadata/read-record.ts';

export interface PageSignals {
  /** Number of visible words on the whole page. */
  readonly wordsInPage: number;
  /** Number of words of the article. */
  readonly wordsInArticle: number;
  /** Number of words inside links on the whole page. */
  readonly wordsInLinks: number;
  readonly scriptCharacters: number;
  /** URLs of script files, and (in the next two fields) of frames and forms, as written. */
  readonly scriptAddresses: readonly string[];
  readonly frameAddresses: readonly string[];
  readonly formActions: readonly string[];
  readonly hasPasswordField: boolean;
  /** Whether the page says that reading it costs money: `isAccessibleForFree: false` or a content tier. */
  readonly paywall: boolean;
  /** Content of a meta refresh. */
  readonly metaRefresh: string | null;
}

export function readSignals(
  scan: PageScan,
  nodes: readonly LinkedNode[],
  blocks: readonly Block[],
  article: readonly { readonly text: string }[],
): PageSignals {
  const sum = (list: readonly Block[], value: (block: Block) => number) =>
    list.reduce((total, block) => total + value(block), 0);
  return {
    wordsInPage: sum(blocks, (block) => block.words),
    wordsInArticle: article.reduce((total, block) => total + countWords(block.text), 0),
    wordsInLinks: sum(blocks, (block) => block.linkWords),
    scriptCharacters: scan.scriptCharacters,
    scriptAddresses: scan.scriptAddresses,
    frameAddresses: scan.frameAddresses,
    formActions: scan.formActions,
    hasPasswordField: scan.passwordFields > 0,
    paywall: ['paid', 'metered'].includes(readAccess(scan, nodes)?.value ?? ''),
    metaRefresh: scan.metas.get('refresh')?.[0] ?? null,
  };
}
