import { KEYWORDS_REQUIRED } from '../article/rules.ts';
import { checkAddressField } from '../pasted-address.ts';
import { type Problem, problem } from '../toast.ts';

export type SocialMode = 'url' | 'upload' | 'text';

export interface SocialInput {
  readonly mode: SocialMode;
  readonly url: string;
  readonly hasImage: boolean;
  readonly hasText?: boolean;
  readonly hasReadableCounts?: boolean;
  readonly keywords: readonly string[];
}

export type SocialField = 'keywords' | 'url' | 'image' | 'text' | 'counts';

export function checkSocialInput(input: SocialInput): Problem<SocialField> | null {
  if (input.keywords.length === 0) return KEYWORDS_REQUIRED;
  if (input.mode === 'text') {
    if (input.hasText !== true)
      return problem('text', 'Text required', 'Please paste the text of the post to analyze.');
    return input.hasReadableCounts === false ? COUNTS_UNREADABLE : null;
  }
  if (input.mode === 'upload') {
    return input.hasImage
      ? null
      : problem('image', 'Image required', 'Please upload a screenshot to analyze.');
  }
  return checkAddressField(input.url, {
    required: 'Please enter a social media post URL to analyze.',
    invalid: 'Please enter a valid social media post URL.',
  });
}

const COUNTS_UNREADABLE = problem(
  'counts',
  'Invalid engagement',
  'Please write each figure as a number and a word, such as “97 replies”.',
);

const HEIC_TYPE = /^image\/hei[cf](?:-sequence)?$/;

/** Checks the media type, not the name (#131-#133). Files that cannot be read are rejected when selected. */
export function checkImageFile(file: { readonly type: string }): Problem<'image'> | null {
  if (HEIC_TYPE.test(file.type)) return HEIC_REFUSED;
  if (file.type.startsWith('image/')) return null;
  return problem('image', 'Invalid file type', 'Please upload an image file (PNG, JPG, JPEG).');
}

const HEIC_REFUSED = problem(
  'image',
  'Invalid file type',
  'HEIC images cannot be read. Save the picture as JPEG or PNG, or take a screenshot of it, and choose that.',
);

export const FILE_PROCESSING_FAILED = problem(
  'image',
  'File processing failed',
  'Failed to process the uploaded image. Please try again.',
);
export const SOCIAL_FAILURE_TEXT = 'Failed to analyze social post. Please check your input and try again.';

/** Statuses of a page that is unreachable, denied or too slow. */
const SITE_FAILURE_STATUSES: readonly number[] = [422, 504];
const NOT_A_POST = 'not_a_post';
export const OPEN_THE_POST = 'Open the post itself and copy its link.';

export function pointsToScreenshot(failure: {
  readonly status: number;
  readonly detail: string;
  readonly code?: string | undefined;
}): boolean {
  const { status, detail, code } = failure;
  return SITE_FAILURE_STATUSES.includes(status) || code === NOT_A_POST || /screenshot/i.test(detail);
}
