import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useArrival } from '../../lib/arrivals.ts';
import { useRunWhen } from '../../lib/use-run-when.ts';
import type { Screenshot } from './use-screenshot.ts';
import type { Social } from './use-social.ts';
import type { SocialInputs } from './use-social-inputs.ts';

/**
 * While `area` is visible, calls `onImage` for any file dropped on the page, and for any image pasted into it. Keeps the browser
 * from leaving the page when a file is dropped outside a field. Returns whether files are being dragged over the page.
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
      // If there is no related target, the pointer has left the window.
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

/**
 * Returns the image on the clipboard. Returns null if a field has focus and the clipboard also has text, as with cells
 * copied from a spreadsheet.
 */
function pastedImage({ clipboardData, target }: ClipboardEvent): File | null {
  if (!clipboardData) return null;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField && clipboardData.types.includes('text/plain')) return null;
  return [...clipboardData.files].find((file) => file.type.startsWith('image/')) ?? null;
}

interface ArrivedPostParts {
  readonly inputs: SocialInputs;
  readonly screenshot: Screenshot | null;
  readonly social: Pick<Social, 'analyze'>;
  readonly chooseImage: (file: File, isSample: boolean) => void;
}

/**
 * Puts a delivered image into the form: one pasted or dropped anywhere on the page, or a sample. Analyzes it right away if
 * the user asked for a sample.
 */
export function useArrivedPost({ inputs, screenshot, social, chooseImage }: ArrivedPostParts): void {
  const [dueFile, setDueFile] = useState<string | null>(null);
  useArrival('image', ({ file, keywords = [], isSample = false, isToAnalyze = false }) => {
    if (inputs.keywords.length === 0) inputs.setKeywords([...keywords]);
    chooseImage(file, isSample);
    if (isToAnalyze) setDueFile(file.name);
  });
  // The picture and the keywords are in the form by now.
  useRunWhen(dueFile !== null && screenshot?.name === dueFile && inputs.tracked.length > 0, () => {
    setDueFile(null);
    social.analyze();
  });
}
