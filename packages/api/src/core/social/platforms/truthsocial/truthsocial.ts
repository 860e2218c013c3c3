import type { Platform } from '../../platform.ts';
import { TRUTH_SOCIAL_ADDRESS } from './address.ts';
import { TRUTH_SOCIAL_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const TRUTH_SOCIAL = {
  id: 'truthsocial',
  name: 'Truth Social',
  address: TRUTH_SOCIAL_ADDRESS,
  methods: TRUTH_SOCIAL_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;
