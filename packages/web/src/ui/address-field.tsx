import type { RefObject } from 'react';
import { TextField } from './text-field.tsx';

interface AddressFieldProps {
  readonly texts: { readonly label: string; readonly placeholder: string; readonly hint: string };
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onEnter: () => void;
}

/** Input for the URL that a tool reads. Enter starts the tool. Ctrl+Enter and ⌘+Enter are left to the form. */
export function AddressField({ texts, value, onChange, error, inputRef, onEnter }: AddressFieldProps) {
  return (
    <TextField
      label={texts.label}
      inputMode="url"
      placeholder={texts.placeholder}
      hint={texts.hint}
      value={value}
      onChange={onChange}
      error={error}
      inputRef={inputRef}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onEnter();
      }}
    />
  );
}
