import type { Platform } from '../../platform.ts';
import { LINKEDIN_ADDRESS } from './address.ts';
import { LINKEDIN_METHODS } from './methods.ts';

export const LINKEDIN = {
  id: 'linkedin',
  name: 'LinkedIn',
  address: LINKEDIN_ADDRESS,
  methods: LINKEDIN_METHODS,
} as const satisfies Platform;
