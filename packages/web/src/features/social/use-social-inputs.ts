import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { useToolInputs } from '../../lib/use-tool-inputs.ts';

export type SocialInputs = ReturnType<typeof useSocialInputs>;

/** Everything that can be typed on the social screen; it outlives mode switches, tab switches and a reload. */
export function useSocialInputs(prefill: ToolPrefill) {
  return useToolInputs('social', ['url', 'upload'], prefill);
}
