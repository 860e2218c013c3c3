import { spawn } from 'node:child_process';
import { FAILURES, Failure, type FailureCause } from '@earshot/schema/failures';
import { z } from 'zod';
import { DOCUMENT_MAX_ANSWER_BYTES, DOCUMENT_MEMORY_MB, DOCUMENT_TIMEOUT_MS } from '../limits.ts';
import { workerFile } from '../worker-file.ts';

const isCause = (cause: string): cause is FailureCause => cause in FAILURES;

const Content = z.object({
  paragraphs: z.array(z.string()),
  title: z.string().nullable(),
  heading: z.string().nullable(),
});
/** What one document holds: its text, the title of its properties, and the heading that its layout sets apart. */
export type DocumentContent = z.infer<typeof Content>;

const Answer = z.union([Content, z.object({ failure: z.string().refine(isCause) })]);
export type DocumentAnswer = DocumentContent | { readonly failure: FailureCause };

/**
 * Reads one .docx or .pdf in a process of its own, which watches its memory and its processor time. The file goes in by standard input, its content comes back as JSON. Throws `Failure`: what the reader found, `file-too-complex`
 * when the process ran into a limit, `aborted` when the signal fired; in every case the process is gone.
 */
export function runDocumentProcess(
  type: 'docx' | 'pdf',
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<DocumentContent> {
  const { path, execArgv } = workerFile('document', import.meta.url);
  const args = [`--max-old-space-size=${DOCUMENT_MEMORY_MB}`, ...execArgv, path, type];

  return new Promise((resolve, reject) => {
    // The file may be hostile: its process gets none of the server's environment variables.
    const child = spawn(process.execPath, args, {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    const chunks: Buffer[] = [];
    let answerBytes = 0;
    let killedFor: FailureCause | undefined;

    const kill = (reason: FailureCause) => {
      killedFor ??= reason;
      child.kill('SIGKILL');
    };
    const onAbort = () => kill('aborted');
    const timer = setTimeout(() => kill('file-too-complex'), DOCUMENT_TIMEOUT_MS);
    signal.addEventListener('abort', onAbort, { once: true });
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };

    child.stdout.on('data', (chunk: Buffer) => {
      answerBytes += chunk.length;
      if (answerBytes > DOCUMENT_MAX_ANSWER_BYTES) kill('file-too-much-text');
      else chunks.push(chunk);
    });
    // A process that ends before it has read all its input closes the pipe; its exit code says why.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (code, killSignal) => {
      settle();
      if (killedFor || killSignal) return reject(new Failure(killedFor ?? 'file-too-complex'));
      if (code !== 0) return reject(new Error(`The document process ended with code ${code}.`));
      const answer = readAnswer(chunks);
      if (answer instanceof Failure) reject(answer);
      else resolve(answer);
    });

    if (signal.aborted) kill('aborted');
    else child.stdin.end(bytes);
  });
}

function readAnswer(chunks: readonly Buffer[]): DocumentContent | Failure {
  const { success, data, error } = Answer.safeParse(parseJson(Buffer.concat(chunks).toString('utf8')));
  if (!success) return new Failure('file-too-complex', { cause: error });
  return 'failure' in data ? new Failure(data.failure) : data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
