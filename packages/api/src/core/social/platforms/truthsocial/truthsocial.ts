import type { Platform } from '../../platform.ts';
import { TRUTH_SOCIAL_ADDRESS } from './address.ts';
import { TRUTH_SOCIAL_METHODS } from './methods.ts';

export const TRUTH_SOCIAL = {
  id: 'truthsocial',
  name: 'Truth Social',
  address: TRUTH_SOCIAL_ADDRESS,
  methods: TRUTH_SOCIAL_METHODS,
} as const satisfies Platform;
