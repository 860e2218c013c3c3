/** What is known about a page after reading it. Everything in it is plain text; nothing has been trusted or escaped. */
import type { TitleValidation } from '@earshot/schema/analysis-result';
import type { AnalystRecord } from '@earshot/schema/analyst-record';
import type { DerivedUrl } from '../url/derived-url.ts';
import type { BlockKind } from './html/blocks.ts';
import type { PageSignals } from './refusal/signals.ts';

export interface PageBlock {
  readonly kind: BlockKind;
  readonly text: string;
}

export interface PageAddress {
  readonly city: string | null;
  readonly region: string | null;
  /** As stated: a name or an ISO 3166 code. */
  readonly country: string | null;
}

export interface Page {
  /** The article: its blocks in page order, separated by an empty line; `''` when none was found. */
  readonly text: string;
  readonly blocks: readonly PageBlock[];
  /** Captions of the article's pictures, which are not part of its text. */
  readonly captions: readonly string[];
  readonly headline: string | null;
  readonly titles: TitleValidation;
  /** Name of the publication. */
  readonly source: string | null;
  /** Day of publication as ISO 8601 date, or date-time with the offset that the page states. */
  readonly date: string | null;
  readonly author: string | null;
  /** Whether the author is a person or an organization; null when the page does not tell. */
  readonly authorKind: 'person' | 'organization' | null;
  readonly description: string | null;
  readonly ogDescription: string | null;
  /** Absolute http(s) address. */
  readonly image: DerivedUrl | null;
  /** BCP 47 tag as the page states it, lower-case language; null when it states none. */
  readonly language: string | null;
  readonly canonicalUrl: DerivedUrl | null;
  readonly ampUrl: DerivedUrl | null;
  /** The fields of the analyst's record that the page states. */
  readonly record: AnalystRecord;
  /** Stated in JSON-LD: where the publisher sits, or else where the story plays. */
  readonly address: PageAddress | null;
  /** Where each value came from, in plain words, by field name. */
  readonly provenance: Readonly<Record<string, string>>;
  readonly signals: PageSignals;
}
