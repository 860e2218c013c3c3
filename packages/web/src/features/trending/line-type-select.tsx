import type { LineType } from '@earshot/schema/trending/model';
import { LINE_TYPE_LABELS, LINE_TYPES } from '@earshot/schema/trending/rules';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { TRENDING_STRINGS } from './strings.ts';
import { parseLineType } from './use-trending-inputs.ts';

interface LineTypeSelectProps {
  readonly value: LineType;
  readonly onChange: (value: LineType) => void;
}

/** What the lines hold (#186); the browser's own select. */
export function LineTypeSelect({ value, onChange }: LineTypeSelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontSize: '0.875rem', fontWeight: 620, color: 'text.primary' }}>
        {TRENDING_STRINGS.form.lineType}
      </FormLabel>
      <NativeSelect
        value={value}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
        onChange={(event) => {
          const type = parseLineType(event.target.value);
          if (type) onChange(type);
        }}
      >
        {LINE_TYPES.map((type) => (
          <option key={type} value={type}>
            {LINE_TYPE_LABELS[type]}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
