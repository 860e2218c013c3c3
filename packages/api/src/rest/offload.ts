/** Requests that run as a whole off the answering thread: bytes in, bytes out. */
import type { ProcedurePath } from '@earshot/schema/contract';

export interface OffloadedRequest {
  readonly procedure: ProcedurePath;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly client: string;
  readonly requestId: string;
}

export interface OffloadedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Details of an unexpected error, for the log. */
  readonly fault?: string;
}

export interface Offload {
  /** Answers expected failures as responses; throws `Failure` when the request could not be run at all. */
  run(request: OffloadedRequest, signal: AbortSignal): Promise<OffloadedResponse>;
}
