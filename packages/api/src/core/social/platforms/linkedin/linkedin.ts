import type { Platform } from '../../platform.ts';
import { LINKEDIN_ADDRESS } from './address.ts';
import { LINKEDIN_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const LINKEDIN = {
  id: 'linkedin',
  name: 'LinkedIn',
  address: LINKEDIN_ADDRESS,
  methods: LINKEDIN_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;
