import type { ExpansionResult } from '@earshot/schema/url-expander/model';
import { EXPANSION_FAILED_TEXT, readShortUrl } from '@earshot/schema/url-expander/rules';
import { useRef, useState } from 'react';
import { useFocusWhenDone } from '../../lib/focus.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { type RestError, restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { useCancellableCall } from '../../transport/use-cancellable-call.ts';
import { EXPANDER_STRINGS } from './strings.ts';

export type Outcome =
  | { readonly kind: 'result'; readonly result: ExpansionResult }
  | {
      readonly kind: 'error';
      readonly text: string;
      /** Has the hops before the failure. */
      readonly result?: ExpansionResult;
      readonly failure?: RestError | null;
    };

export function useExpander() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const runRef = useRef<HTMLButtonElement>(null);
  const focus = useFocusWhenDone(headingRef, runRef);
  const call = useCancellableCall();
  const mutation = trpc.urlExpander.expand.useMutation({ trpc: { context: call.context } });

  const send = async (url: string) => {
    focus.start();
    call.begin();
    try {
      const result = await mutation.mutateAsync({ url });
      setOutcome(result.error ? { kind: 'error', text: result.error, result } : { kind: 'result', result });
      focus.toResult();
    } catch (error) {
      if (call.wasCanceled()) showToast({ title: EXPANDER_STRINGS.canceled, tone: 'neutral' });
      else setOutcome({ kind: 'error', text: EXPANSION_FAILED_TEXT, failure: restErrorOf(error) });
      focus.back();
    }
  };

  const expand = (text: string) => {
    if (mutation.isPending || text.trim() === '') return;
    const input = readShortUrl(text);
    if (input.kind === 'address') void send(input.url);
    else setOutcome({ kind: 'error', text: input.text });
  };

  return { outcome, expand, pending: mutation.isPending, cancel: call.cancel, headingRef, runRef };
}
