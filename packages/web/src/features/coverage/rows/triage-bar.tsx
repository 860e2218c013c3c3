import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { KeyList } from '../../../ui/key-list.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import { COVERAGE_STRINGS } from '../strings.ts';
import { MANUAL_TONES } from './row-draft.ts';
import type { Triage } from './use-triage.ts';

const STRINGS = COVERAGE_STRINGS.triage;

interface TriageBarProps {
  readonly triage: Triage;
  readonly towards: string;
}

/** Bar above the rows: keyboard help, and actions on the selected rows. */
export function TriageBar({ triage, towards }: TriageBarProps) {
  const { chosen, actions, isHelpShown, setIsHelpShown } = triage;
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={BAR}>
        <SmallButton
          aria-expanded={isHelpShown}
          onClick={() => setIsHelpShown(!isHelpShown)}
          style={{ marginLeft: 'auto' }}
        >
          {STRINGS.keys}
        </SmallButton>
      </Box>
      {chosen.length > 0 ? (
        <Box role="group" aria-label={STRINGS.selected(chosen.length)} sx={BAR}>
          <Typography variant="body2">{STRINGS.selected(chosen.length)}</Typography>
          {towards === ''
            ? null
            : MANUAL_TONES.map((label) => (
                <SmallButton key={label} onClick={() => actions.setTones(chosen, label)}>
                  {label}
                </SmallButton>
              ))}
          <SmallButton onClick={() => actions.exclude(chosen)}>{STRINGS.exclude}</SmallButton>
          <SmallButton onClick={() => actions.remove(chosen)}>{STRINGS.remove}</SmallButton>
          <SmallButton onClick={actions.clearSelection}>{STRINGS.clear}</SmallButton>
        </Box>
      ) : null}
      {isHelpShown ? <KeyList label={STRINGS.keys} keys={STRINGS.help} /> : null}
    </Box>
  );
}

const BAR = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 32 } as const;
