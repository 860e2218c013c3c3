import {
  checkSuggestion,
  SUGGESTION_FAILED,
  SUGGESTION_FAILURE_TEXT,
} from '@earshot/schema/suggestions/rules';
import type { Problem } from '@earshot/schema/toast';
import { useRef, useState } from 'react';
import { useSessionState } from '../../lib/stored-value.ts';
import { showToast, toastStore } from '../../toasts/toast-store.ts';
import { type RestFailure, restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';

type Field = 'email' | 'idea';
type SendingFailure = RestFailure & { readonly message: string };

export function useSuggestion() {
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
  const { status = 0, detail = '', retryAfterSeconds } = restErrorOf(error) ?? {};
  return { message, status, detail, retryAfterSeconds };
}
