import type { Platform } from '../../platform.ts';
import { FACEBOOK_ADDRESS } from './address.ts';
import { FACEBOOK_METHODS } from './methods.ts';

export const FACEBOOK = {
  id: 'facebook',
  name: 'Facebook',
  address: FACEBOOK_ADDRESS,
  methods: FACEBOOK_METHODS,
} as const satisfies Platform;
