import type { Platform } from '../../platform.ts';
import { TUMBLR_ADDRESS } from './address.ts';
import { TUMBLR_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const TUMBLR = {
  id: 'tumblr',
  name: 'Tumblr',
  address: TUMBLR_ADDRESS,
  methods: TUMBLR_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;
