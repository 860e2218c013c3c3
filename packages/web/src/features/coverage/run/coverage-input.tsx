import { addKeywords } from '@earshot/schema/keywords/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useArrival } from '../../../lib/arrivals.ts';
import { runOnCtrlEnter, useEditFocus } from '../../../lib/focus.ts';
import { useRunWhen } from '../../../lib/page.ts';
import { useSessionState } from '../../../lib/stored-value.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { KeywordManager, KeywordSets } from '../../../ui/keyword-manager.tsx';
import { Fold } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isRepeatableStale, withEntered } from '../book/effective-row.ts';
import { ImportPanel } from '../import/import-panel.tsx';
import { ADDRESSES_KEY } from '../lists/use-lists.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { Coverage } from './use-coverage.ts';

const { input: STRINGS } = COVERAGE_STRINGS;

type Field = 'keywords' | 'addresses';

interface CoverageInputProps {
  readonly coverage: Coverage;
  readonly isDue: boolean;
  readonly keywordsRef: RefObject<HTMLInputElement | null>;
  /** Called when pasted addresses have been entered, which must then be visible. */
  readonly onArrival: () => void;
  readonly onStart: () => void;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** If there are neither new URLs nor waiting rows, the button analyzes articles with outdated figures again. */
export function CoverageInput(props: CoverageInputProps) {
  const { coverage, children } = props;
  const form = useCoverageForm(props);
  const { text, addresses, problem, refs, setKeywords } = form;

  return (
    <Box onKeyDown={runOnCtrlEnter(() => void form.analyze())} sx={INPUTS}>
      <TextField
        label="Article URLs"
        rows={8}
        value={text}
        onChange={form.setText}
        placeholder="https://news.example/first-story
https://news.example/second-story"
        inputRef={refs.addresses}
        error={problem === 'addresses' ? 'Paste one or more full URLs here.' : undefined}
        hint={
          text.trim() === ''
            ? 'One URL per line. Any text around them is ignored.'
            : STRINGS.found(addresses.length)
        }
      />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'space-between' }}>
        <KeywordManager
          label="Keywords"
          noun="keyword"
          keywords={coverage.list.keywords}
          onChange={setKeywords}
          draft={form.draft}
          onDraftChange={form.setDraft}
          error={problem === 'keywords' ? 'Add one or more keywords here.' : undefined}
          inputRef={refs.keywords}
        />
        <Button variant="contained" size="large" onClick={() => void form.analyze()}>
          {STRINGS.analyze(addresses.length)}
        </Button>
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <Fold title="Import, pasted text, key messages, keyword sets" isPrinted={false}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <ImportPanel coverage={coverage} />
            {children}
            <KeywordManager
              label="Key messages"
              noun="message"
              keywords={coverage.list.messages}
              onChange={form.setMessages}
              draft={form.messageDraft}
              onDraftChange={form.setMessageDraft}
              texts={{
                hint: 'Wordings of a message that count as one: net zero = carbon neutral.',
                empty: '',
                placeholder: 'We keep fares stable',
              }}
            />
            <KeywordSets keywords={coverage.list.keywords} onUse={(set) => setKeywords(set.keywords)} />
          </Box>
        </Fold>
      </Box>
    </Box>
  );
}

function useCoverageForm(props: CoverageInputProps) {
  const { coverage, isDue, keywordsRef, onArrival, onStart, onDone } = props;
  const { list } = coverage;
  const [text, setText] = useSessionState(ADDRESSES_KEY, '');
  const [draft, setDraft] = useSessionState('coverage.draft', '');
  const [messageDraft, setMessageDraft] = useSessionState('coverage.messageDraft', '');
  const [problem, setProblem] = useState<Field | null>(null);
  const refs = { addresses: useRef<HTMLTextAreaElement>(null), keywords: keywordsRef };
  const addresses = useMemo(() => readAddresses(text), [text]);
  const focus = useEditFocus();
  const waiting = list.rows.filter(({ status }) => status === 'waiting').length;

  useArrival('list', (arrived) => {
    setProblem(null);
    setText((before) => [before.trim(), arrived.text].filter(Boolean).join('\n'));
    onArrival();
    focus.to(refs.addresses);
  });

  const setKeywords = (keywords: readonly string[]) => {
    setProblem(null);
    coverage.update((current) => ({ ...current, keywords }), { what: 'Changed the keywords' });
  };
  const setMessages = (messages: readonly string[]) =>
    coverage.update((current) => ({ ...current, messages }), { what: 'Changed the key messages' });
  const refuse = (field: Field) => {
    setProblem(field);
    refs[field].current?.focus();
    const title = field === 'keywords' ? STRINGS.keywordsTitle : 'URL required';
    showToast({ title, text: STRINGS.problems[field], tone: 'destructive' });
  };
  const analyze = async () => {
    // Includes a keyword that was typed but not yet added.
    const keywords = addKeywords(list.keywords, draft);
    if (keywords.length === 0) return refuse('keywords');
    const isRecount =
      addresses.length === 0 &&
      waiting === 0 &&
      list.rows.some((row) => isRepeatableStale(row, { ...list, keywords }));
    if (addresses.length === 0 && waiting === 0 && !isRecount) return refuse('addresses');
    setProblem(null);
    if (draft.trim() !== '') setKeywords(keywords);
    if (messageDraft.trim() !== '') setMessages(addKeywords(list.messages, messageDraft));
    coverage.update((current) => withEntered(current, addresses));
    for (const set of [setText, setDraft, setMessageDraft]) set('');
    onStart();
    if (await (isRecount ? coverage.repeatStale() : coverage.start())) onDone();
  };

  useRunWhen(isDue && addresses.length > 0 && list.keywords.length > 0, () => void analyze());

  return {
    text,
    setText: (value: string) => {
      setProblem(null);
      setText(value);
    },
    draft,
    setDraft,
    addresses,
    problem,
    refs,
    setKeywords,
    setMessages,
    messageDraft,
    setMessageDraft,
    analyze,
  };
}

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
