import { GROUPING_CUTS, USUAL_CUT } from '@earshot/schema/trending/regroup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.grouping;

interface GroupingSliderProps {
  /** The chosen minimum link strength, one of `GROUPING_CUTS`. */
  readonly cut: number;
  readonly onChange: (cut: number) => void;
}

/** Slider that groups the lines of the ranking more tightly or loosely, immediately and in the browser. */
export function GroupingSlider({ cut, onChange }: GroupingSliderProps) {
  const id = useId();
  const position = GROUPING_CUTS.indexOf(cut);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <FormLabel htmlFor={id}>{STRINGS.label}</FormLabel>
      <Box
        component="input"
        type="range"
        id={id}
        min={0}
        max={GROUPING_CUTS.length - 1}
        step={1}
        value={position}
        aria-valuetext={STRINGS.steps[position]}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          onChange(GROUPING_CUTS[Number(event.target.value)] ?? cut)
        }
        sx={{ flex: '0 1 12rem', minHeight: 32, accentColor: 'var(--mui-palette-primary-main)' }}
      />
      <Box component="span" aria-hidden="true" sx={{ typography: 'body2', minWidth: '9rem' }}>
        {STRINGS.steps[position]}
      </Box>
      {cut === USUAL_CUT ? null : (
        <Button size="small" onClick={() => onChange(USUAL_CUT)}>
          {STRINGS.usual}
        </Button>
      )}
    </Box>
  );
}
