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
import { type FormEvent, useRef, useState } from 'react';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useSessionState } from '../../lib/use-session-state.ts';
import { showToast, toastStore } from '../../toasts/toast-store.ts';
import { trpc } from '../../transport/trpc.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SUGGESTION_STRINGS as STRINGS } from './strings.ts';

type Field = 'email' | 'idea';

/** The suggestion form. The browser's own validation is off, so that the product's messages are the ones seen. */
export function SuggestionsPage() {
  const [name, setName] = useSessionState('suggestions.name', '');
  const [email, setEmail] = useSessionState('suggestions.email', '');
  const [idea, setIdea] = useSessionState('suggestions.idea', '');
  const [problem, setProblem] = useState<Problem<Field> | null>(null);
  const [received, setReceived] = useState(false);
  const fields = { email: useRef<HTMLInputElement>(null), idea: useRef<HTMLInputElement>(null) };
  const mutation = trpc.suggestions.send.useMutation();
  useDocumentTitle(ROUTES.suggestions.title);

  const send = async () => {
    setReceived(false);
    try {
      await mutation.mutateAsync({ name: name.trim(), email: email.trim(), idea: idea.trim() });
      setReceived(true);
      // What a toast said about the idea before is answered now.
      toastStore.dismiss();
      for (const clear of [setName, setEmail, setIdea]) clear('');
    } catch (error) {
      const text = error instanceof Error && error.message !== '' ? error.message : SUGGESTION_FAILURE_TEXT;
      showToast({ title: SUGGESTION_FAILED, text, tone: 'destructive' });
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const broken = checkSuggestion({ name, email, idea });
    setProblem(broken);
    if (!broken) return void send();
    showToast(broken.toast);
    fields[broken.field].current?.focus();
  };

  const errorOf = (field: Field) => (problem?.field === field ? problem.toast.text : undefined);
  const edit = (field: Field, set: (value: string) => void) => (value: string) => {
    set(value);
    if (problem?.field === field) setProblem(null);
  };

  return (
    <Box sx={{ maxWidth: '42rem', mx: 'auto', display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h1">{STRINGS.heading}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{STRINGS.lead}</Typography>
      </div>
      <div>
        <div role="status">
          {received ? (
            <Alert severity="success" sx={{ mb: 2.5 }}>
              {SUGGESTION_RECEIVED}
            </Alert>
          ) : null}
        </div>
        <Panel>
          <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.25 }}>
            <TextField
              label={STRINGS.name}
              optionalNote={STRINGS.optional}
              name="name"
              autoComplete="name"
              value={name}
              onChange={setName}
            />
            <TextField
              label={STRINGS.email}
              type="email"
              required
              name="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={edit('email', setEmail)}
              error={errorOf('email')}
              inputRef={fields.email}
            />
            <TextField
              label={STRINGS.idea}
              required
              name="idea"
              rows={6}
              hint={STRINGS.ideaHint}
              value={idea}
              onChange={edit('idea', setIdea)}
              error={errorOf('idea')}
              inputRef={fields.idea}
            />
            <Button
              type="submit"
              variant="contained"
              disabled={mutation.isPending}
              sx={{ justifySelf: 'start' }}
            >
              {mutation.isPending ? STRINGS.sending : STRINGS.send}
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {STRINGS.privacy}
            </Typography>
          </Box>
        </Panel>
      </div>
    </Box>
  );
}
