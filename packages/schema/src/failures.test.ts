import { describe, expect, it } from 'vitest';
import { isUrlFailure } from './article/rules.ts';
import { FAILURES, Failure, type FailureCause } from './failures.ts';

const causes = Object.keys(FAILURES) as FailureCause[];

describe('the failure table', () => {
  it.each(causes)('#380 %s: its sentence leads to pasting the text exactly when it says so', (cause) => {
    const { message } = FAILURES[cause];
    expect(isUrlFailure(message)).toBe(/paste the text|upload (?:the image|a screenshot)/.test(message));
  });

  it.each(causes)('%s: one or two plain sentences and an error status', (cause) => {
    const { status, code, message } = FAILURES[cause];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(code).toMatch(/^[a-z][a-z0-9_]+$/);
    expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it('a failure carries its row', () => {
    expect(new Failure('busy', { retryAfterSeconds: 3 })).toMatchObject({
      message: 'The service is busy. Please try again in a moment.',
      retryAfterSeconds: 3,
      row: { status: 503, code: 'busy' },
    });
  });
});
