import { Failure, type FailureCause } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
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
    ['html', 'application/json', 'json-data'],
    ['html', 'application/ld+json; charset=utf-8', 'json-data'],
    ['html', 'application/feed+json', 'feed'],
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

  it.each([
    ['application/pdf', '%PDF-1.7', 'pdf'],
    ['text/html', '%PDF-1.7', 'pdf'],
    ['binary/octet-stream', '%PDF-1.7', 'pdf'],
    ['application/force-download', '%PDF-1.7', 'pdf'],
    ['application/zip', 'PK\x03\x04 [Content_Types].xml word/document.xml', 'docx'],
    ['application/octet-stream', 'PK\x03\x04 word/document.xml', 'docx'],
    ['application/zip', 'PK\x03\x04 photos/1.jpg', null],
    ['text/plain', 'Northline orders ferries', 'txt'],
    ['text/plain', '<!doctype html><p>x', null],
    ['application/octet-stream', '<!doctype html><p>x', null],
  ])('%s that begins with %j is read as %s', (contentType, text, type) => {
    expect(mayHoldArticle(contentType)).toBe(true);
    expect(articleDocumentType(contentType, Buffer.from(text, 'latin1'))).toBe(type);
  });

  it.each([
    ['text/html', '%PDF-1.7', true],
    ['application/octet-stream', '<!doctype html><p>x', true],
    ['application/octet-stream', '%PDF-1.7', false],
    ['application/pdf', '%PDF-1.7', false],
  ])('the text of %s that begins with %j is decoded: %s', (contentType, text, expected) => {
    expect(holdsPageText(contentType, Buffer.from(text, 'latin1'))).toBe(expected);
  });

  it.each(['application/json', 'application/msword', 'image/png', 'video/mp4'])(
    '%s is not read',
    (contentType) => {
      expect(mayHoldArticle(contentType)).toBe(false);
    },
  );
});
