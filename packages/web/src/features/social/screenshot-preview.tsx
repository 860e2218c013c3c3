import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatKilobytes } from '../../lib/format.ts';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Screenshot } from './use-screenshot.ts';

const STRINGS = SOCIAL_STRINGS.image;
const PREVIEW_MAX_HEIGHT_PX = 220;

/** The chosen image with its name and size, so that the user sees that it was accepted (#137). */
export function ScreenshotPreview({ screenshot }: { readonly screenshot: Screenshot }) {
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
