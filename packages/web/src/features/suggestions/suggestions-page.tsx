import { ROUTES } from '@earshot/schema/routes';
import {
  checkSuggestion,
  SUGGESTION_FAILED,
  SUGGESTION_FAILURE_TEXT,
  SUGGESTION_RECEIVED,
} from '@earshot/schema/suggestions/rules';
import type { Problem } from '@earshot/schema/toast';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useDocumentTitle } from '../../lib/page.ts';
import { useSessionState } from '../../lib/stored-value.ts';
import { showToast, toastStore } from '../../toasts/toast-store.ts';
import { type RestFailure, restFailureOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { FailureNote } from '../../ui/run-state.tsx';
import { Panel } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';

const STRINGS = {
  heading: 'Suggestions',
  lead: 'What would make your work easier? Every idea is read by the people who run this site.',
  name: 'Name (optional)',
  email: 'Email',
  idea: 'Your idea',
  ideaHint: 'What are you trying to do, and what stands in the way?',
  send: 'Send',
  sending: 'Sending...',
  next: 'What happens next',
  privacy:
    'We keep your idea, your email address and, if you give it, your name. We may follow up by email about this idea; your address is not used for anything else.',
} as const;

/** The browser's own validation is off, so that users see our messages. */
export function SuggestionsPage() {
  const form = useSuggestion();
  useDocumentTitle(ROUTES.suggestions.title);

  return (
    <Box sx={LAYOUT}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Typography variant="h1">{STRINGS.heading}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{STRINGS.lead}</Typography>
      </Box>
      <div>
        <div role="status">
          {form.received ? (
            <Alert severity="success" sx={{ mb: 2.5 }}>
              {SUGGESTION_RECEIVED}
            </Alert>
          ) : null}
        </div>
        <Panel>
          <SuggestionForm form={form} />
        </Panel>
      </div>
      <Panel component="aside" aria-label={STRINGS.next}>
        <Typography component="h2" variant="h3">
          {STRINGS.next}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {STRINGS.privacy}
        </Typography>
      </Panel>
    </Box>
  );
}

function SuggestionForm({ form }: { readonly form: ReturnType<typeof useSuggestion> }) {
  const { edit, errorOf, fields } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.check();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.25 }}>
      <TextField
        label={STRINGS.name}
        name="name"
        autoComplete="name"
        value={form.name}
        onChange={form.setName}
      />
      <TextField
        label={STRINGS.email}
        type="email"
        required
        name="email"
        autoComplete="email"
        inputMode="email"
        value={form.email}
        onChange={edit('email', form.setEmail)}
        error={errorOf('email')}
        inputRef={fields.email}
      />
      <TextField
        label={STRINGS.idea}
        required
        name="idea"
        rows={6}
        hint={STRINGS.ideaHint}
        value={form.idea}
        onChange={edit('idea', form.setIdea)}
        error={errorOf('idea')}
        inputRef={fields.idea}
      />
      <Button type="submit" variant="contained" disabled={form.pending} sx={{ justifySelf: 'start' }}>
        {form.pending ? STRINGS.sending : STRINGS.send}
      </Button>
      {form.failure ? (
        <FailureNote failure={form.failure} fallback={SUGGESTION_FAILURE_TEXT} onRetry={form.check} />
      ) : null}
    </Box>
  );
}

const LAYOUT = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

type Field = 'email' | 'idea';
type SendingFailure = RestFailure & { readonly message: string };

function useSuggestion() {
  const [name, setName] = useSessionState('suggestions.name', '');
  const [email, setEmail] = useSessionState('suggestions.email', '');
  const [idea, setIdea] = useSessionState('suggestions.idea', '');
  const [problem, setProblem] = useState<Problem<Field> | null>(null);
  const [received, setReceived] = useState(false);
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const fields = { email: useRef<HTMLInputElement>(null), idea: useRef<HTMLInputElement>(null) };
  const mutation = trpc.suggestions.send.useMutation();

  const send = async () => {
    setFailure(null);
    try {
      await mutation.mutateAsync({ name: name.trim(), email: email.trim(), idea: idea.trim() });
      setReceived(true);
      // The earlier toast about the idea no longer applies.
      toastStore.dismiss();
      for (const clear of [setName, setEmail, setIdea]) clear('');
    } catch (error) {
      const failed = failureOf(error);
      showToast({ title: SUGGESTION_FAILED, text: failed.message, tone: 'destructive' });
      setFailure(failed);
    }
  };

  const check = () => {
    if (mutation.isPending) return;
    const broken = checkSuggestion({ name, email, idea });
    setProblem(broken);
    setReceived(false);
    if (!broken) return void send();
    showToast(broken.toast);
    fields[broken.field].current?.focus();
  };
  const errorOf = (field: Field) => (problem?.field === field ? problem.toast.text : undefined);
  const edit = (field: Field, set: (value: string) => void) => (value: string) => {
    set(value);
    if (problem?.field === field) setProblem(null);
  };

  return {
    name,
    setName,
    email,
    setEmail,
    idea,
    setIdea,
    fields,
    edit,
    errorOf,
    failure,
    check,
    received,
    pending: mutation.isPending,
  };
}

function failureOf(error: unknown): SendingFailure {
  const message = error instanceof Error && error.message !== '' ? error.message : SUGGESTION_FAILURE_TEXT;
  const { status = 0, detail = '', retryAfterSeconds } = restFailureOf(error) ?? {};
  return { message, status, detail, retryAfterSeconds };
}
