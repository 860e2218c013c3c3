import { COPY_CONFIRMATION_MS } from '@earshot/schema/limits';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { type Copied, copyText } from '../lib/transfer.ts';
import { showToast } from '../toasts/toast-store.ts';
import { CheckIcon, CopyIcon } from './icons.tsx';

interface CopyButtonProps {
  /** A function creates the text when the button is pressed. */
  readonly text: Copied | (() => Copied);
  readonly label: string;
  readonly confirmation: string;
}

/** Copies a text, confirms that in a toast, and shows a checkmark for two seconds (#168-#172). */
export function CopyButton({ text, label, confirmation }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    if (!(await copyWithToast(typeof text === 'function' ? text() : text, confirmation))) return;
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS);
  };

  return (
    <IconButton size="small" className="no-print" aria-label={label} data-copied={copied} onClick={copy}>
      {copied ? <CheckIcon data-testid="copied" sx={{ color: 'success.main' }} /> : <CopyIcon />}
    </IconButton>
  );
}

/** Resolves to whether it succeeded (#168-#172). */
export async function copyWithToast(content: Copied, confirmation: string): Promise<boolean> {
  try {
    await copyText(content);
  } catch {
    showToast({ title: 'Copy failed', text: 'Unable to copy to clipboard', tone: 'destructive' });
    return false;
  }
  showToast({ title: 'Copied!', text: confirmation, tone: 'success' });
  return true;
}
