import { CONTRACT, type ProcedurePath } from '@earshot/schema/contract';

interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: string | undefined;
}

/** Sends `json` by default, or `text` for a raw body. */
export interface FakeAnswer {
  readonly status?: number;
  readonly statusText?: string;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type FakeHandler = (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>;

/** Procedures without an answer respond with 404. */
export type FakeTable = Partial<Record<ProcedurePath, FakeHandler | FakeAnswer>>;

export interface FakeServer {
  readonly calls: ReceivedCall[];
  of(procedure: ProcedurePath): ReceivedCall[];
  answer(table: FakeTable): void;
  readonly fetch: typeof fetch;
}

/** Answers `fetch` by the contract, and serves files by path. */
export function createFakeServer(
  table: FakeTable = {},
  files: Readonly<Record<string, FakeAnswer>> = {},
): FakeServer {
  const calls: ReceivedCall[] = [];
  const answers: FakeTable = { 'counters.get': { json: { article: 0, social: 0, trending: 0 } }, ...table };

  const fakeFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(input instanceof Request ? input.url : input);
    const call: ReceivedCall = {
      method: init.method ?? 'GET',
      url,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      headers: Object.fromEntries(new Headers(init.headers).entries()),
      credentials: init.credentials,
    };
    calls.push(call);
    const procedure = procedureOf(call);
    const entry = procedure ? answers[procedure] : files[url];
    const answer = await abortable(typeof entry === 'function' ? entry(call) : entry, init.signal);
    if (!answer) return new Response(JSON.stringify({ message: 'Not found.' }), { status: 404 });
    const status = answer.status ?? 200;
    const text = answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json));
    return new Response(status === 204 ? null : text, {
      status,
      statusText: answer.statusText ?? '',
      headers: answer.headers ?? {},
    });
  };

  return {
    calls,
    of: (procedure) => calls.filter((call) => procedureOf(call) === procedure),
    answer: (more) => Object.assign(answers, more),
    fetch: fakeFetch,
  };
}

function procedureOf(call: { method: string; url: string }): ProcedurePath | undefined {
  const path = call.url.split('?')[0] ?? '';
  const names = Object.keys(CONTRACT).filter((name): name is ProcedurePath => Object.hasOwn(CONTRACT, name));
  return names.find((name) => {
    const row = CONTRACT[name];
    const pattern = new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return row.method === call.method && pattern.test(path);
  });
}

function abortable<Value>(
  value: Value | Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The request was canceled.', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    Promise.resolve(value).then(resolve, reject);
  });
}
