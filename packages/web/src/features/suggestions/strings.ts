/** UI strings of the suggestion form. Validation and outcome messages are in `@earshot/schema`. */
export const SUGGESTION_STRINGS = {
  heading: 'Suggestions',
  lead: 'What would make your work easier? Every idea is read by the people who run this site.',
  name: 'Name',
  optional: '(optional)',
  email: 'Email',
  idea: 'Your idea',
  ideaHint: 'What are you trying to do, and what stands in the way?',
  send: 'Send',
  sending: 'Sending...',
  next: 'What happens next',
  privacy:
    'We keep your idea, your email address and, if you give it, your name. We may follow up by email about this idea; your address is not used for anything else.',
} as const;
