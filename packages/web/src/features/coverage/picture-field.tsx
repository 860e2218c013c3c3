import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';
import { showToast } from '../../toasts/toast-store.ts';
import { COVERAGE_STRINGS } from './strings.ts';

const STRINGS = COVERAGE_STRINGS.picture;
const MAX_BYTES = 500 * 1024;

interface PictureFieldProps {
  readonly label: string;
  /** The picture as a `data:` URL. Empty if there is none. */
  readonly picture: string;
  readonly onChange: (picture: string) => void;
}

/** Lets the user choose a picture, which is stored with the list. */
export function PictureField({ label, picture, onChange }: PictureFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (!/^image\/(?:png|jpeg)$/.test(file.type) || file.size > MAX_BYTES) {
      showToast({ title: label, text: STRINGS.refused, tone: 'destructive' });
      return;
    }
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={label}
        onChange={choose}
      />
      {picture === '' ? null : <Box component="img" src={picture} alt={label} sx={{ maxHeight: 40 }} />}
      <Button variant="outlined" onClick={() => inputRef.current?.click()}>
        {STRINGS.choose(label)}
      </Button>
      {picture === '' ? null : <Button onClick={() => onChange('')}>{STRINGS.remove(label)}</Button>}
    </Box>
  );
}
