import type { ChangeEvent, RefObject } from 'react';

interface JsonFileInputProps {
  readonly label: string;
  /** The button beside the input presses it through this. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => Promise<void>;
}

/** The hidden input of a button that opens a JSON file. */
export function JsonFileInput({ label, inputRef, onChoose }: JsonFileInputProps) {
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      await onChoose(file);
    } finally {
      // The same file can be chosen again.
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
