import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress } from './upload.ts';

/** An XMLHttpRequest controlled by the test. */
class ScriptedXhr {
  static latest: ScriptedXhr;
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void; onload?: () => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  opened: readonly string[] = [];
  sent: unknown;

  constructor() {
    ScriptedXhr.latest = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  getResponseHeader(name: string) {
    return name === 'Retry-After' ? '40' : null;
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, statusText: 'Said so', responseText: text });
    this.onload?.();
  }
}

const REQUEST = {
  method: 'POST',
  url: '/api/analyze/social',
  headers: { 'Content-Type': 'application/json' },
  body: '{"a":1}',
};

beforeEach(() => vi.stubGlobal('XMLHttpRequest', ScriptedXhr));

describe('sendWithProgress', () => {
  it('#357 #358 sends method, address, headers, body and credentials, and gives the answer', async () => {
    const answer = sendWithProgress(REQUEST, () => {});
    const xhr = ScriptedXhr.latest;
    expect(xhr.opened).toEqual(['POST', '/api/analyze/social']);
    expect(xhr.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(xhr.withCredentials).toBe(true);
    expect(xhr.sent).toBe('{"a":1}');
    xhr.answer(422, 'No.');
    await expect(answer).resolves.toEqual({
      status: 422,
      statusText: 'Said so',
      text: 'No.',
      retryAfter: '40',
    });
  });

  it('reports the fraction sent, and 1 when everything has been sent', () => {
    const shares: number[] = [];
    void sendWithProgress(REQUEST, (share) => shares.push(share));
    const { upload } = ScriptedXhr.latest;
    upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
    upload.onprogress?.({ lengthComputable: false, loaded: 50, total: 0 });
    upload.onprogress?.({ lengthComputable: true, loaded: 0, total: 0 });
    upload.onload?.();
    expect(shares).toEqual([0.25, 1]);
  });

  it('rejects like fetch when the server is not reached', async () => {
    const answer = sendWithProgress(REQUEST, () => {});
    ScriptedXhr.latest.onerror?.();
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('rejects like fetch when it is canceled on the way', async () => {
    const controller = new AbortController();
    const answer = sendWithProgress({ ...REQUEST, signal: controller.signal }, () => {});
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('sends nothing when it was canceled before', async () => {
    const answer = sendWithProgress({ ...REQUEST, signal: AbortSignal.abort() }, () => {});
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(ScriptedXhr.latest.sent).toBeUndefined();
  });
});
