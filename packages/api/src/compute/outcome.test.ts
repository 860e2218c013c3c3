import { Failure } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { outcomeOf, unwrapOutcome } from './outcome.ts';

describe('an outcome', () => {
  it('keeps a failure as data: cause, detail and what the page states', async () => {
    const stated = { headline: 'Ferries' };
    const outcome = await outcomeOf(() => {
      throw new Failure('paywall-teaser', { detail: 'More.', stated });
    });
    const sent: typeof outcome = JSON.parse(JSON.stringify(outcome));
    expect(() => unwrapOutcome(sent)).toThrow(
      expect.objectContaining({ failureCause: 'paywall-teaser', detail: 'More.', stated }),
    );
  });
});
