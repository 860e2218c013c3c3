import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { ExpandIcon } from './icons.tsx';
import { TOUCH_TARGET } from './touch-target.ts';

interface DisclosureButtonProps {
  readonly label: string;
  /** Context added to the label for screen readers, e.g. a keyword. */
  readonly about: string;
  readonly expanded: boolean;
  /** ID of the element that the button shows and hides. */
  readonly controls: string;
  readonly onClick: () => void;
  readonly title?: string;
}

/** A text button that shows and hides the evidence of a figure. */
export function DisclosureButton({
  label,
  about,
  expanded,
  controls,
  onClick,
  title,
}: DisclosureButtonProps) {
  return (
    <ButtonBase aria-expanded={expanded} aria-controls={controls} onClick={onClick} title={title} sx={BUTTON}>
      <span>{label}</span>
      <span style={visuallyHidden}>{`: ${about}`}</span>
      <ExpandIcon
        className="no-print"
        sx={{ fontSize: 18, transform: expanded ? 'rotate(180deg)' : 'none' }}
      />
    </ButtonBase>
  );
}

const BUTTON = {
  typography: 'body2',
  px: 0.75,
  ml: -0.75,
  minHeight: 28,
  borderRadius: 1.5,
  gap: 0.25,
  font: 'inherit',
  color: 'primary.main',
  fontWeight: 620,
  '&:hover': { bgcolor: 'primary.light' },
  ...TOUCH_TARGET,
} as const;
