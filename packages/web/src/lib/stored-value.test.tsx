import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionState } from './stored-value.ts';

const stored = () => sessionStorage.getItem('earshot:test');

describe('useSessionState', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps its value beyond the component', () => {
    const first = renderHook(() => useSessionState('test', ''));
    act(() => first.result.current[1]('typed'));
    first.unmount();
    expect(renderHook(() => useSessionState('test', '')).result.current[0]).toBe('typed');
  });

  it('writes shortly after a change, and immediately when the page is hidden', () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useSessionState('test', ''));
    act(() => result.current[1]('typed'));
    act(() => vi.advanceTimersByTime(1000));
    expect(stored()).toBe('"typed"');
    act(() => result.current[1]('more'));
    fireEvent(window, new Event('pagehide'));
    expect(stored()).toBe('"more"');
  });

  it.each(['{broken', '12', 'null', '["a"]'])('ignores %s, which has another type', (text) => {
    sessionStorage.setItem('earshot:test', text);
    expect(renderHook(() => useSessionState('test', 'initial')).result.current[0]).toBe('initial');
  });

  it('a value set after the component has gone is there when it comes back', () => {
    const { result, unmount } = renderHook(() => useSessionState('test', ''));
    unmount();
    act(() => result.current[1]((before) => `${before}late`));
    expect(renderHook(() => useSessionState('test', '')).result.current[0]).toBe('late');
  });

  it('a value set while the component closes is kept', () => {
    const { result, unmount } = renderHook(() => useSessionState('test', 'before'));
    act(() => {
      result.current[1]('after');
      unmount();
    });
    expect(stored()).toBe('"after"');
  });

  it('an override wins over what is stored', () => {
    sessionStorage.setItem('earshot:test', '"old"');
    const { result } = renderHook(() => useSessionState('test', '', undefined, 'prefilled'));
    expect(result.current[0]).toBe('prefilled');
  });

  it('with full storage, the value is lost only on reload', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { result, unmount } = renderHook(() => useSessionState('test', ''));
    act(() => result.current[1]('typed'));
    expect(result.current[0]).toBe('typed');
    expect(unmount).not.toThrow();
  });
});
