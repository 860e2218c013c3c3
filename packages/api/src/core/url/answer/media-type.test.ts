import { Failure, type FailureCause } from '@earshot/schema/failures';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import {
  type Accept,
  articleDocumentType,
  assertAccepted,
  assertAcceptedBytes,
  holdsPageText,
  mayHoldArticle,
} from './media-type.ts';

function causeOf(act: () => void): FailureCause | 'none' {
  try {
    act();
    return 'none';
  } catch (error) {
    if (error instanceof Failure) return error.failureCause;
    throw error;
  }
}

it.each(examples<[Accept, string, FailureCause | 'none']>(import.meta.url, 'media types'))(
  'asked for %s, gets %j: %s',
  (accept, contentType, cause) => {
    expect(causeOf(() => assertAccepted(contentType, accept))).toBe(cause);
  },
);

it.each(examples<[string, FailureCause | 'none']>(import.meta.url, 'first bytes without a media type'))(
  'judges a page without a media type by its first bytes: %j',
  (text, cause) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(causeOf(() => assertAcceptedBytes('', bytes, 'html'))).toBe(cause);
    expect(causeOf(() => assertAcceptedBytes('text/html', bytes, 'html'))).toBe('none');
  },
);

it.each(examples<[string, string, string | null]>(import.meta.url, 'first bytes with a media type'))(
  '%s that begins with %j is read as %s',
  (contentType, text, type) => {
    expect(mayHoldArticle(contentType)).toBe(true);
    expect(articleDocumentType(contentType, Buffer.from(text, 'latin1'))).toBe(type);
  },
);

it.each(examples<[string, string, boolean]>(import.meta.url, 'decoded texts'))(
  'the text of %s that begins with %j is decoded: %s',
  (contentType, text, expected) => {
    expect(holdsPageText(contentType, Buffer.from(text, 'latin1'))).toBe(expected);
  },
);

it.each(['application/json', 'application/msword', 'image/png', 'video/mp4'])(
  '%s is not read',
  (contentType) => {
    expect(mayHoldArticle(contentType)).toBe(false);
  },
);
