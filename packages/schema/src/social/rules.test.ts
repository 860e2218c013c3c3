import { describe, expect, it } from 'vitest';
import { FAILURES, type FailureCause } from '../failures.ts';
import { examplesIn } from '../testing/examples.ts';
import table from './rules.examples.tsv?raw';
import {
  checkImageFile,
  checkSocialInput,
  FILE_PROCESSING_FAILED,
  pointsToScreenshot,
  type SocialInput,
} from './rules.ts';

const valid: SocialInput = { mode: 'url', url: 'https://x.com/a/status/1', hasImage: false, keywords: ['a'] };

describe('checkSocialInput', () => {
  it.each(examplesIn<[string, Partial<SocialInput>, string[] | null]>(table, 'inputs'))(
    '%s',
    (_, input, expected) => {
      const toast = checkSocialInput({ ...valid, ...input })?.toast;
      expect(toast ? [toast.title, toast.text] : null).toEqual(expected);
    },
  );
});

describe('checkImageFile', () => {
  it.each(examplesIn<[string, string, boolean]>(table, 'checkImageFile'))('%s', (_, type, accepted) => {
    expect(checkImageFile({ type }) === null).toBe(accepted);
  });

  it('#131 #135 have the texts of the specification', () => {
    expect(checkImageFile({ type: 'text/plain' })?.toast).toMatchObject({
      title: 'Invalid file type',
      text: 'Please upload an image file (PNG, JPG, JPEG).',
    });
    expect(FILE_PROCESSING_FAILED.toast).toMatchObject({
      title: 'File processing failed',
      text: 'Failed to process the uploaded image. Please try again.',
    });
  });
});

describe('pointsToScreenshot', () => {
  it.each(examplesIn<[FailureCause, boolean]>(table, 'pointsToScreenshot'))('%s: %s', (cause, expected) => {
    const { status, code, message } = FAILURES[cause];
    expect(pointsToScreenshot({ status, code, detail: message })).toBe(expected);
  });

  it('follows a sentence that names the screenshot, whatever the status', () => {
    expect(pointsToScreenshot({ status: 400, detail: 'You can upload a screenshot instead.' })).toBe(true);
  });
});
