import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { Panel } from '../ui/panel.tsx';
import { APP_STRINGS } from './strings.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Catches what a screen throws while rendering, so that a defect never leaves a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Panel role="alert" sx={{ maxWidth: 560, mx: 'auto', mt: 6 }}>
        <Typography variant="h1">{APP_STRINGS.crash.title}</Typography>
        <Typography sx={{ my: 2 }}>{APP_STRINGS.crash.text}</Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {APP_STRINGS.crash.reload}
        </Button>
      </Panel>
    );
  }
}
