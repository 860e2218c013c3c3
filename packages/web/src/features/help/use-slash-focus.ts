import { type RefObject, useEffect } from 'react';

/** Makes the `/` key focus a search field, except while the user is typing. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
