import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import { type ChangeEvent, useId, useRef } from 'react';
import { showToast } from '../../../toasts/toast-store.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TOUCH_TARGET_PX } from '../../../ui/touch-target.ts';
import type { CoverageList, ListSettings } from '../book/coverage-list.ts';
import type { CoverageStore } from '../book/coverage-store.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.exports;
const LOGO_MAX_BYTES = 500 * 1024;
const STANDARD_COLOR = '#0b6e5f';

interface ReportSettingsProps {
  readonly list: CoverageList;
  readonly update: CoverageStore['update'];
}

/** Settings for the first page of a report and for how copies are counted. */
export function ReportSettings({ list, update }: ReportSettingsProps) {
  const set = (changes: Partial<ListSettings>) =>
    update((current) => ({ ...current, settings: { ...current.settings, ...changes } }), {
      what: STRINGS.settingsChanged,
      series: Object.keys(changes).join(),
    });
  const write = (field: 'client' | 'period', value: string) =>
    update((current) => ({ ...current, [field]: value }), { what: STRINGS.changed[field], series: field });
  return (
    <Box sx={FIELDS}>
      <TextField label={STRINGS.client} value={list.client} onChange={(client) => write('client', client)} />
      <TextField label={STRINGS.period} value={list.period} onChange={(period) => write('period', period)} />
      <SelectField
        label={STRINGS.copies}
        value={list.settings.copies}
        options={(['placements', 'texts'] as const).map((value) => ({
          value,
          label: STRINGS.copiesOptions[value],
        }))}
        onChange={(value) => set({ copies: value === 'texts' ? 'texts' : 'placements' })}
      />
      <ColorField color={list.settings.color} onChange={(color) => set({ color })} />
      <LogoField logo={list.settings.logo} onChange={(logo) => set({ logo })} />
    </Box>
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
