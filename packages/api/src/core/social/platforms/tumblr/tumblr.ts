import type { Platform } from '../../platform.ts';
import { TUMBLR_ADDRESS } from './address.ts';
import { TUMBLR_METHODS } from './methods.ts';

export const TUMBLR = {
  id: 'tumblr',
  name: 'Tumblr',
  address: TUMBLR_ADDRESS,
  methods: TUMBLR_METHODS,
} as const satisfies Platform;
