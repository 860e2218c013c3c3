import { Failure, type FailureCause } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { type Accept, assertAccepted, assertAcceptedBytes } from './media-type.ts';

function causeOf(act: () => void): FailureCause | 'none' {
  try {
    act();
    return 'none';
  } catch (error) {
    if (error instanceof Failure) return error.failureCause;
    throw error;
  }
}

describe('media types', () => {
  it.each<[Accept, string, FailureCause | 'none']>([
    ['html', 'text/html; charset=utf-8', 'none'],
    ['html', 'Application/XHTML+XML', 'none'],
    ['html', 'text/plain', 'none'],
    ['html', '', 'none'],
    ['html', 'application/octet-stream', 'none'],
    ['html', 'application/pdf', 'type-pdf'],
    ['html', 'image/svg+xml', 'type-image'],
    ['html', 'video/mp4', 'type-media'],
    ['html', 'audio/ogg', 'type-media'],
    ['html', 'application/json', 'unsupported-type'],
    ['html', 'application/msword', 'unsupported-type'],
    ['json', 'application/json', 'none'],
    ['json', 'application/activity+json; profile=x', 'none'],
    ['json', 'application/atom+xml', 'none'],
    ['json', 'text/xml', 'none'],
    ['json', 'image/png', 'type-image'],
    ['image', 'image/jpeg', 'none'],
    ['image', 'image/svg+xml', 'type-image'],
    ['image', 'text/html', 'unsupported-type'],
  ])('asked for %s, gets %j: %s', (accept, contentType, cause) => {
    expect(causeOf(() => assertAccepted(contentType, accept))).toBe(cause);
  });

  it.each<[string, FailureCause | 'none']>([
    ['<!DOCTYPE html><p>x', 'none'],
    ['\n\n<article>x', 'none'],
    ['%PDF-1.7\n', 'type-pdf'],
    ['\x89PNG\r\n', 'type-image'],
    ['GIF89a', 'type-image'],
    ['PK\x03\x04', 'unsupported-type'],
    ['just words', 'unsupported-type'],
  ])('judges a page without a media type by its first bytes: %j', (text, cause) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(causeOf(() => assertAcceptedBytes('', bytes, 'html'))).toBe(cause);
    expect(causeOf(() => assertAcceptedBytes('text/html', bytes, 'html'))).toBe('none');
  });
});
