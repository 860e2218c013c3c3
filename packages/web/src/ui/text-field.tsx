import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type HTMLInputTypeAttribute, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly type?: HTMLInputTypeAttribute;
  readonly name?: string;
  readonly placeholder?: string;
  /** If omitted, the field has a single line. */
  readonly rows?: number;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly inputMode?: 'url' | 'email' | 'search' | 'text';
  readonly inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  readonly startAdornment?: ReactNode;
  readonly actions?: ReactNode;
  /** Called for Enter alone. Ctrl+Enter and ⌘+Enter are left to the form. */
  readonly onEnter?: () => void;
}

export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  type = 'text',
  rows,
  required = false,
  autoComplete = 'off',
  inputMode,
  inputRef,
  actions,
  onEnter,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth error={error !== undefined} required={required}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Box sx={ROW}>
        <OutlinedInput
          id={id}
          size="small"
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          inputRef={inputRef}
          {...(onEnter && { onKeyDown: runOnEnter(onEnter) })}
          {...(rows === undefined ? {} : { multiline: true, rows })}
          {...rest}
          slotProps={{
            input: {
              dir: 'auto',
              ...(inputMode ? { inputMode } : {}),
              ...(describedBy ? { 'aria-describedby': describedBy } : {}),
            },
          }}
        />
        {actions}
      </Box>
      {error ? (
        <FormHelperText id={errorId} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      ) : null}
      {hint ? (
        <FormHelperText id={hintId} error={false} sx={{ mx: 0 }}>
          {hint}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}

function runOnEnter(run: () => void) {
  return (event: KeyboardEvent) => {
    // An Enter that confirms an IME composition ends only the composition (#51).
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run();
  };
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > :first-of-type': { flex: '1 1 13rem' },
} as const;

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** For a bar or table, whose other parts show what the field is. The label is only for screen readers. */
  readonly isInline?: boolean;
}

export function SelectField({ label, value, options, onChange, isInline = false }: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl sx={{ flex: isInline ? { xs: '1 1 9rem', sm: 'none' } : '1 1 8.5rem' }}>
      <FormLabel htmlFor={id} {...(isInline && { style: visuallyHidden })}>
        {label}
      </FormLabel>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
