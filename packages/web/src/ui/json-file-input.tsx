import type { ChangeEvent, RefObject } from 'react';

interface JsonFileInputProps {
  readonly label: string;
  /** Ref to the input, used by the visible button to open the file dialog. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => Promise<void>;
}

/** A hidden file input for a button that opens a JSON file. */
export function JsonFileInput({ label, inputRef, onChoose }: JsonFileInputProps) {
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      await onChoose(file);
    } finally {
      // Lets the user choose the same file again.
      target.value = '';
    }
  };
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      accept=".json,application/json"
      aria-label={label}
      onChange={(event) => void choose(event)}
    />
  );
}
