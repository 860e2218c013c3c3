import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Reports an image that is dropped on the page or pasted anywhere on it, while `area` is on the screen. A drop that
 * misses a field must not make the browser leave the page. Gives whether files are being dragged over the page.
 */
export function useImageArrival(
  area: RefObject<HTMLElement | null>,
  onImage: (file: File) => void,
): { readonly isDragging: boolean } {
  const [isDragging, setIsDragging] = useState(false);
  const handOn = useEffectEvent(onImage);

  useEffect(() => {
    const isOnScreen = () => area.current !== null && area.current.closest('[hidden]') === null;

    const onDragOver = (event: DragEvent) => {
      if (!isOnScreen() || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Without a related target the pointer has left the window.
      if (!event.relatedTarget) setIsDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsDragging(false);
      const file = event.dataTransfer?.files[0];
      if (!isOnScreen() || !file) return;
      event.preventDefault();
      handOn(file);
    };
    const onPaste = (event: ClipboardEvent) => {
      const file = pastedImage(event);
      if (!isOnScreen() || !file) return;
      event.preventDefault();
      handOn(file);
    };

    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [area]);

  return { isDragging };
}

/** The image on the clipboard, unless text lies beside it that a field is waiting for, as with cells of a spreadsheet. */
function pastedImage({ clipboardData, target }: ClipboardEvent): File | null {
  if (!clipboardData) return null;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField && clipboardData.types.includes('text/plain')) return null;
  return [...clipboardData.files].find((file) => file.type.startsWith('image/')) ?? null;
}
