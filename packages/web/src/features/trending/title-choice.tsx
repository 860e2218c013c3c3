import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import { SelectField } from '../../ui/select-field.tsx';
import { TRENDING_STRINGS } from './strings.ts';

/** Maximum number of headlines offered. A longer list would be hard to choose from. */
const MAX_TITLES = 50;

interface TitleChoiceProps {
  readonly item: TrendingItem;
  /** Called with the number of the line whose headline becomes the title. */
  readonly onChoose: (line: number) => void;
}

/** Lets the user choose the title of a story from the headlines of its lines. Hidden if all of them are the same. */
export function TitleChoice({ item: { title, members }, onChoose }: TitleChoiceProps) {
  const lineOf = new Map<string, number>();
  for (const member of members)
    if (member.title !== '' && !lineOf.has(member.title)) lineOf.set(member.title, member.line);
  if (lineOf.size < 2) return null;
  const options = [...lineOf]
    .slice(0, MAX_TITLES)
    .map(([text, line]) => ({ value: String(line), label: text }));
  const current = lineOf.get(title);
  const isListed = options.some(({ value }) => value === String(current));
  return (
    <Box className="no-print" sx={{ mt: 1.5, display: 'flex' }}>
      <SelectField
        label={TRENDING_STRINGS.item.titleChoice}
        value={isListed ? String(current) : ''}
        options={isListed ? options : [{ value: '', label: title }, ...options]}
        onChange={(line) => onChoose(Number(line))}
      />
    </Box>
  );
}
