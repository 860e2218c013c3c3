/** A stand-in for XMLHttpRequest that sends through `fetch`, so that uploads with progress reach the fake server. */
export class FakeXhr {
  readonly upload: {
    onprogress: ((event: Partial<ProgressEvent>) => void) | null;
    onload: (() => void) | null;
  } = {
    onprogress: null,
    onload: null,
  };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  readonly #controller = new AbortController();
  readonly #headers = new Headers();
  #answerHeaders = new Headers();
  #method = 'GET';
  #url = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  send(body: BodyInit | null): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
    this.upload.onprogress?.({ lengthComputable: false, loaded: 50, total: 0 });
    this.upload.onprogress?.({ lengthComputable: true, loaded: 0, total: 0 });
    this.upload.onload?.();
    fetch(this.#url, {
      method: this.#method,
      headers: this.#headers,
      credentials: this.withCredentials ? 'include' : 'same-origin',
      signal: this.#controller.signal,
      ...(body === null ? {} : { body }),
    }).then(
      async (response) => {
        this.#answerHeaders = response.headers;
        this.status = response.status;
        this.statusText = response.statusText;
        this.responseText = await response.text();
        this.onload?.();
      },
      () => (this.#controller.signal.aborted ? this.onabort?.() : this.onerror?.()),
    );
  }

  getResponseHeader(name: string): string | null {
    return this.#answerHeaders.get(name);
  }

  abort(): void {
    this.#controller.abort();
  }
}
