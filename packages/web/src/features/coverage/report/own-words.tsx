import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { type ChangeEvent, useId, useRef } from 'react';
import { showToast } from '../../../toasts/toast-store.ts';
import { Fold } from '../../../ui/fold.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TOUCH_TARGET_PX } from '../../../ui/touch-target.ts';
import { APPENDIX_PARTS, type CoverageList, type ListSettings } from '../book/coverage-list.ts';
import type { CoverageStore } from '../book/coverage-store.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.exports;
const LOGO_MAX_BYTES = 500 * 1024;
const STANDARD_COLOR = '#0b6e5f';

interface OwnWordsProps {
  readonly list: CoverageList;
  readonly update: CoverageStore['update'];
}

/** What the user says in the report, and on demand its settings. */
export function OwnWords({ list, update }: OwnWordsProps) {
  const { settings } = list;
  const set = (changes: Partial<ListSettings>) =>
    update((current) => ({ ...current, settings: { ...current.settings, ...changes } }), {
      what: STRINGS.settingsChanged,
      series: Object.keys(changes).join(),
    });
  const write = (field: 'client' | 'period', value: string) =>
    update((current) => ({ ...current, [field]: value }), { what: STRINGS.changed[field], series: field });
  return (
    <Panel className="no-print">
      <Section title={STRINGS.ownWords}>
        <Box sx={FIELDS}>
          <TextField
            label={STRINGS.client}
            value={list.client}
            onChange={(client) => write('client', client)}
          />
          <TextField
            label={STRINGS.period}
            value={list.period}
            onChange={(period) => write('period', period)}
          />
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
                options={(['placements', 'texts'] as const).map((value) => ({
                  value,
                  label: STRINGS.copiesOptions[value],
                }))}
                onChange={(value) => set({ copies: value === 'texts' ? 'texts' : 'placements' })}
              />
              <SelectField
                label={STRINGS.order}
                value={settings.order}
                options={(['day', 'importance'] as const).map((value) => ({
                  value,
                  label: STRINGS.orders[value],
                }))}
                onChange={(value) => set({ order: value === 'importance' ? value : 'day' })}
              />
              <ColorField color={settings.color} onChange={(color) => set({ color })} />
              <LogoField logo={settings.logo} onChange={(logo) => set({ logo })} />
            </Box>
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
}

function ColorField({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const id = useId();
  return (
    <div>
      <FormLabel htmlFor={id}>{STRINGS.color}</FormLabel>
      <Box
        component="input"
        id={id}
        type="color"
        value={color || STANDARD_COLOR}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        sx={{ display: 'block', width: '100%', height: TOUCH_TARGET_PX, p: 0.5, border: 1, borderRadius: 2 }}
      />
    </div>
  );
}

function LogoField({ logo, onChange }: { logo: string; onChange: (logo: string) => void }) {
  const inputRef = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (!/^image\/(?:png|jpeg)$/.test(file.type) || file.size > LOGO_MAX_BYTES) {
      showToast({ title: STRINGS.logo, text: STRINGS.logoRefused, tone: 'destructive' });
      return;
    }
    onChange(await dataUrlOf(file));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={STRINGS.logo}
        onChange={(event) => void choose(event)}
      />
      {logo === '' ? null : <Box component="img" src={logo} alt={STRINGS.logo} sx={{ maxHeight: 40 }} />}
      <Button variant="outlined" onClick={() => inputRef.current?.click()}>
        {STRINGS.chooseLogo}
      </Button>
      {logo === '' ? null : <Button onClick={() => onChange('')}>{STRINGS.removeLogo}</Button>}
    </Box>
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

const FIELDS = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
} as const;
