import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { useToolInputs } from '../../lib/use-tool-inputs.ts';

export type SocialInputs = ReturnType<typeof useSocialInputs>;

/** All inputs of the social screen. They survive mode switches, tab switches and reloads. */
export function useSocialInputs(prefill: ToolPrefill) {
  return useToolInputs('social', ['url', 'upload'], prefill);
}
