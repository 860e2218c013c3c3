/** What the readers of a page's fields have in common. */
import type { TitleValidation } from '@earshot/schema/analysis-result';
import type { Block } from '../html/blocks.ts';
import type { PageScan } from '../html/scan-page.ts';
import type { LinkedNode } from './json-ld.ts';

export interface PageSources {
  readonly scan: PageScan;
  /** All nodes of JSON-LD. */
  readonly nodes: readonly LinkedNode[];
  /** The node of the page's article. */
  readonly article: LinkedNode | null;
  readonly blocks: readonly Block[];
  readonly titles: TitleValidation;
  readonly url: string;
}
