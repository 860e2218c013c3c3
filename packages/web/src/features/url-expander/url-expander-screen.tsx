import type { ExpansionResult } from '@earshot/schema/url-expander/model';
import { EXPANSION_FAILED_TEXT, readShortUrl } from '@earshot/schema/url-expander/rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useFocusWhenDone } from '../../lib/focus.ts';
import { useSessionState } from '../../lib/stored-value.ts';
import type { ToolPrefill } from '../../lib/tool-inputs.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { type RestFailure, restFailureOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { ProgressNote, RetryButton } from '../../ui/run-state.tsx';
import { Panel } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toolColumns } from '../../ui/tool-form.tsx';
import { ExpansionView, HopList } from './expansion-view.tsx';
import { EXPANDER_STRINGS as STRINGS } from './strings.ts';

export function UrlExpanderScreen({ prefill }: { readonly prefill: ToolPrefill }) {
  const [url, setUrl] = useSessionState('url-expander.url', '', undefined, prefill.url);
  const expander = useExpander();
  const isBlank = url.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    expander.expand(url);
  };

  return (
    <Box sx={toolColumns(8)}>
      <Panel sx={{ display: 'grid', gap: 2.5 }}>
        <Typography variant="h2" sx={visuallyHidden}>
          URL Expander
        </Typography>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          className="no-print"
          sx={{ display: 'flex', gap: 1.5, alignItems: 'end', flexWrap: 'wrap' }}
        >
          <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
            <TextField
              label="Shortened link"
              placeholder="bit.ly/example"
              inputMode="url"
              value={url}
              onChange={setUrl}
            />
          </Box>
          <Button
            ref={expander.runRef}
            type="submit"
            variant="contained"
            disabled={isBlank || expander.pending}
          >
            {expander.pending ? 'Expanding...' : 'Expand'}
          </Button>
        </Box>
        {expander.pending ? <ProgressNote phase="Following the link" onCancel={expander.cancel} /> : null}
        <Box component="section" aria-label={STRINGS.resultTitle} aria-busy={expander.pending}>
          <Typography
            variant="h2"
            tabIndex={-1}
            ref={expander.headingRef}
            sx={expander.outcome ? HEADING : visuallyHidden}
          >
            {STRINGS.resultTitle}
          </Typography>
          <OutcomeView outcome={expander.outcome} onRetry={() => expander.expand(url)} />
        </Box>
      </Panel>
      <InfoCard />
    </Box>
  );
}

interface OutcomeViewProps {
  readonly outcome: Outcome | null;
  readonly onRetry: () => void;
}

function OutcomeView({ outcome, onRetry }: OutcomeViewProps) {
  if (outcome === null)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Enter a shortened link to see where it leads, without visiting it yourself.
      </Typography>
    );
  if (outcome.kind === 'result') return <ExpansionView result={outcome.result} />;
  const { text, failure, result } = outcome;
  const hops = result?.hops ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert severity="error" action={failure ? <RetryButton failure={failure} onRetry={onRetry} /> : null}>
        <div>{text}</div>
        {failure?.code ? <div>{failure.detail}</div> : null}
      </Alert>
      {hops.length > 0 ? <HopList hops={hops} /> : null}
    </Box>
  );
}

const HEADING = { mb: 2, '&:focus-visible': { outline: 'none' } } as const;

function InfoCard() {
  const { title, points } = STRINGS.info;
  return (
    <Panel component="aside" aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75, color: 'text.secondary' }}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
    </Panel>
  );
}

type Outcome =
  | { readonly kind: 'result'; readonly result: ExpansionResult }
  | {
      readonly kind: 'error';
      readonly text: string;
      /** The hops before the failure. */
      readonly result?: ExpansionResult;
      readonly failure?: RestFailure | null;
    };

function useExpander() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const runRef = useRef<HTMLButtonElement>(null);
  const focus = useFocusWhenDone(headingRef, runRef);
  const [running, setRunning] = useState<AbortController | null>(null);
  const { client } = trpc.useUtils();

  const send = async (url: string) => {
    focus.start();
    const controller = new AbortController();
    setRunning(controller);
    try {
      const result = await client.urlExpander.expand.mutate({ url }, { signal: controller.signal });
      setOutcome(result.error ? { kind: 'error', text: result.error, result } : { kind: 'result', result });
      focus.toResult();
    } catch (error) {
      if (controller.signal.aborted) showToast({ title: 'Expansion canceled', tone: 'neutral' });
      else setOutcome({ kind: 'error', text: EXPANSION_FAILED_TEXT, failure: restFailureOf(error) });
      focus.back();
    } finally {
      setRunning(null);
    }
  };

  const expand = (text: string) => {
    if (running || text.trim() === '') return;
    const input = readShortUrl(text);
    if (input.kind === 'address') void send(input.url);
    else setOutcome({ kind: 'error', text: input.text });
  };

  return { outcome, expand, pending: running !== null, cancel: () => running?.abort(), headingRef, runRef };
}
