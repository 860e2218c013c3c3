/** Failures to read a document at a URL. The visitor cannot change the file, but can paste its text. */
import { row } from './failure-row.ts';

export const DOCUMENT_FAILURES = {
  'document-encrypted': row(
    422,
    'file_encrypted',
    'This document is protected by a password, so we could not access its text. You can paste the text instead.',
  ),
  'document-no-text': row(
    422,
    'file_no_text',
    'There is no text in this document that we could access. It may be a scan. You can paste the text instead.',
  ),
  'document-unreadable': row(
    422,
    'file_unreadable',
    'We could not access the text of this document. You can paste the text instead.',
  ),
};
