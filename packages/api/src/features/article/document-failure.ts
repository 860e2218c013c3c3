import { Failure, type FailureCause } from '@earshot/schema/failures';
import { FILE_FAILURES } from '@earshot/schema/failures/file-failures';

const MEANINGS: Partial<Record<FailureCause, FailureCause>> = {
  'file-empty': 'document-no-text',
  'file-encrypted': 'document-encrypted',
  'file-no-text': 'document-no-text',
};

/**
 * Maps a failure of the upload readers to the corresponding failure of a document at a URL. Other errors are returned
 * unchanged.
 */
export function documentFailure(error: unknown): unknown {
  if (!(error instanceof Failure) || !(error.failureCause in FILE_FAILURES)) return error;
  return new Failure(MEANINGS[error.failureCause] ?? 'document-unreadable', { cause: error });
}
