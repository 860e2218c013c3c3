import { readPastedAddress } from '@earshot/schema/pasted-address';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';
import { runOnCtrlEnter } from '../../lib/run-on-ctrl-enter.ts';
import { useSessionState } from '../../lib/use-session-state.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { KeywordManager } from '../../ui/keyword-manager.tsx';
import { KeywordSets } from '../../ui/keyword-sets.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addAddresses } from './coverage-list.ts';
import type { CoverageScreenProps } from './coverage-screen.tsx';
import { COVERAGE_STRINGS } from './strings.ts';
import type { useCoverage } from './use-coverage.ts';

const STRINGS = COVERAGE_STRINGS.input;
const KEYWORDS_TITLE = 'Keywords required';
const ADDRESSES_TITLE = 'URL required';

type Field = 'keywords' | 'addresses';

interface CoverageInputProps
  extends Pick<
    CoverageScreenProps,
    'keywords' | 'onKeywordsChange' | 'draft' | 'onDraftChange' | 'initialAddresses'
  > {
  readonly coverage: ReturnType<typeof useCoverage>;
}

/** Where addresses and keywords of the list are entered; running adds the addresses and analyzes what waits. */
export function CoverageInput({ coverage, keywords, initialAddresses, ...props }: CoverageInputProps) {
  const [text, setText] = useSessionState('coverage.text', '', undefined, initialAddresses || undefined);
  const [problem, setProblem] = useState<Field | null>(null);
  const refs = { addresses: useRef<HTMLTextAreaElement>(null), keywords: useRef<HTMLInputElement>(null) };
  const addresses = useMemo(() => readAddresses(text), [text]);
  const waiting = coverage.list.rows.filter(({ status }) => status === 'waiting').length;

  const refuse = (field: Field) => {
    setProblem(field);
    refs[field].current?.focus();
    const title = field === 'keywords' ? KEYWORDS_TITLE : ADDRESSES_TITLE;
    showToast({ title, text: STRINGS.problems[field], tone: 'destructive' });
  };
  const analyze = () => {
    if (keywords.length === 0) return refuse('keywords');
    if (addresses.length === 0 && waiting === 0) return refuse('addresses');
    setProblem(null);
    coverage.update((list) => addAddresses(list, addresses));
    setText('');
    void coverage.start(keywords);
  };

  return (
    <Box onKeyDown={runOnCtrlEnter(analyze)} sx={INPUTS}>
      <TextField
        label={STRINGS.label}
        rows={8}
        value={text}
        onChange={(value) => {
          setProblem(null);
          setText(value);
        }}
        placeholder={STRINGS.placeholder}
        inputRef={refs.addresses}
        error={problem === 'addresses' ? STRINGS.errors.addresses : undefined}
        hint={text.trim() === '' ? STRINGS.hint : STRINGS.found(addresses.length)}
      />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'space-between' }}>
        <KeywordManager
          label={STRINGS.keywords}
          noun={STRINGS.keywordNoun}
          keywords={keywords}
          onChange={(next) => {
            setProblem(null);
            props.onKeywordsChange(next);
          }}
          draft={props.draft}
          onDraftChange={props.onDraftChange}
          error={problem === 'keywords' ? STRINGS.errors.keywords : undefined}
          inputRef={refs.keywords}
        />
        <KeywordSets keywords={keywords} onUse={(set) => props.onKeywordsChange(set.keywords)} />
        <Button variant="contained" size="large" onClick={analyze}>
          {STRINGS.analyze(addresses.length)}
        </Button>
      </Box>
    </Box>
  );
}

/** The addresses of a pasted text, line by line, each once. */
function readAddresses(text: string): string[] {
  const found = text.split(/\r?\n/).flatMap((line) => {
    const pasted = readPastedAddress(line);
    if (pasted.kind === 'address') return [pasted.url];
    return pasted.kind === 'several' ? pasted.urls : [];
  });
  return [...new Set(found)];
}

const INPUTS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
