import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { UI_STRINGS } from './strings.ts';

/** With this status or a higher one, or if the server could not be reached, the same call may succeed a moment later. */
const SERVER_ERROR = 500;

interface RetryButtonProps {
  readonly failure: { readonly status: number; readonly retryAfterSeconds?: number | undefined };
  readonly onRetry: () => void;
}

/**
 * Button that sends the same call again. If the server specified a waiting time, the button counts it down first. Hidden for
 * failures that a retry would only repeat.
 */
export function RetryButton({ failure, onRetry }: RetryButtonProps) {
  const { status, retryAfterSeconds } = failure;
  const secondsLeft = useCountdown(retryAfterSeconds ?? 0);
  if (retryAfterSeconds === undefined && status !== 0 && status < SERVER_ERROR) return null;
  return (
    <Button size="small" variant="outlined" disabled={secondsLeft > 0} onClick={onRetry}>
      {secondsLeft > 0 ? UI_STRINGS.retry.in(secondsLeft) : UI_STRINGS.retry.now}
    </Button>
  );
}

/** Returns the remaining seconds of a wait that starts when the component mounts. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    tick();
    if (seconds === 0) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
