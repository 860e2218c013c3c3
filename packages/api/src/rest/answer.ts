/** What a REST call answers, as a value: made here or on a worker thread, kept, shared, and sent in one piece. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}
