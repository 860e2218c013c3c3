import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { showToast } from '../../../toasts/toast-store.ts';
import { FileButton } from '../../../ui/file-field.tsx';

const MAX_PICTURE_BYTES = 500 * 1024;

interface PictureFieldProps {
  readonly label: string;
  readonly picture: string;
  readonly onChange: (picture: string) => void;
}

export function PictureField({ label, picture, onChange }: PictureFieldProps) {
  const choose = (file: File) => {
    if (!/^image\/(?:png|jpeg)$/.test(file.type) || file.size > MAX_PICTURE_BYTES) {
      showToast({
        title: label,
        text: 'Please choose a PNG or JPEG picture of at most 500 KB.',
        tone: 'destructive',
      });
      return;
    }
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      {picture === '' ? null : <Box component="img" src={picture} alt={label} sx={{ maxHeight: 40 }} />}
      <FileButton label={label} accept="image/png,image/jpeg" onChoose={choose}>
        {`Choose: ${label.toLowerCase()}`}
      </FileButton>
      {picture === '' ? null : (
        <Button onClick={() => onChange('')}>{`Remove: ${label.toLowerCase()}`}</Button>
      )}
    </Box>
  );
}
