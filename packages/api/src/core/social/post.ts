import type { CorrectableField, Metadata, Reading, TitleValidation } from '@earshot/schema/analysis-result';

/** A social media post as read from its platform or from a screenshot, or as entered by the user. */
export interface Post {
  /** Empty without a link. */
  readonly url: string;
  /** Name of the platform, or `Unknown` if it could not be determined. */
  readonly platform: string;
  readonly author: string | null;
  readonly handle: string | null;
  /** The post's own title, if its platform has titles. `text` begins with it. */
  readonly title: string | null;
  readonly text: string;
  readonly date: string | null;
  readonly counts: NonNullable<Metadata['counts']>;
  readonly ogDescription: string | null;
  readonly titles: TitleValidation;
  readonly previewImage: string | null;
  /** For screenshots: the confidence of the reading. */
  readonly reading: Reading | null;
  /** For screenshots: the fields that the user corrected. */
  readonly corrected?: readonly CorrectableField[];
  readonly provenance: Metadata['provenance'];
}
