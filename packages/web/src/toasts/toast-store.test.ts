import { TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS } from '@earshot/schema/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, type ToastStore } from './toast-store.ts';

const toast = (title: string) => ({ title, tone: 'neutral' }) as const;

describe('toast store', () => {
  let store: ToastStore;
  const shownTitle = () => (store.get()?.open ? store.get()?.toast.title : undefined);

  beforeEach(() => {
    vi.useFakeTimers();
    store = createToastStore();
  });

  it('#348 a new toast replaces the one before at once', () => {
    store.show(toast('one'));
    store.show(toast('two'));
    expect(shownTitle()).toBe('two');
  });

  it('#349 three toasts in one tick leave only the last', () => {
    for (const title of ['one', 'two', 'three']) store.show(toast(title));
    expect(shownTitle()).toBe('three');
  });

  it('#350 a toast goes by itself after 5000 ms', () => {
    store.show(toast('one'));
    vi.advanceTimersByTime(TOAST_DURATION_MS - 1);
    expect(shownTitle()).toBe('one');
    vi.advanceTimersByTime(1);
    expect(shownTitle()).toBeUndefined();
  });

  it('#351 the replacing toast has its own full 5000 ms', () => {
    store.show(toast('one'));
    vi.advanceTimersByTime(4000);
    store.show(toast('two'));
    vi.advanceTimersByTime(4999);
    expect(shownTitle()).toBe('two');
    vi.advanceTimersByTime(1);
    expect(shownTitle()).toBeUndefined();
  });

  it('a paused toast stays until it is resumed, then for a full duration', () => {
    store.show(toast('one'));
    store.pause();
    vi.advanceTimersByTime(TOAST_DURATION_MS * 3);
    expect(shownTitle()).toBe('one');
    store.resume();
    vi.advanceTimersByTime(TOAST_DURATION_MS);
    expect(shownTitle()).toBeUndefined();
  });

  it('#355 a dismissed toast is kept, hidden, for the removal delay', () => {
    store.show(toast('one'));
    store.dismiss();
    expect(store.get()).toMatchObject({ open: false, toast: { title: 'one' } });
    vi.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS);
    expect(store.get()).toBeNull();
  });

  it('tells its listeners of every change until they leave', () => {
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show(toast('one'));
    store.dismiss();
    leave();
    store.show(toast('two'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
