/** Failures specific to feeds. All others are failures of pages. */
import { row } from './failure-row.ts';

export const FEED_FAILURES = {
  'not-a-feed': row(
    422,
    'not_a_feed',
    'There is no feed at this address, and its page names none. Please enter the address of an RSS, Atom or JSON feed.',
  ),
};
