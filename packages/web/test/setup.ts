import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { toastStore } from '../src/toasts/toast-store.ts';
import { NodeFileReader } from './file-reader.ts';

declare global {
  var jsdom: { readonly window: Window };
}

// Node's fetch cannot send jsdom's form data, so tests use Node's classes, on which `undici` builds Request.
const form = await new Response('a=b', {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
}).formData();
const NodeFormData = form.constructor as typeof FormData;
Object.assign(globalThis, {
  // React reads the fields of a submitted form, but Node's class does not accept an element.
  FormData: new Proxy(NodeFormData, { construct: () => new NodeFormData() }),
  File: NodeFile,
  Blob: NodeBlob,
  FileReader: NodeFileReader,
});

// Since Node 25, Node's own storage hides that of jsdom.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { configurable: true, value: jsdom.window[name] });
}

// A busy machine may take seconds to load a screen.
configure({ asyncUtilTimeout: 10_000 });

window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  toastStore.dismiss();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
