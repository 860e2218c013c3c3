import { IMAGE_MAX_BYTES } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { formatKilobytes } from '../../lib/format.ts';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Screenshot } from './use-screenshot.ts';

const STRINGS = SOCIAL_STRINGS.image;
const ACCEPTED = '.png,.jpg,.jpeg,.webp,.avif,image/png,image/jpeg,image/webp,image/avif';

interface ScreenshotFieldProps {
  readonly screenshot: Screenshot | null;
  readonly isDragging: boolean;
  readonly error?: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/**
 * The area where a screenshot is chosen. Its labels belong to a real file input, so a click, Enter and the space bar open
 * the file dialog (#124). The chosen image replaces it (#137).
 */
export function ScreenshotField(props: ScreenshotFieldProps) {
  const { screenshot, isDragging, error, inputRef, onChoose, onRemove } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  const remove = () => {
    onRemove();
    inputRef.current?.focus();
  };

  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ display: 'block' }}>
        {STRINGS.label}
      </FormLabel>
      <Box data-dragging={isDragging} sx={[AREA, error ? { borderColor: 'error.main' } : {}]}>
        {screenshot ? <ScreenshotPreview key={screenshot.previewAddress} screenshot={screenshot} /> : null}
        <Box sx={screenshot ? ACTIONS : {}}>
          <input
            id={id}
            ref={inputRef}
            type="file"
            accept={ACCEPTED}
            style={visuallyHidden}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${errorId} ${hintId}` : hintId}
            onKeyDown={openOnEnter}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) onChoose(file);
              // Lets the user choose the same file again, even after it was rejected.
              event.target.value = '';
            }}
          />
          <Box component="label" htmlFor={id} sx={screenshot ? CHANGE_LABEL : CHOOSE_LABEL}>
            {screenshot ? STRINGS.chooseAnother : <EmptyLabel isDragging={isDragging} />}
          </Box>
          {screenshot ? (
            <Button size="small" onClick={remove}>
              {STRINGS.remove}
            </Button>
          ) : null}
        </Box>
      </Box>
      {error ? (
        <FormHelperText error id={errorId}>
          {error}
        </FormHelperText>
      ) : null}
      {screenshot && screenshot.sizeBytes > IMAGE_MAX_BYTES ? (
        <FormHelperText sx={{ color: 'warning.main' }}>
          {STRINGS.tooLarge(screenshot.sizeBytes)}
        </FormHelperText>
      ) : null}
      <FormHelperText id={hintId}>{STRINGS.formats}</FormHelperText>
    </Box>
  );
}

function openOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.currentTarget.click();
}

function EmptyLabel({ isDragging }: { readonly isDragging: boolean }) {
  if (isDragging) return <strong>{STRINGS.dropHere}</strong>;
  return (
    <>
      <strong>{STRINGS.choose}</strong>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {STRINGS.otherWays}
      </Typography>
    </>
  );
}

const AREA = {
  border: '1.5px dashed',
  borderColor: 'control.border',
  borderRadius: 2,
  bgcolor: 'background.default',
  '&[data-dragging=true]': { borderColor: 'primary.main', borderStyle: 'solid', bgcolor: 'primary.light' },
  '& input:focus-visible + label': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
} as const;

const CHOOSE_LABEL = {
  display: 'grid',
  gap: 0.5,
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 148,
  p: 2,
  borderRadius: 2,
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover strong': { textDecoration: 'underline' },
} as const;

const ACTIONS = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  px: 1.5,
  pb: 1.5,
} as const;

const CHANGE_LABEL = {
  typography: 'caption',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  px: 1.25,
  border: 1,
  borderColor: 'control.border',
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'primary.main',
  fontWeight: 620,
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const PREVIEW_MAX_HEIGHT_PX = 220;

/** The chosen image with its name and size, so that the user sees that it was accepted (#137). */
function ScreenshotPreview({ screenshot }: { readonly screenshot: Screenshot }) {
  const [failed, setFailed] = useState(false);
  const { name, sizeBytes, previewAddress } = screenshot;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', p: 1.5, pb: 1, minWidth: 0 }}>
      {failed ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {STRINGS.noPreview}
        </Typography>
      ) : (
        <Box
          component="img"
          src={previewAddress}
          alt={STRINGS.previewAlt(name)}
          onError={() => setFailed(true)}
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: PREVIEW_MAX_HEIGHT_PX,
            objectFit: 'contain',
            borderRadius: 1.5,
            border: 1,
            borderColor: 'divider',
          }}
        />
      )}
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>{' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatKilobytes(sizeBytes)}
        </Box>
      </Typography>
    </Box>
  );
}
