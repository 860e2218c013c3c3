/** One request as it goes over the wire. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  /** The header `Retry-After`, null when the answer has none. */
  readonly retryAfter: string | null;
  /** The header `Location`, null when the answer has none. */
  readonly location: string | null;
}
