/** A call that did not succeed. `message` is what the user reads: `status: text` (spec section 8, A-57). */
export class RestError extends Error {
  override readonly name = 'RestError';
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  /** The server's own sentence, without the status. */
  readonly detail: string;
  /** Stable code of the failure, when the server gave one. */
  readonly code: string | undefined;

  constructor(message: string, status: number, detail: string, code?: string) {
    super(message);
    this.status = status;
    this.detail = detail;
    this.code = code;
  }
}

/** The server's own sentence about a failed call, without the status; empty when the call failed in another way. */
export function detailOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof RestError ? cause.detail : '';
}

/** The error of a response: its JSON message, else its body text, else its status text (#360, #361). */
export function errorOfResponse(status: number, statusText: string, body: string): RestError {
  const failure = parseFailure(body);
  const detail = failure?.message ?? (body.trim() === '' ? statusText : body);
  return new RestError(`${status}: ${detail}`, status, detail, failure?.code);
}

function parseFailure(body: string): { message: string; code: string | undefined } | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('message' in parsed)) return null;
    const { message } = parsed;
    if (typeof message !== 'string' || message === '') return null;
    const code = 'code' in parsed && typeof parsed.code === 'string' ? parsed.code : undefined;
    return { message, code };
  } catch {
    return null;
  }
}
