import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { formatKilobytes, formatMegabytes } from '../lib/format.ts';
import { CloseIcon } from './icons.tsx';

interface FileFieldProps {
  readonly label?: string;
  readonly texts: {
    readonly choose: string;
    readonly chooseOther: string;
    readonly otherWays: string;
    readonly hint: string;
  };
  readonly accept: string;
  readonly file: { readonly name: string; readonly size: number } | null;
  readonly maxBytes: number;
  readonly isDropTarget: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly children?: ReactNode;
}

/** Buttons are labels of a real file input, so a click, Enter or the space bar opens the dialog (#124, #137, #188, #189). */
export function FileField(props: FileFieldProps) {
  const { label, texts, accept, file, maxBytes, isDropTarget, onChoose, error, inputRef, children } = props;
  const id = useId();
  const remove = () => {
    props.onRemove();
    inputRef.current?.focus();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      {label ? <FormLabel htmlFor={id}>{label}</FormLabel> : null}
      <input
        ref={inputRef}
        id={id}
        type="file"
        accept={accept}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error !== undefined}
        onKeyDown={openOnEnter}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) onChoose(chosen);
          // Otherwise, choosing the same file again would not be a change (#195).
          target.value = '';
        }}
        style={visuallyHidden}
      />
      <Box
        component="label"
        htmlFor={id}
        data-state={isDropTarget ? 'drop' : error ? 'error' : file ? 'chosen' : 'empty'}
        sx={TARGET}
      >
        <strong>{isDropTarget ? 'Drop the file to use it' : file ? texts.chooseOther : texts.choose}</strong>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {texts.otherWays}
        </Typography>
      </Box>
      {children}
      {file ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="bdi" sx={{ fontWeight: 620 }}>
              {file.name}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {formatKilobytes(file.size)}
            </Box>
          </Box>
          <IconButton size="small" aria-label={`Remove ${file.name}`} onClick={remove}>
            <CloseIcon />
          </IconButton>
        </Box>
      ) : null}
      {error ? (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      ) : null}
      {file && file.size > maxBytes ? (
        <FormHelperText sx={{ color: 'warning.main' }}>
          {`The file is ${formatMegabytes(file.size)}; the limit is ${formatMegabytes(maxBytes)}. The server may reject it.`}
        </FormHelperText>
      ) : null}
      <FormHelperText id={`${id}-hint`}>{texts.hint}</FormHelperText>
    </Box>
  );
}

function openOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Takes files dropped anywhere on the page while `area` is visible. Returns true while files are dragged over the page. */
export function useFileDrop(area: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const takesFiles = (event: DragEvent) =>
    area.current !== null &&
    area.current.closest('[hidden]') === null &&
    (event.dataTransfer?.types.includes('Files') ?? false);
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!takesFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    const file = takesFiles(event) ? event.dataTransfer?.files[0] : undefined;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('dragover', (event) => onDragOver(event), { signal });
    document.addEventListener('drop', (event) => onDrop(event), { signal });
    // No related target means that the pointer has left the window.
    document.addEventListener('dragleave', (event) => !event.relatedTarget && setIsOver(false), { signal });
    return () => ended.abort();
  }, []);
  return isOver;
}

const TARGET = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 0.5,
  minHeight: 132,
  p: 2,
  textAlign: 'center',
  cursor: 'pointer',
  border: '1.5px dashed',
  borderColor: 'control.border',
  borderRadius: 2,
  bgcolor: 'background.default',
  '& strong': { color: 'primary.main', textDecoration: 'underline' },
  '&:hover': { borderColor: 'primary.main' },
  '&[data-state="chosen"]': { minHeight: 64, p: 1 },
  '&[data-state="error"]': { borderColor: 'error.main' },
  '&[data-state="drop"]': { borderColor: 'primary.main', borderStyle: 'solid', bgcolor: 'primary.light' },
  'input:focus-visible + &': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
} as const;

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly variant?: 'text' | 'outlined';
  readonly onChoose: (file: File) => void;
  readonly children?: string;
}

export function FileButton({ variant = 'outlined', children, ...input }: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <HiddenFileInput {...input} inputRef={inputRef} />
      <Button size="small" variant={variant} onClick={() => inputRef.current?.click()}>
        {children ?? input.label}
      </Button>
    </>
  );
}

interface HiddenFileInputProps extends Pick<FileButtonProps, 'label' | 'accept' | 'onChoose'> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

export function HiddenFileInput({ label, accept, inputRef, onChoose }: HiddenFileInputProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the user choose the same file again.
    target.value = '';
    if (file) onChoose(file);
  };
  return <input ref={inputRef} type="file" hidden accept={accept} aria-label={label} onChange={choose} />;
}
