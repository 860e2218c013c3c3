import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Ref } from 'react';
import { CloseIcon } from './icons.tsx';
import { UI_STRINGS } from './strings.ts';
import { TOUCH_TARGET_PX } from './touch-target.ts';

interface KeywordTagProps {
  readonly keyword: string;
  readonly onRemove: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** One keyword with a real remove button. Screen readers do not announce the delete icon of a MUI Chip as a button (#63). */
export function KeywordTag({ keyword, onRemove, buttonRef }: KeywordTagProps) {
  return (
    <Box
      component="li"
      sx={{
        typography: 'body2',
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: '100%',
        pl: 1.25,
        borderRadius: 5,
        bgcolor: 'primary.light',
        color: 'text.primary',
        fontWeight: 560,
        // Visible only in forced-colors mode, where the background disappears.
        border: '1px solid transparent',
      }}
    >
      <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere', py: 0.375 }}>
        {keyword}
      </Box>
      <ButtonBase
        ref={buttonRef}
        onClick={onRemove}
        aria-label={UI_STRINGS.keywords.remove(keyword)}
        sx={{
          width: 30,
          minHeight: 30,
          ml: 0.25,
          borderRadius: 5,
          color: 'text.secondary',
          '&:hover': { color: 'error.main' },
          '@media (pointer: coarse)': { width: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX },
        }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Box>
  );
}
