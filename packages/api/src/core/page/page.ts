/** Everything read from a page. All values are plain text, neither verified nor escaped. */

import type { TitleValidation } from '@earshot/schema/analysis-result';
import type { AnalystRecord } from '@earshot/schema/analyst-record';
import type { DerivedUrl } from '../url/derived-url.ts';
import type { BlockKind } from './html/blocks.ts';
import type { PageAddress } from './metadata/page-facts.ts';
import type { PageSignals } from './refusal/evidence.ts';

export interface PageBlock {
  readonly kind: BlockKind;
  readonly text: string;
}

export interface Page {
  /** Text of the article: its blocks in page order, separated by an empty line. `''` if none was found. */
  readonly text: string;
  readonly blocks: readonly PageBlock[];
  /** Captions of the article's images, which are not part of its text. */
  readonly captions: readonly string[];
  readonly headline: string | null;
  readonly titles: TitleValidation;
  readonly source: string | null;
  /** Publication date: an ISO 8601 date, or a date-time with the offset that the page states. */
  readonly date: string | null;
  readonly author: string | null;
  /** Whether the author is a person or an organization. Null if the page does not say. */
  readonly authorKind: 'person' | 'organization' | null;
  readonly description: string | null;
  readonly ogDescription: string | null;
  /** Absolute http(s) URL. */
  readonly image: DerivedUrl | null;
  /** BCP 47 tag as stated, with the language in lowercase. Null if the page states none. */
  readonly language: string | null;
  readonly canonicalUrl: DerivedUrl | null;
  readonly ampUrl: DerivedUrl | null;
  /** The fields of the analyst's record that the page states. */
  readonly record: AnalystRecord;
  /** From JSON-LD: the address of the publisher or another organization, otherwise the location of the story. */
  readonly address: PageAddress | null;
  /** Source of each value in plain words, keyed by field name. */
  readonly provenance: Readonly<Record<string, string>>;
  readonly signals: PageSignals;
}

/** Returns all titles that a page states, and its headline. */
export function titlesOf({ titles, headline }: Pick<Page, 'titles' | 'headline'>): string[] {
  return [...Object.values(titles), headline].filter((title) => title !== null);
}
