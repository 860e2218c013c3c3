import { Failure, type FailureCause } from '@earshot/schema/failures';
import { expect, it } from 'vitest';
import { documentFailure } from './analyze-article.ts';

it.each<[FailureCause, FailureCause]>([
  ['file-encrypted', 'document-encrypted'],
  ['file-no-text', 'document-no-text'],
  ['file-too-many-pages', 'document-unreadable'],
  ['file-corrupt', 'document-unreadable'],
])('#380 says of %s what leads to pasting', (cause, expected) => {
  const failure = documentFailure(new Failure(cause));
  expect(failure).toMatchObject({
    failureCause: expected,
    message: expect.stringMatching(/(?:access|scrape).*You can paste the text instead\.$/),
  });
});

it('leaves failures of the service and bugs as they are', () => {
  for (const error of [new Failure('busy'), new Error('a bug')]) expect(documentFailure(error)).toBe(error);
});
