import { TOAST_REMOVAL_DELAY_MS } from '@earshot/schema/limits';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { showToast, toastStore } from './toast-store.ts';

const show = (title: string, tone: 'success' | 'destructive' = 'success') =>
  act(() => showToast({ title, text: `${title} text`, tone }));

/** Opens a page and waits for the toast slot, which loads after the page. */
async function openPage() {
  const app = renderApp('/nope');
  await screen.findByRole('alert');
  return app;
}

describe('toast slot', () => {
  it('#347 #348 #349 at most one toast is on screen, the last one, at once', async () => {
    await openPage();
    act(() => {
      showToast({ title: 'one', tone: 'success' });
      showToast({ title: 'two', tone: 'destructive' });
      showToast({ title: 'three', tone: 'success' });
    });
    expect(screen.getByText('three')).toBeVisible();
    expect(screen.queryByText('one')).toBeNull();
    expect(screen.queryByText('two')).toBeNull();
    show('four', 'destructive');
    expect(screen.getByText('four')).toBeVisible();
    expect(screen.queryByText('three')).toBeNull();
  });

  it('#350 #351 a toast disappears by itself after 5000 ms, also one that replaced another', async () => {
    await openPage();
    vi.useFakeTimers();
    show('one');
    act(() => vi.advanceTimersByTime(4000));
    show('two');
    act(() => vi.advanceTimersByTime(4999));
    expect(screen.getByText('two')).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('two')).toBeNull();
  });

  it('#355 a dismissed toast is kept, hidden, for the removal delay', () => {
    vi.useFakeTimers();
    show('one');
    toastStore.dismiss();
    expect(toastStore.get()).toMatchObject({ open: false, toast: { title: 'one' } });
    vi.advanceTimersByTime(TOAST_REMOVAL_DELAY_MS);
    expect(toastStore.get()).toBeNull();
  });

  it('informs its listeners of every change until they leave', () => {
    const listener = vi.fn();
    const leave = toastStore.subscribe(listener);
    show('one');
    toastStore.dismiss();
    leave();
    show('two');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('#352 the user can dismiss a toast with its button or Escape', async () => {
    const { user } = await openPage();
    show('one');
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('one')).toBeNull();
    show('two');
    await user.keyboard('{Escape}');
    expect(screen.queryByText('two')).toBeNull();
  });

  it('#353 destructive toasts are assertive and look different, others are polite, in live regions that exist before', async () => {
    await openPage();
    for (const region of ['alert', 'status']) expect(screen.getByRole(region)).toBeEmptyDOMElement();
    show('bad', 'destructive');
    expect(screen.getByRole('alert')).toHaveTextContent('bad');
    expect(screen.getByText('bad').closest('[data-tone]')).toHaveAttribute('data-tone', 'destructive');
    show('good');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toHaveTextContent('good');
  });

  it('#354 the action of a toast works by keyboard, and pointing at the toast stops its clock', async () => {
    await openPage();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const run = vi.fn();
    act(() => showToast({ title: 'one', tone: 'destructive', action: { label: 'Do it', run } }));
    const action = screen.getByRole('button', { name: 'Do it' });
    act(() => action.focus());
    act(() => vi.advanceTimersByTime(20_000));
    expect(action).toHaveFocus();
    // Without focus, the toast gets its full duration again.
    act(() => action.blur());
    act(() => vi.advanceTimersByTime(4900));
    expect(action).toBeVisible();
    fireEvent.click(action);
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('one')).toBeNull();
  });

  it('#356 a toast survives a navigation', async () => {
    const { user } = await openPage();
    show('one');
    await user.click(await screen.findByRole('link', { name: 'Go to the analysis tools' }));
    expect(await screen.findAllByRole('tab')).toHaveLength(4);
    expect(screen.getByText('one')).toBeVisible();
  });
});
