import type { Platform } from '../../platform.ts';
import { FACEBOOK_ADDRESS } from './address.ts';
import { FACEBOOK_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const FACEBOOK = {
  id: 'facebook',
  name: 'Facebook',
  address: FACEBOOK_ADDRESS,
  methods: FACEBOOK_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;
