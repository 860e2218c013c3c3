import { MIN_IDEA_CHARACTERS } from '../limits.ts';
import { type Problem, problem } from '../toast.ts';

export interface SuggestionInput {
  readonly name: string;
  readonly email: string;
  readonly idea: string;
}

const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Reports a problem with the email before one with the idea (#250-#254). */
export function checkSuggestion(input: SuggestionInput): Problem<'email' | 'idea'> | null {
  if (!EMAIL.test(input.email.trim())) {
    return problem('email', 'Email required', 'Please provide a valid email address.');
  }
  if (input.idea.trim().length < MIN_IDEA_CHARACTERS) {
    return problem('idea', 'Idea too short', 'Please share at least a couple of sentences.');
  }
  return null;
}

export const SUGGESTION_RECEIVED = 'Thanks—your idea was received!';
export const SUGGESTION_FAILED = 'Submission failed';
export const SUGGESTION_FAILURE_TEXT = 'Please check your input and try again.';
