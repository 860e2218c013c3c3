import { ROUTES } from '@earshot/schema/routes';
import { SUGGESTION_RECEIVED } from '@earshot/schema/suggestions/rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SUGGESTION_STRINGS as STRINGS } from './strings.ts';
import { useSuggestion } from './use-suggestion.ts';

/** The suggestion form. The browser's own validation is off, so that the product's messages are the ones seen. */
export function SuggestionsPage() {
  const form = useSuggestion();
  const { edit, errorOf, fields } = form;
  useDocumentTitle(ROUTES.suggestions.title);

  return (
    <Box sx={{ maxWidth: '42rem', mx: 'auto', display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h1">{STRINGS.heading}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{STRINGS.lead}</Typography>
      </div>
      <div>
        <div role="status">
          {form.received ? (
            <Alert severity="success" sx={{ mb: 2.5 }}>
              {SUGGESTION_RECEIVED}
            </Alert>
          ) : null}
        </div>
        <Panel>
          <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.25 }}>
            <TextField
              label={STRINGS.name}
              optionalNote={STRINGS.optional}
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
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {STRINGS.privacy}
            </Typography>
          </Box>
        </Panel>
      </div>
    </Box>
  );
}
