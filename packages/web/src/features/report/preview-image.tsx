import { PREVIEW_IMAGE_MAX_HEIGHT_PX } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { REPORT_STRINGS } from './strings.ts';

/** The image of a post, at most 300 px tall. Hidden if it cannot be shown (#164-#166). */
export function PreviewImage({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed || !/^(?:https?:|data:image\/|\/)/i.test(address)) return null;
  return (
    <Box
      component="img"
      src={address}
      alt={REPORT_STRINGS.details.previewAlt}
      onError={() => setFailed(true)}
      style={{ maxHeight: PREVIEW_IMAGE_MAX_HEIGHT_PX }}
      sx={{
        maxWidth: '100%',
        objectFit: 'contain',
        alignSelf: 'flex-start',
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
      }}
    />
  );
}
