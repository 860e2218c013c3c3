/** One HTTP request. */
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
  /** The `Retry-After` header. Null if the response has none. */
  readonly retryAfter: string | null;
}
