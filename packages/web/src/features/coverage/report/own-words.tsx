import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { memo } from 'react';
import { Fold, Panel, Section } from '../../../ui/section.tsx';
import { SelectField, TextField } from '../../../ui/text-field.tsx';
import { APPENDIX_PARTS } from '../book/coverage-list.ts';
import type { CoverageStore } from '../book/coverage-store.ts';
import type { CoverageList, ListSettings } from '../book/list-shape.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { PictureField } from './picture-field.tsx';
import { STANDARD_COLOR } from './report-model.ts';

const STRINGS = COVERAGE_STRINGS.exports;

interface OwnWordsProps extends Pick<CoverageList, 'client' | 'period' | 'settings'> {
  readonly update: CoverageStore['update'];
}

/** The parts of the report that the user writes or chooses: client, period, texts, color, logo, appendix. */
export const OwnWords = memo(function OwnWords({ client, period, settings, update }: OwnWordsProps) {
  const write = (changes: Partial<CoverageList>) =>
    update((current) => ({ ...current, ...changes }), {
      what: STRINGS.settingsChanged,
      series: Object.keys(changes).join(),
    });
  // A logo arrives when its file is read, so its change must not bring back the settings of an earlier render.
  const set = (changes: Partial<ListSettings>) =>
    update((current) => ({ ...current, settings: { ...current.settings, ...changes } }), {
      what: STRINGS.settingsChanged,
      series: Object.keys(changes).join(),
    });
  return (
    <Panel className="no-print">
      <Section title={STRINGS.ownWords}>
        <Box sx={FIELDS}>
          <TextField label={STRINGS.client} value={client} onChange={(client) => write({ client })} />
          <TextField label={STRINGS.period} value={period} onChange={(period) => write({ period })} />
        </Box>
        <TextField
          label={STRINGS.sentence}
          value={settings.sentence}
          onChange={(sentence) => set({ sentence })}
        />
        <TextField
          label={STRINGS.nextSteps}
          rows={3}
          value={settings.nextSteps}
          onChange={(nextSteps) => set({ nextSteps })}
          hint={STRINGS.ownWordsHint}
        />
        <Fold title={STRINGS.settings} isPrinted={false}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Box sx={FIELDS}>
              <TextField
                label={STRINGS.preparedBy}
                value={settings.preparedBy}
                onChange={(preparedBy) => set({ preparedBy })}
              />
              <SelectField
                label={STRINGS.copies}
                value={settings.copies}
                options={optionsOf(STRINGS.copiesOptions)}
                onChange={(value) => set({ copies: value === 'texts' ? 'texts' : 'placements' })}
              />
              <SelectField
                label={STRINGS.order}
                value={settings.order}
                options={optionsOf(STRINGS.orders)}
                onChange={(value) => set({ order: value === 'importance' ? value : 'day' })}
              />
              <TextField
                label={STRINGS.color}
                type="color"
                value={settings.color || STANDARD_COLOR}
                onChange={(color) => set({ color })}
              />
              <PictureField label={STRINGS.logo} picture={settings.logo} onChange={(logo) => set({ logo })} />
            </Box>
            <TextField
              label={STRINGS.tiers}
              rows={2}
              value={settings.tiers}
              onChange={(tiers) => set({ tiers })}
              hint={STRINGS.tiersHint}
            />
            <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
              <FormLabel component="legend">{STRINGS.appendix}</FormLabel>
              {APPENDIX_PARTS.map((part) => (
                <FormControlLabel
                  key={part}
                  control={
                    <Checkbox
                      size="small"
                      checked={settings.appendix.includes(part)}
                      onChange={(_, isOn) =>
                        set({
                          appendix: APPENDIX_PARTS.filter((one) =>
                            one === part ? isOn : settings.appendix.includes(one),
                          ),
                        })
                      }
                    />
                  }
                  label={STRINGS.appendixParts[part]}
                />
              ))}
            </Box>
          </Box>
        </Fold>
      </Section>
    </Panel>
  );
});

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

const FIELDS = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
} as const;
