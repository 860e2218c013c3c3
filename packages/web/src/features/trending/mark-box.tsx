import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import { TOUCH_TARGET_PX } from '../../ui/touch-target.ts';

interface MarkBoxProps {
  readonly label: string;
  readonly mark: boolean | 'mixed';
  readonly onMark: (isRange: boolean) => void;
}

/** The box that marks a story or a line. With Shift, it marks a range. */
export function MarkBox({ label, mark, onMark }: MarkBoxProps) {
  return (
    <Box component="label" className="mark no-print" sx={LABEL}>
      <input
        type="checkbox"
        data-mark=""
        aria-label={label}
        checked={mark === true}
        ref={(input) => {
          if (input) input.indeterminate = mark === 'mixed';
        }}
        onChange={({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
          onMark(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </Box>
  );
}

const LABEL = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 24,
  minHeight: 24,
  cursor: 'pointer',
  '& input': { width: 16, height: 16, m: 0, accentColor: 'var(--mui-palette-primary-main)' },
  '@media (pointer: coarse)': { minWidth: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX },
} as const;
