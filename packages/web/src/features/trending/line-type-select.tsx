import type { LineType } from '@earshot/schema/trending/model';
import { LINE_TYPE_LABELS, LINE_TYPES } from '@earshot/schema/trending/rules';
import { SelectField } from '../../ui/select-field.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import { parseLineType } from './use-trending-inputs.ts';

interface LineTypeSelectProps {
  readonly value: LineType;
  readonly onChange: (value: LineType) => void;
}

const OPTIONS = LINE_TYPES.map((value) => ({ value, label: LINE_TYPE_LABELS[value] }));

/** Select for the kind of content on each line (#186). */
export function LineTypeSelect({ value, onChange }: LineTypeSelectProps) {
  return (
    <SelectField
      label={TRENDING_STRINGS.form.lineType}
      value={value}
      options={OPTIONS}
      onChange={(chosen) => {
        const type = parseLineType(chosen);
        if (type) onChange(type);
      }}
    />
  );
}
