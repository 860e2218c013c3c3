import { TABLE_EXTENSIONS, UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ChangeEvent, type RefObject, useId } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';
import { TRENDING_STRINGS } from './strings.ts';

interface FileFieldProps {
  readonly file: File | null;
  readonly isDropTarget: boolean;
  readonly onChoose: (file: File) => void;
  /** Called with the table file that the user chose. */
  readonly onChooseTable: (file: File) => void;
  /** Called with the saved ranking that the user chose. */
  readonly onChooseSaved: (file: File) => void;
  readonly onRemove: () => void;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

const STRINGS = TRENDING_STRINGS.form;

/** The browser's native file input inside a large drop target, with the chosen file and its size below (#188, #189). */
export function FileField(props: FileFieldProps) {
  const { file, isDropTarget, onChoose, onChooseTable, onChooseSaved, onRemove, error, inputRef } = props;
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', `${id}-hint`].filter(Boolean).join(' ');

  return (
    <Box>
      <Box sx={{ position: 'relative' }}>
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={UPLOAD_EXTENSIONS.join(',')}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          onChange={withChosen(onChoose)}
          style={visuallyHidden}
        />
        <Box component="label" htmlFor={id} sx={{ ...TARGET, borderColor: borderOf(isDropTarget, error) }}>
          <Box component="span" sx={{ fontWeight: 650, color: 'primary.main', textDecoration: 'underline' }}>
            {file ? STRINGS.chooseOther : STRINGS.choose}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {STRINGS.drop}
          </Box>
        </Box>
      </Box>
      {file ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 620 }}>
            <bdi>{file.name}</bdi>{' '}
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {STRINGS.fileSize(file.size)}
            </Box>
          </Typography>
          <IconButton size="small" aria-label={STRINGS.removeFile(file.name)} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </Box>
      ) : null}
      {error ? (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      ) : null}
      {file && file.size > UPLOAD_MAX_BYTES ? (
        <FormHelperText sx={{ color: 'warning.main' }}>{STRINGS.tooLarge}</FormHelperText>
      ) : null}
      <FormHelperText id={`${id}-hint`}>{STRINGS.fileHint}</FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <DialogButton
          label={STRINGS.chooseTable}
          accept={TABLE_EXTENSIONS.join(',')}
          onChoose={onChooseTable}
        />
        <DialogButton label={STRINGS.loadSaved} accept=".json,application/json" onChoose={onChooseSaved} />
      </Box>
    </Box>
  );
}

interface DialogButtonProps extends Pick<FileFieldProps, 'onChoose'> {
  readonly label: string;
  readonly accept: string;
}

/**
 * Opens the browser's file dialog for another kind of file: tables exported by monitoring tools, or saved rankings. Its
 * input is not in the DOM, because the page may have only one visible file control.
 */
function DialogButton({ label, accept, onChoose }: DialogButtonProps) {
  const open = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => {
      const chosen = input.files?.[0];
      if (chosen) onChoose(chosen);
    });
    input.click();
  };
  return (
    <Button size="small" sx={{ mt: 0.5 }} onClick={open}>
      {label}
    </Button>
  );
}

/** Returns a change handler that passes the chosen file to `take`. */
function withChosen(take: (file: File) => void) {
  return (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    if (chosen) take(chosen);
    // Otherwise choosing the same file again would not trigger a change (#195).
    event.target.value = '';
  };
}

const TARGET = {
  typography: 'body1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 0.5,
  minHeight: 132,
  p: 2,
  textAlign: 'center',
  cursor: 'pointer',
  border: '1.5px dashed',
  borderRadius: 2,
  bgcolor: 'background.default',
  '&:hover': { borderColor: 'primary.main' },
  'input:focus-visible + &': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
} as const;

function borderOf(isDropTarget: boolean, error: string | undefined): string {
  if (isDropTarget) return 'primary.main';
  return error ? 'error.main' : 'control.border';
}
