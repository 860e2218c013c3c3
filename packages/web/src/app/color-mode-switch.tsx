import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { MoonIcon, SunIcon, SystemIcon } from '../ui/icons.tsx';
import { APP_STRINGS } from './strings.ts';

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
const ICONS = { system: SystemIcon, light: SunIcon, dark: MoonIcon } as const;

export function ColorModeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const Icon = ICONS[mode];
  const name = `${APP_STRINGS.colorMode.label}: ${APP_STRINGS.colorMode[mode]}`;
  return (
    <IconButton aria-label={name} title={name} onClick={() => setMode(NEXT[mode])}>
      <Icon />
    </IconButton>
  );
}
