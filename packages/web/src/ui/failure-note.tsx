import Alert from '@mui/material/Alert';

/**
 * Why the last call failed, for as long as it matters: a toast is gone before the user has put things right. It is a
 * `note` because the toast has announced the failure already.
 */
export function FailureNote({ text }: { readonly text: string }) {
  return (
    <Alert severity="error" role="note" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  );
}
