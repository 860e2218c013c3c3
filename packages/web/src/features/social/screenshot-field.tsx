import { IMAGE_MAX_BYTES } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useState } from 'react';
import { FileField } from '../../ui/file-field.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Screenshot } from './use-screenshot.ts';

const STRINGS = SOCIAL_STRINGS.image;
const ACCEPTED = '.png,.jpg,.jpeg,.webp,.avif,image/png,image/jpeg,image/webp,image/avif';

interface ScreenshotFieldProps {
  readonly screenshot: Screenshot | null;
  readonly isDropTarget: boolean;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** The area where a screenshot is chosen, with the chosen image, so that the user sees that it was accepted (#137). */
export function ScreenshotField({ screenshot, ...props }: ScreenshotFieldProps) {
  return (
    <FileField
      label={STRINGS.label}
      texts={STRINGS}
      accept={ACCEPTED}
      file={screenshot}
      maxBytes={IMAGE_MAX_BYTES}
      {...props}
    >
      {screenshot ? <Preview key={screenshot.previewAddress} screenshot={screenshot} /> : null}
    </FileField>
  );
}

function Preview({ screenshot: { name, previewAddress } }: { readonly screenshot: Screenshot }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Typography variant="body2">{STRINGS.noPreview}</Typography>;
  return (
    <Box
      component="img"
      src={previewAddress}
      alt={STRINGS.previewAlt(name)}
      onError={() => setFailed(true)}
      sx={PREVIEW}
    />
  );
}

const PREVIEW = {
  display: 'block',
  mt: 1,
  maxWidth: '100%',
  maxHeight: 220,
  objectFit: 'contain',
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
} as const;
