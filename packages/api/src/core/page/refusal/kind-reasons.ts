import type { Evidence } from './evidence.ts';
import { listReasons } from './list-kinds.ts';
import { commentReasons, formReasons, galleryReasons, noticeReasons, videoReasons } from './media-kinds.ts';
import type { Reason } from './reasons.ts';
import { statusReasons } from './status-kinds.ts';
import { jobReasons } from './thing-kinds.ts';
import { consentReasons, loginReasons } from './wall-kinds.ts';

/** Returns the evidence for each kind of page that is not an article. Among kinds with equal weight, the first is named. */
export function kindReasons(evidence: Evidence): Reason[] {
  return [
    ...statusReasons(evidence),
    ...consentReasons(evidence),
    ...loginReasons(evidence),
    ...formReasons(evidence),
    ...listReasons(evidence),
    ...videoReasons(evidence),
    ...galleryReasons(evidence),
    ...commentReasons(evidence),
    ...noticeReasons(evidence),
    ...jobReasons(evidence),
  ];
}
