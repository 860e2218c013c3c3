import { Failure } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import { cleanLines } from '../../core/documents/clean-lines.ts';
import type { DocumentReader } from '../../ports.ts';
import { createJobGate } from '../job-gate.ts';
import { MAX_DOCUMENT_JOBS, MAX_QUEUED_DOCUMENTS } from '../limits.ts';
import { runDocumentProcess } from './document-process.ts';
import { documentType } from './file-type.ts';
import { decodeTextFile } from './text-file.ts';

export interface DocumentReaderOptions {
  readonly maxJobs?: number;
  readonly maxQueued?: number;
}

export interface ClosableDocumentReader extends DocumentReader {
  /** Ends every running job; its caller gets `Failure('aborted')`. */
  close(): Promise<void>;
}

/**
 * Reads the lines of .txt, .docx and .pdf files. Text files are decoded here; files of the other formats can demand any
 * amount of time and memory, so that each is read in a process of its own with limits for both. Nothing is written to
 * disk. Throws `Failure` with the `file-*` causes, `busy` or `aborted`.
 */
export function createDocumentReader({
  maxJobs = MAX_DOCUMENT_JOBS,
  maxQueued = MAX_QUEUED_DOCUMENTS,
}: DocumentReaderOptions = {}): ClosableDocumentReader {
  const gate = createJobGate({ maxRunning: maxJobs, maxQueued });
  const shutdown = new AbortController();

  return {
    async read({ name, bytes }, { signal }) {
      const type = documentType(name, bytes);
      const stop = signal ? AbortSignal.any([signal, shutdown.signal]) : shutdown.signal;
      const { paragraphs, title, heading, notes } =
        type === 'txt'
          ? readTextFile(bytes)
          : { ...(await gate.run(() => runDocumentProcess(type, bytes, stop), '', stop)), notes: [] };
      const lines = cleanLines(paragraphs.join('\n'));
      if (lines.length === 0) throw new Failure('file-no-text');
      if (lines.filter((line) => line !== '').length > MAX_LINES) throw new Failure('file-too-many-lines');
      return { lines, title, heading, notes };
    },
    close() {
      shutdown.abort();
      return Promise.resolve();
    },
  };
}

function readTextFile(bytes: Uint8Array) {
  const { text, notes } = decodeTextFile(bytes);
  return { paragraphs: [text], title: null, heading: null, notes };
}
