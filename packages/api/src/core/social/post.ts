import type { CorrectableField, Metadata, Reading, TitleValidation } from '@earshot/schema/analysis-result';

export interface Post {
  /** Empty without a link. */
  readonly url: string;
  readonly platform: string;
  readonly author: string | null;
  readonly handle: string | null;
  /** `text` begins with it. */
  readonly title: string | null;
  readonly text: string;
  readonly date: string | null;
  readonly counts: NonNullable<Metadata['counts']>;
  readonly ogDescription: string | null;
  readonly titles: TitleValidation;
  readonly previewImage: string | null;
  readonly reading: Reading | null;
  readonly corrected?: readonly CorrectableField[];
  readonly provenance: Metadata['provenance'];
}
