/** Raw facts about a page that distinguish login walls, bot challenges and script-only pages from articles. */
import type { Block } from '../html/blocks.ts';
import { countWords } from '../html/count-words.ts';
import type { PageScan } from '../html/scan-page.ts';
import type { LinkedNode } from '../metadata/json-ld.ts';
import { readAccess } from '../metadata/read-record.ts';

export interface PageSignals {
  readonly wordsInPage: number;
  readonly wordsInArticle: number;
  readonly scriptCharacters: number;
  /** URLs of script files, and (in the next two fields) of frames and forms, as written. */
  readonly scriptAddresses: readonly string[];
  readonly frameAddresses: readonly string[];
  readonly formActions: readonly string[];
  /** Whether the page says that reading it costs money: `isAccessibleForFree: false` or a content tier. */
  readonly paywall: boolean;
}

export function readSignals(
  scan: PageScan,
  nodes: readonly LinkedNode[],
  blocks: readonly Block[],
  article: readonly { readonly text: string }[],
): PageSignals {
  return {
    wordsInPage: blocks.reduce((total, { words }) => total + words, 0),
    wordsInArticle: article.reduce((total, { text }) => total + countWords(text), 0),
    scriptCharacters: scan.scriptCharacters,
    scriptAddresses: scan.scriptAddresses,
    frameAddresses: scan.frameAddresses,
    formActions: scan.formActions,
    paywall: ['paid', 'metered'].includes(readAccess(scan, nodes)?.value ?? ''),
  };
}
